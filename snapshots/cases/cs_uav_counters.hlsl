// dxc: -T cs_6_0 -E main
// Counters: append, consume, increment and decrement.
struct Item { uint key; float2 value; };
AppendStructuredBuffer<Item> added : register(u0);
ConsumeStructuredBuffer<Item> taken : register(u1);
RWStructuredBuffer<uint> list : register(u2);
RWStructuredBuffer<uint> other : register(u3);
[numthreads(4, 1, 1)]
void main() {
    Item i = taken.Consume();
    i.key = list.IncrementCounter();
    list[i.key] = other.DecrementCounter();
    added.Append(i);
}

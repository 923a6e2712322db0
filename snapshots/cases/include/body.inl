// Included by ps_zi_include, inside a function.
{
    float b = a * v.z;
    a += b;
}

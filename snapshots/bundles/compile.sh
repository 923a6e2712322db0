#!/usr/bin/env bash
# Compiles the Slang modules of these cases as the document says: one run of slangc for each entry and target.
#
#   LD_LIBRARY_PATH=DIR_OF_libdxcompiler.so SLANGC=path/to/slangc ./compile.sh
#
# Made with slangc 2026.14.1 (the PyPI package slangtorch 1.3.22), dxc 1.8.2407 as its libdxcompiler.so, and for SPIR-V
# with slangpy 0.43.1's libslang-glslang-2026.12.so as libslang-glslang-2026.14.1.so, which slangtorch lacks.
set -euo pipefail
cd "$(dirname "$0")"
slangc=${SLANGC:-slangc}

# extension TARGET: of the code file.
extension() { case $1 in spirv) echo spv ;; *) echo "$1" ;; esac; }

# compile MODULE GROUP ENTRY STAGE TARGET...
compile() {
  local module=$1 group=$2 entry=$3 stage=$4 target
  shift 4
  for target in "$@"; do
    local profile=()
    [[ $target == dxil ]] && profile=(-profile sm_6_5)
    mkdir -p "$module/$target"
    # In the module's folder and with its bare name: no path of anyone's machine belongs into the outputs.
    (cd "$module" && "$slangc" "$module.slang" -matrix-layout-row-major -line-directive-mode none \
      -D"$group" -D"DREAM_TARGET_${target^^}" "${profile[@]}" -target "$target" -entry "$entry" -stage "$stage" \
      -o "$target/$entry.$(extension "$target")" -reflection-json "$target/$entry.json")
  done
}

all=(dxil metal spirv wgsl)
compile particles DREAM_SHADER_step_particles step_particles compute "${all[@]}"
compile particles DREAM_SHADER_count_cells count_cells compute "${all[@]}"
compile mesh DREAM_SHADERS_RENDER place vertex "${all[@]}"
compile mesh DREAM_SHADERS_RENDER shade fragment "${all[@]}"
compile mesh DREAM_SHADERS_RENDER shade_normal fragment "${all[@]}"
compile mesh DREAM_SHADER_cull cull compute "${all[@]}"
rays=(dxil spirv)
compile trace DREAM_SHADERS_RAY_TRACING camera raygeneration "${rays[@]}"
compile trace DREAM_SHADERS_RAY_TRACING surface closesthit "${rays[@]}"
compile trace DREAM_SHADERS_RAY_TRACING cutout anyhit "${rays[@]}"
compile trace DREAM_SHADERS_RAY_TRACING sky miss "${rays[@]}"
compile trace DREAM_SHADERS_RAY_TRACING ball intersection "${rays[@]}"
compile trace DREAM_SHADERS_RAY_TRACING tint callable "${rays[@]}"
compile trace DREAM_SHADER_occlusion occlusion compute "${rays[@]}"

# Of shapes that no bundle has only the reflection is wanted.
for target in dxil metal wgsl; do
  (cd shapes && "$slangc" shapes.slang -matrix-layout-row-major -no-codegen -target "$target" -entry shapes \
    -stage compute -reflection-json "$target.json")
done

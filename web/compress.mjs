// Puts FILE.br and FILE.gz beside every file of a folder that gets smaller by it.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const folder = process.argv[2];
for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(html|js|css|svg|json|txt|map|webmanifest)$/.test(name)) continue;
  const path = join(folder, name);
  const data = readFileSync(path);
  for (const [ending, packed] of [
    [".br", brotliCompressSync(data)],
    [".gz", gzipSync(data, { level: 9 })],
  ])
    if (packed.length < 0.9 * data.length) writeFileSync(path + ending, packed);
}

import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|map|txt)$/;

/**
 * Compresses every text file of a built folder into a `.br` and a `.gz` beside it, unless they are newer. Serving then takes
 * no CPU. A folder that is not writable is served uncompressed.
 */
export function precompress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!COMPRESSIBLE.test(name)) continue;
    const file = join(folder, name);
    const text = readFileSync(file);
    if (text.length < 1024) continue;
    try {
      if (isStale(`${file}.br`, file)) writeFileSync(`${file}.br`, brotli(text));
      if (isStale(`${file}.gz`, file)) writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    } catch {
      return;
    }
  }
}

function brotli(text: Buffer): Buffer {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
}

function isStale(compressed: string, source: string): boolean {
  return !existsSync(compressed) || statSync(compressed).mtimeMs < statSync(source).mtimeMs;
}

import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const WORTHWHILE = /\.(?:js|css|html|svg|json|map|txt)$/;

/**
 * Writes a `.br` and a `.gz` beside every text of a built folder that has none as new as itself, so that serving it costs
 * nothing. A folder that cannot be written to is served as it is.
 */
export function precompress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!WORTHWHILE.test(name)) continue;
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

function isStale(made: string, source: string): boolean {
  return !existsSync(made) || statSync(made).mtimeMs < statSync(source).mtimeMs;
}

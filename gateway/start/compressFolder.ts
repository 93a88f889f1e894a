import { readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:js|css|html|svg|json|map|txt)$/;
const SMALLEST_BYTES = 1024;

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);

const ENCODINGS = {
  br: (text: Buffer) =>
    brotliOf(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
    }),
  gz: (text: Buffer) => gzipOf(text, { level: 9 }),
};

/**
 * Writes a `.br` and a `.gz` beside every text file of a built folder, on all cores. This takes up to half a minute of CPU, so it belongs to the build:
 * a process that serves requests only sends these files, or the plain ones where they are missing.
 */
export async function compressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  const files = names.filter((name) => COMPRESSIBLE.test(name)).map((name) => join(folder, name));
  await Promise.all(Array.from({ length: availableParallelism() }, () => compressNext(files)));
}

/** Takes files from the list until it is empty. */
async function compressNext(files: string[]): Promise<void> {
  for (let file = files.pop(); file !== undefined; file = files.pop()) {
    const text = await readFile(file);
    if (text.length < SMALLEST_BYTES) continue;
    for (const [extension, compress] of Object.entries(ENCODINGS)) {
      const target = `${file}.${extension}`;
      // An interruption leaves no half of a compressed file under a name that is served.
      await writeFile(`${target}.part`, await compress(text));
      await rename(`${target}.part`, target);
    }
  }
}

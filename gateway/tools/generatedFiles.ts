import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { isAbsolute, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** A generated file: its path from the root of the repository, and all of its text. */
export interface GeneratedFile {
  path: string;
  text: string;
}

/** Writes what differs from disk. */
export function writeFiles(files: readonly GeneratedFile[]): void {
  for (const { path, text } of files) if (onDisk(path) !== text) writeFileSync(full(path), text);
}

/** Paths of the files whose text on disk is another one, or which are not there. */
export function staleFiles(files: readonly GeneratedFile[]): string[] {
  return files.filter(({ path, text }) => onDisk(path) !== text).map(({ path }) => path);
}

function onDisk(path: string): string | undefined {
  return existsSync(full(path)) ? readFileSync(full(path), 'utf8') : undefined;
}

function full(path: string): string {
  return isAbsolute(path) ? path : join(root, path);
}

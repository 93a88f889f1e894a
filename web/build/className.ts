import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';

const WEB = resolve(import.meta.dirname, '..');

/**
 * The name of a class in the style sheet: its own and a mark of its file. The shell lists all names, so that Vite's longer ones, with a line
 * number and a mark of the content, would be 2 KB more.
 */
export function className(name: string, file: string): string {
  const path = relative(WEB, file.replace(/\?.*$/, '')).replaceAll('\\', '/');
  return `${name}_${createHash('sha256').update(path).digest('base64url').replace(/\W/g, '').slice(0, 4)}`;
}

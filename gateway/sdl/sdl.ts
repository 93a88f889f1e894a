import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = new URL('../../schema/', import.meta.url);

/** SDL of the gateway's own schema: the `.graphql` files of the capabilities, in the order of their names. */
export const ownSdl: readonly string[] = globSync('*/**/*.graphql', {
  cwd: fileURLToPath(folder),
  exclude: ['remote/**'],
})
  .sort((a, b) => (basename(a) < basename(b) ? -1 : 1))
  .map((path) => readFileSync(new URL(path, folder), 'utf8'));

/** The pinned SDL of the search index (`npm run schema:pull`). */
export const searchSdl: string = readFileSync(new URL('remote/search.graphql', folder), 'utf8');

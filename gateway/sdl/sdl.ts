import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('../../schema/', import.meta.url);

/** The gateway's own schema: every SDL file of the contract, one a noun, in the order of their names. */
export const ownSdl: readonly string[] = readdirSync(new URL('sdl/', folder))
  .filter((name) => name.endsWith('.graphql'))
  .sort()
  .map((name) => readFileSync(new URL(`sdl/${name}`, folder), 'utf8'));

/** The pinned SDL of the search index (`npm run schema:pull`). */
export const searchSdl: string = readFileSync(new URL('remote/search.graphql', folder), 'utf8');

import { readFileSync } from 'node:fs';

const file = new URL('../../../operations/manifest.json', import.meta.url);

/** The documents that the web may send by their hash. */
export interface TrustedDocuments {
  has(hash: string): boolean;
  /** The cache that Apollo's persisted queries read; nobody can register a document. */
  cache: {
    get(key: string): Promise<string | undefined>;
    set(): Promise<void>;
    delete(): Promise<void>;
  };
}

/**
 * Reads operations/manifest.json.
 * @param isWatching whether an unknown hash makes it read the file again, for development.
 */
export function trustedDocuments(isWatching = false): TrustedDocuments {
  let texts = read();
  return {
    has: (hash) => texts.has(hash),
    cache: {
      async get(key) {
        const hash = key.slice(key.lastIndexOf(':') + 1);
        if (isWatching && !texts.has(hash)) texts = read();
        return texts.get(hash);
      },
      async set() {},
      async delete() {},
    },
  };
}

function read(): Map<string, string> {
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, { text: string }>;
  return new Map(Object.entries(manifest).map(([hash, { text }]) => [hash, text]));
}

// Data that the browser keeps between visits. Every key begins with `guerdon.`; without storage only convenience is lost.
const PREFIX = 'guerdon.';

/** Prefix of every form draft. */
export const DRAFTS = 'draft.';

type StorageKind = 'local' | 'session';

const place = (kind: StorageKind): Storage => (kind === 'local' ? localStorage : sessionStorage);

/** The full key, as the browser's storage events name it. */
export const keyOf = (key: string): string => PREFIX + key;

/** Reads a stored JSON value; null when there is none or it cannot be read. */
export function recall<T>(key: string, kind: StorageKind = 'local'): T | null {
  try {
    const text = place(kind).getItem(PREFIX + key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Stores a JSON value; null deletes it. */
export function remember(key: string, value: unknown, kind: StorageKind = 'local'): void {
  try {
    if (value === null) place(kind).removeItem(PREFIX + key);
    else place(kind).setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the value is lost, nothing else.
  }
}

/** Deletes the session-storage keys with this prefix, except those with the prefix `but`. */
export function forgetBeginning(start: string, { but }: { but?: string } = {}): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      const own = key.slice(PREFIX.length);
      const isMeant = key.startsWith(PREFIX) && own.startsWith(start);
      if (isMeant && !(but !== undefined && own.startsWith(but))) sessionStorage.removeItem(key);
    }
  } catch {
    // Storage is not available, so nothing was stored.
  }
}

/** Deletes everything of ours except the named keys and those with the prefix. */
export function forgetAllBut({ keys, prefix }: { keys: readonly string[]; prefix: string }): void {
  for (const kind of ['local', 'session'] as const) {
    try {
      const storage = place(kind);
      for (const key of Object.keys(storage)) {
        const own = key.slice(PREFIX.length);
        const isKept = keys.includes(own) || own.startsWith(prefix);
        if (key.startsWith(PREFIX) && !isKept) storage.removeItem(key);
      }
    } catch {
      // Storage is not available, so nothing was stored.
    }
  }
}

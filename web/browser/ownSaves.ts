// Versions of rows that this browser's tabs saved, so that a conflict tells the person's own other tab from another person.
import { recall, remember } from './storage.ts';

const KEY = 'ownSaves';
/** Saves that are remembered: a conflict is with a recent one. */
const MAX_SAVES = 200;
/** Depth of an answer down to which saved rows are looked for. */
const MAX_DEPTH = 6;

interface Saved {
  __typename?: unknown;
  id?: unknown;
  version?: unknown;
}

/** Identifies a version of a row; null where the row does not tell its type, its id and its version. */
function saveOf({ __typename, id, version }: Saved): string | null {
  const isNamed = typeof __typename === 'string' && typeof id === 'string' && typeof version === 'number';
  return isNamed ? `${__typename}:${id}:${version}` : null;
}

function savesIn(value: unknown, depth = 0): string[] {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  const own = Array.isArray(value) ? null : saveOf(value);
  return [...(own ? [own] : []), ...Object.values(value).flatMap((part) => savesIn(part, depth + 1))];
}

/** Remembers the rows of a successful change. */
export function noteOwnSaves(answer: unknown): void {
  const saves = savesIn(answer);
  if (saves.length === 0) return;
  remember(KEY, [...new Set([...(recall<string[]>(KEY) ?? []), ...saves])].slice(-MAX_SAVES));
}

/** Returns true if a tab of this browser saved the row in its current version. */
export function isOwnSave(row: unknown): boolean {
  const save = typeof row === 'object' && row !== null ? saveOf(row) : null;
  return save !== null && (recall<string[]>(KEY) ?? []).includes(save);
}

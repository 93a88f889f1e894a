import { type SQL, sql } from 'drizzle-orm';

const LAST = 0x10ffff;
const SURROGATES = { first: 0xd800, behind: 0xe000 };

/**
 * True if a text column begins with this, letter by letter, as a range of the index on `column collate "C"`. Row-level security keeps `like`
 * from using that index: the index only serves operators that reveal nothing about hidden rows.
 */
export function beginsWith(column: SQL, beginning: string): SQL {
  const end = behindAll(beginning);
  return end === null
    ? sql`${column} collate "C" >= ${beginning}`
    : sql`(${column} collate "C" >= ${beginning} and ${column} collate "C" < ${end})`;
}

/** The first text after all texts with this prefix, by code points; null if there is none. */
function behindAll(beginning: string): string | null {
  const letters = [...beginning];
  while (letters.length > 0) {
    const code = (letters.pop() as string).codePointAt(0) as number;
    if (code === LAST) continue;
    const next = code + 1 === SURROGATES.first ? SURROGATES.behind : code + 1;
    return letters.join('') + String.fromCodePoint(next);
  }
  return null;
}

import { type SQL, sql } from 'drizzle-orm';
import { searchedEmail } from '../../../schema/foundation/contacts/emailAddress.ts';

/** The last letter for which the database's columns are searched without diacritics. */
const LAST_LATIN = '\u017f';
const MARKED = Array.from({ length: 0x17f - 0xc0 + 1 }, (_, index) => String.fromCodePoint(0xc0 + index))
  .map((letter) => [letter, plainOf(letter)] as const)
  .filter(([letter, plain]) => letter !== plain && /^[a-z]$/.test(plain));
const FROM = MARKED.map(([letter]) => letter).join('');
const TO = MARKED.map(([, plain]) => plain).join('');

/** A text in search form: composed (NFC), as file names of macOS and what is copied from it are not; without case and without the diacritics of Latin letters; in other scripts, such as Japanese, marks make a different letter. */
export function folded(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => (letter <= LAST_LATIN ? plainOf(letter) : letter.toLowerCase()))
    .join('');
}

/** The same for a column, in SQL. Needs neither an extension nor a collation. */
export function foldedColumn(column: SQL): SQL {
  return sql`translate(lower(normalize(${column}, NFC)), ${FROM}::text, ${TO}::text)`;
}

/** The same for a column by its name, spelled out for an index or a generated column of `table.ts`. */
export function foldedText(column: string): SQL {
  return sql.raw(`translate(lower(normalize(${column}, NFC)), '${FROM}', '${TO}')`);
}

/** True if one of the columns, such as a name and an e-mail, contains a text in search form. */
export function holdsFolded(text: string, columns: readonly SQL[]): SQL {
  const pattern = likeAnywhere(folded(text));
  return sql`(${sql.join(
    columns.map((column) => sql`${foldedColumn(column)} like ${pattern}`),
    sql` or `,
  )})`;
}

/** True if an account's name or e-mail contains a text in search form. A domain matches by its own letters and by its punycode. */
export const holdsPerson = (text: string, { name, email }: { name: SQL; email: SQL }): SQL =>
  sql`(${holdsFolded(text, [name, email])} or lower(${email}) like ${likeAnywhere(searchedEmail(text).toLowerCase())})`;

/** Text that `like` finds literally anywhere. */
export function likeAnywhere(text: string): string {
  return `%${escapeLike(text)}%`;
}

/** Escapes text for a pattern of `like`. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function plainOf(letter: string): string {
  return letter
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

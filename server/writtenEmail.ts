import { domainToUnicode } from 'node:url';
import { asciiEmail } from '../schema/emailAddress.ts';

/** Part of each label of a stored domain that has other letters than ASCII. */
const PUNYCODE = 'xn--';

/** Whether a text, or the bytes of one, may hold a domain in punycode. */
export const hasPunycode = (text: string | Buffer): boolean => text.includes(PUNYCODE);

/**
 * A stored address as people write it: its domain in its own letters. A domain whose letters we would refuse on entry, such as look-alikes,
 * stays in punycode.
 */
export function writtenEmail(stored: string): string {
  if (!hasPunycode(stored)) return stored;
  const at = stored.lastIndexOf('@');
  const written = `${stored.slice(0, at)}@${domainToUnicode(stored.slice(at + 1))}`;
  return asciiEmail(written)?.toLowerCase() === stored.toLowerCase() ? written : stored;
}

/** A text that is an address and nothing else, in quotation marks, as JSON and our CSV files have it; no path of a page. */
const QUOTED_EMAIL = /"([^"\\\s@/][^"\\\s@]{0,63}@[A-Za-z0-9.-]{4,253})"/g;

/** JSON or lines of a CSV file, whose cells are quoted, with every stored address as people write it (decision 0079). */
export const withWrittenEmails = (text: string): string =>
  hasPunycode(text)
    ? text.replace(QUOTED_EMAIL, (_quoted, email: string) => `"${writtenEmail(email)}"`)
    : text;

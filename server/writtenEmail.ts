import { domainToUnicode } from 'node:url';
import { asciiEmail } from '../schema/foundation/contacts/emailAddress.ts';

/** Part of each label of a stored domain that has other letters than ASCII. */
const PUNYCODE = 'xn--';

/** True if a text, or the bytes of one, may hold a domain in punycode. */
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

const ADDRESS = String.raw`"[^"\\\s@/][^"\\\s@]{0,63}@[A-Za-z0-9.-]{4,253}"`;
const QUOTED_ADDRESS = new RegExp(ADDRESS, 'g');
const EMAIL_FIELD = '"(?:email|contact_email|login|to)":';
/** The external ID of a recipient is an address where it is of the kind `email`; any other is what a program has entered. */
const EMAIL_UID = '"provider":"email","uid":';
const CHANGED = String.raw`\{"before":(?:null|${ADDRESS}),"after":(?:null|${ADDRESS})\}`;
const EMAIL_VALUES = new RegExp(`(?:${EMAIL_FIELD}|${EMAIL_UID})${ADDRESS}|"(?:email|user)":${CHANGED}`, 'g');

/**
 * An answer as JSON, with every stored address as people write it (decision 0079). Fields of addresses alone are converted: an order ID or a note that looks
 * like one stays what somebody entered.
 */
export const withWrittenEmails = (json: string): string =>
  hasPunycode(json)
    ? json.replace(EMAIL_VALUES, (field) => field.replace(QUOTED_ADDRESS, writtenInQuotes))
    : json;

/** The same for an address in quotation marks. */
const writtenInQuotes = (quoted: string): string => `"${writtenEmail(quoted.slice(1, -1))}"`;

/** Cells of quoted CSV, each with what ends it. */
const CELLS = /("(?:[^"]|"")*"|)(;|\r\n|$)/g;

/**
 * Whole lines of a CSV file whose cells are quoted, with the addresses of its columns `email` and `recipient_uid` as people write them. The latter follows
 * `recipient_provider`, which says whether it is an address.
 */
export function withWrittenColumns(csv: string, columns: readonly string[]): string {
  if (!hasPunycode(csv)) return csv;
  let place = 0;
  let previous = '';
  return csv.replace(CELLS, (whole: string, cell: string, end: string) => {
    const name = columns[place];
    const isAddress = name === 'email' || (name === 'recipient_uid' && previous === '"email"');
    place = end === ';' ? place + 1 : 0;
    previous = cell;
    return isAddress && cell !== '' ? writtenInQuotes(cell) + end : whole;
  });
}

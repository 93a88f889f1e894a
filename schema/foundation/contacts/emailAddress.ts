// E-mail addresses: one rule for files, forms, search and mails.

/** A character of the words in a local part. */
const LOCAL_CHARACTER = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]$/;
/**
 * A local part as RFC 5321 has it without quotes: words of these characters joined by single dots. An apostrophe at its beginning is refused: spreadsheets
 * mark texts by it, and a message to such an address reaches nobody.
 */
const LOCAL = /^(?!')[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const MAX_LOCAL = 64;

/** A domain in ASCII: labels, then a top-level domain of 2 to 15 letters (PATTERN-2, PATTERN-3) or an internationalized one. */
const DOMAIN =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.){1,8}(?:[a-z]{2,15}|xn--[a-z0-9-]{1,58}[a-z0-9])$/i;

/** Labels of letters, marks, digits and hyphens of any script, joined by plain dots. */
const WRITTEN_DOMAIN = /^[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u;

/** Longest address, in its ASCII form (RFC 5321). */
export const MAX_EMAIL = 254;

/**
 * The form in which an address is stored, compared and sent: a domain of other letters in punycode, the rest as written. Null for anything
 * that is no address.
 */
export function asciiEmail(written: string): string | null {
  const text = written.trim();
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  if (at < 1 || local.length > MAX_LOCAL || !LOCAL.test(local)) return null;
  const domain = asciiDomain(text.slice(at + 1));
  const email = `${local}@${domain}`;
  return domain !== null && DOMAIN.test(domain) && email.length <= MAX_EMAIL ? email : null;
}

/** A rule that an address breaks; `limit` is the first visible character that no address has. */
export type EmailIssue = { rule: 'email_format' } | { rule: 'email_character'; limit: string };

/** Why a text is no address: the rule of every field, request and file where an address enters. Null for an address. */
export function emailIssue(written: string): EmailIssue | null {
  const text = written.trim();
  if (asciiEmail(text) !== null) return null;
  const at = text.lastIndexOf('@');
  const parts: [string, (character: string) => boolean][] = [
    [text.slice(0, Math.max(at, 0)), (one) => one === '.' || one === '@' || LOCAL_CHARACTER.test(one)],
    [text.slice(at + 1), (one) => one === '.' || isDomainCharacter(one)],
  ];
  const character =
    at === -1
      ? undefined
      : parts
          .flatMap(([part, isAccepted]) => charactersOf(part).filter((one) => !isAccepted(one)))
          .find((one) => VISIBLE.test(one));
  return character === undefined ? { rule: 'email_format' } : { rule: 'email_character', limit: character };
}

const VISIBLE = /^[\p{L}\p{N}\p{P}\p{S}]/u;

/** Letters with their marks. */
const charactersOf = (text: string): string[] => text.normalize('NFC').match(/\P{M}\p{M}*/gu) ?? [];

const isDomainCharacter = (character: string): boolean =>
  /^[\p{L}\p{M}\p{N}-]+$/u.test(character) && character.normalize('NFKC') === character;

export const isEmail = (text: string): boolean => asciiEmail(text) !== null;

/** How a recipient is known by an address: its stored form in lower case. A text that is no address stays what it is. */
export const emailUid = (email: string): string => (asciiEmail(email) ?? email.trim()).toLowerCase();

/**
 * A search for an address in the form in which addresses are stored: its domain, or a text that is a domain, in punycode. The last label may be
 * unfinished.
 */
export function searchedEmail(text: string): string {
  const from = text.lastIndexOf('@') + 1;
  const domain = text.slice(from);
  if (isAsciiText(domain)) return text;
  const last = domain.slice(domain.lastIndexOf('.') + 1);
  const written = text.slice(0, from);
  if (from === 0 || isAsciiText(last) || !/[a-z0-9]/i.test(last))
    return written + (asciiDomain(domain) ?? domain);
  const before = domain.slice(0, domain.length - last.length);
  const parent = asciiDomain(`${before}a`)?.slice(0, -1) ?? before;
  // Punycode begins with the label's letters of ASCII, so the beginning of a label has the beginning of its punycode.
  return `${written}${parent}xn--${last.normalize('NFC').replace(/[^a-z0-9-]/gi, '')}`;
}

const isAsciiText = (text: string): boolean => /^[\x20-\x7e]*$/.test(text);

/** The domain in punycode. Full-width letters and other look-alikes are refused, not converted. */
function asciiDomain(domain: string): string | null {
  const isAscii = /^[\x21-\x7e]*$/.test(domain);
  if (isAscii && !/(?:^|\.)xn--/i.test(domain)) return domain;
  const composed = domain.normalize('NFC');
  if (!WRITTEN_DOMAIN.test(composed) || composed.normalize('NFKC') !== composed) return null;
  // The URL parser converts host names as browsers and mail servers do (UTS 46).
  const url = `http://${composed}`;
  return URL.canParse(url) ? new URL(url).hostname : null;
}

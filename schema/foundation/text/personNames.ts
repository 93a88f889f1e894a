// Names of people, without zod: the worker that reads files has none.

/** A scheme, `www.`, a domain with a path, or one of the top-level domains that mail programs make a link of. */
const WEB_ADDRESSES = [
  /\b[a-z][a-z0-9+.-]*:\/\/\S*/iu,
  /\bwww\.\S+/iu,
  /\b[a-z0-9-]{2,}(?:\.[a-z0-9-]+)*\.[a-z]{2,15}\/\S*/iu,
  /\b[a-z0-9-]{2,}(?:\.[a-z0-9-]+)*\.(?:com|net|org|info|biz|xyz|top|site|online|shop|store|app|dev|io|ru|cn|click|link|live|vip|club|win)\b(?![\p{L}\p{N}])/iu,
];

/** Characters that are searched. Every limit of a name is lower, so that a longer text is refused by it. */
const MAX_CHARACTERS = 1000;

/**
 * The web address in a name; null for a name without one. Names stand in mails and SMS, where programs make a link of it: whoever can enter a name
 * could send people anywhere. Every field, request and file refuses it by the rule `text_web_address`.
 */
export function webAddressIn(name: string): string | null {
  const text = name.slice(0, MAX_CHARACTERS).normalize('NFKC');
  for (const pattern of WEB_ADDRESSES) {
    const [address] = pattern.exec(text) ?? [];
    if (address !== undefined) return address;
  }
  return null;
}

/** Words that forms and spreadsheets leave where nobody entered a name. */
const PLACEHOLDERS = new Set([
  ...'n/a na n.a. none null nil nan undefined unknown empty blank tbd test true false'.split(' '),
  ...'aucun inconnu inconnue néant nc n.c. n/c vide vrai faux xxx prénom nom'.split(' '),
  'first name',
  'last name',
]);

/** True if a name is a word for none, or has no letter at all. It may be a name all the same: the sender is warned and decides. */
export function isPlaceholderName(name: string): boolean {
  const text = name.trim().toLowerCase();
  return text !== '' && (PLACEHOLDERS.has(text) || !/\p{L}/u.test(text));
}

/** True if the name of a company is a word for none, or has neither a letter nor a digit: `1664` may be a company. */
export const isPlaceholderCompany = (name: string): boolean => isPlaceholderName(name) && !/\d/.test(name);

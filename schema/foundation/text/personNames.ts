// Names of people, without zod: the worker that reads files has none.

/** Top-level domains that mail programs make a link of, though nothing else says that the text is one. */
const LINKED =
  'com|net|org|info|biz|xyz|top|site|online|shop|store|app|dev|io|ru|cn|click|link|live|vip|club|win';

const WEB_ADDRESS = new RegExp(
  [
    String.raw`\b[a-z][a-z0-9+.-]*:\/\/\S*`,
    String.raw`\bwww\.\S+`,
    String.raw`\b[a-z0-9-]{2,}(?:\.[a-z0-9-]+)*\.[a-z]{2,15}\/\S*`,
    String.raw`\b[a-z0-9-]{2,}(?:\.[a-z0-9-]+)*\.(?:${LINKED})\b(?![\p{L}\p{N}])`,
  ].join('|'),
  'iu',
);

/**
 * The web address in a name; null for a name without one. Names stand in mails and SMS, where programs make a link of it: whoever can enter a name
 * could send people anywhere. Every door refuses it by the rule `text_web_address`.
 */
export const webAddressIn = (name: string): string | null =>
  WEB_ADDRESS.exec(name.normalize('NFKC'))?.[0] ?? null;

/** Words that forms and spreadsheets leave where nobody entered a name. */
const PLACEHOLDERS = new Set([
  ...[
    'n/a',
    'na',
    'n.a.',
    'none',
    'null',
    'nil',
    'nan',
    'undefined',
    'unknown',
    'empty',
    'blank',
    'tbd',
    'test',
  ],
  ...[
    'aucun',
    'inconnu',
    'inconnue',
    'néant',
    'nc',
    'n.c.',
    'n/c',
    'vide',
    'xxx',
    'first name',
    'last name',
    'prénom',
    'nom',
  ],
]);

/** True if a name is a word for none, or has no letter at all. It may be a name all the same: the sender is warned and decides. */
export function isPlaceholderName(name: string): boolean {
  const text = name.trim().toLowerCase();
  return text !== '' && (PLACEHOLDERS.has(text) || !/\p{L}/u.test(text));
}

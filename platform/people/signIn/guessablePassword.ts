import { type OptionsType, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Maximum number of judged characters. The time grows with them, so a longer password is judged by its beginning. */
const MAX_CHARACTERS = 64;

/** The highest score of the estimator: even an informed guesser needs more than ten thousand million guesses. */
const STRONG = 4;

/** Words of our context, which a guesser tries first (SECURITY.md, Sign-in). Those of the account and of the public address are added to them. */
export const CONTEXT_WORDS = [
  ...['guerdon', 'reward', 'rewards', 'redeem', 'redemption', 'giftcard', 'gift card', 'voucher', 'loyalty'],
  ...[
    'promotion',
    'campaign',
    'advertiser',
    'retailer',
    'catalog',
    'catalogue',
    'budget',
    'operator',
    'support',
  ],
  ...[
    'admin',
    'administrator',
    'superadmin',
    'manager',
    'finance',
    'welcome',
    'bienvenue',
    'motdepasse',
    'cadeau',
  ],
];

let factory: ZxcvbnFactory | undefined;

/** The estimator with its tables of frequent passwords and keyboards; they are unpacked at the first password. */
function estimator(): ZxcvbnFactory {
  const options: OptionsType = { dictionary, graphs: adjacencyGraphs };
  factory ??= new ZxcvbnFactory(options);
  return factory;
}

/**
 * True if a new password is a frequent one, or a word of the context or of the account. Digits and signs around such a word,
 * or in place of its letters, do not help. No rule asks for kinds of characters.
 */
export function isGuessable(
  password: string,
  { email, publicUrl }: { email: string; publicUrl: string },
): boolean {
  const own = [email, ...email.split(/[@._+-]/), ...new URL(publicUrl).hostname.split('.')];
  const words = [...CONTEXT_WORDS, ...own.filter((word) => word.length > 2)];
  const beginning = [...password.normalize('NFKC')].slice(0, MAX_CHARACTERS).join('');
  return estimator().check(beginning, words).score < STRONG;
}

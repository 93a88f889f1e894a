import { type OptionsType, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** Characters that are looked at: the time grows with them, and a longer password is judged by its beginning. */
const MAX_CHARACTERS = 64;

/** 4 of 4: a guesser who knows how people choose needs more than ten thousand million guesses. */
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
 * Whether a new password is a frequent one, a word of the context or of the account, or such a one with digits and signs around it or in place of
 * letters. No rule asks for kinds of characters.
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

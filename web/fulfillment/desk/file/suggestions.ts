// Suggestions for wrong cells. A suggestion is made only if the intended value is certain, and breaks no rule. A guess would send money to a stranger.

import { emailUid, isEmail } from '../../../../schema/foundation/contacts/emailAddress.ts';
import type { ReadPhone } from '../../../../schema/foundation/contacts/phoneNumbers.ts';
import { certainDecimal } from '../../../../schema/foundation/money/decimals.ts';
import { parseMoney } from '../../../../schema/foundation/money/money.ts';
import { refusedCharacter } from '../../../../schema/foundation/text/refusedCharacter.ts';
import {
  RECIPIENT_FIELDS,
  type RecipientColumn,
  type RecipientRow,
} from '../../../../schema/fulfillment/recipientColumns.ts';
import { HIDDEN, judgeRow } from '../../../../schema/fulfillment/recipientFile.ts';
import type { RecipientFileFacts } from '../../../../schema/fulfillment/recipientRules.ts';
import { isKnownDomain } from './mailDomains.ts';

/** The facts for checking a file, with the countries of the advertiser. */
export interface DeskFacts extends RecipientFileFacts {
  countries: readonly string[];
}

type Reward = DeskFacts['rewards'][number];

/** A cell and the rule that it breaks. */
interface WrongCell {
  column: RecipientColumn | null;
  rule: string;
}

/** Finds suggestions for the rewards and countries of one dispatch. */
export function suggestionsFor(facts: DeskFacts, readPhone: ReadPhone) {
  const { rewards, countries, channel } = facts;
  const bySku = new Map(rewards.map((reward) => [plainSku(reward.sku), reward]));

  /** The reward that is written in other capitals, spaces or dashes; of an empty cell, the only reward there is. */
  function sameSku(text: string): string | null {
    const only = text === '' && rewards.length === 1 ? rewards[0] : undefined;
    return (bySku.get(plainSku(text)) ?? only)?.sku ?? null;
  }

  /** A national number of the advertiser's only country. */
  function nationalPhone(text: string): string | null {
    const [country, ...others] = countries;
    const plain = text.replace(/^(?:'|tel:)/i, '');
    const phone = readPhone(plain) ?? (others.length === 0 && country ? readPhone(plain, country) : null);
    return phone && (channel !== 'sms' || phone.canBeMobile) ? phone.number : null;
  }

  function likelyFix(row: RecipientRow, column: RecipientColumn, rule: string): string | null {
    const text = String(row[RECIPIENT_FIELDS[column]] ?? '');
    switch (rule) {
      case 'unknown_sku':
        return sameSku(text);
      case 'value_format':
        return plainValue(text, bySku.get(plainSku(row.sku)));
      case 'email_format':
      case 'email_character':
        return plainEmail(text);
      case 'phone_format':
        return nationalPhone(text);
      case 'image_url':
        return /^[\w-]+(\.[\w-]+)+\/\S+$/.test(text) ? `https://${text}` : null;
      case 'hidden_characters':
      case 'text_invisible_character':
        return visibleText(column, text);
      case 'text_control_character':
        return withoutTabs(text);
      case 'text_line_break':
        return text.replaceAll(/\s*[\r\n\u0085\u2028\u2029]+\s*/g, ' ').trim() || null;
      default:
        return null;
    }
  }

  return {
    /** The intended value of a cell that breaks a rule; null if it is not certain, or breaks a rule itself. */
    fixOf(row: RecipientRow, { column, rule }: WrongCell): string | null {
      const fix = column === null ? null : likelyFix(row, column, rule);
      if (column === null || fix === null) return null;
      const issues = judgeRow({ ...row, [RECIPIENT_FIELDS[column]]: fix }, { ...facts, readPhone });
      return issues.some((issue) => issue.column === column) ? null : fix;
    },
  };
}

const plainSku = (sku: string): string =>
  sku
    .replaceAll(/\s/g, '')
    .replaceAll(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase();

/** Removes invisible characters from a text; from an address, only if that makes it valid. */
function visibleText(column: RecipientColumn, text: string): string | null {
  const visible = text.replaceAll(new RegExp(HIDDEN, 'g'), '').trim();
  return visible === '' || visible === text || (column === 'email' && !isEmail(visible)) ? null : visible;
}

/** A text with a space for each tab; null where other controls remain. */
function withoutTabs(text: string): string | null {
  const plain = text.replaceAll(/\s*\t\s*/g, ' ').trim();
  return plain === '' || refusedCharacter(plain, { hasLines: true }) ? null : plain;
}

/** The one address in angle brackets, unless another stands before or behind it; one in quotes, after `mailto:` or a spreadsheet's apostrophe, before a separator, or with spaces at its `@`. */
function plainEmail(text: string): string | null {
  const inBrackets = [...text.matchAll(/<([^<>]*)>/g)].map(([, inner = '']) => inner.trim());
  if (inBrackets.length > 1 || hasOtherAddress(text, inBrackets[0])) return null;
  const plain = (inBrackets[0] ?? text)
    .replace(/^mailto:/i, '')
    .replace(/^(["'(])(.*)["')]$/, '$2')
    .replace(/^'/, '')
    .replaceAll(/\s*@\s*/g, '@')
    .replace(/[;,.\s]+$/, '');
  // A comma for the point is certain only before the end of a well-known domain.
  const pointed = plain.replace(/,(\w+)$/, '.$1');
  const email = isEmail(plain) ? plain : isKnownDomain(pointed) ? pointed : null;
  return email !== null && isEmail(email) ? email : null;
}

/** Another address before the bracketed one, as in `ada@x.example <bob@y.example>`, makes the intended address unknown. */
const hasOtherAddress = (text: string, inBrackets: string | undefined): boolean =>
  inBrackets !== undefined &&
  text
    .replace(/<[^<>]*>/g, ' ')
    .split(/[\s"'(),;:]+/)
    .some((word) => word.includes('@') && emailUid(word) !== emailUid(inBrackets.replace(/^mailto:/i, '')));

/** The signs of currencies. A dollar is that of any country, so that it agrees with each. */
const SIGNS: Readonly<Record<string, string>> = { '€': 'EUR', '£': 'GBP', '¥': 'JPY', $: 'D' };

/** An amount: perhaps an apostrophe, by which spreadsheets mark texts, and a currency on one side; whatever else there is belongs to the number. */
const WITH_CURRENCY = /^'?\s*(\p{L}+|\p{Sc})?\s*([\d.,].*?)\s*(\p{L}+|\p{Sc})?$/u;

/**
 * `12,50 €` as 12.50, `1 250` as 1250, `1.250,00` as 1250.00, `,75` as 0.75; an empty cell as the value of a reward that has one value. Null where the
 * separator may be of thousands or of decimals, as in `12.345`, and for another currency than the reward's.
 */
function plainValue(text: string, reward: Reward | undefined): string | null {
  if (!reward) return null;
  if (text === '') return reward.isVariable ? null : reward.faceValue;
  const [, before, number = '', behind] = WITH_CURRENCY.exec(text) ?? [];
  if (before !== undefined && behind !== undefined) return null;
  const currency = (before ?? behind ?? '').toUpperCase();
  const named = SIGNS[currency] ?? currency;
  if (named !== '' && named !== reward.currency && !(named === 'D' && reward.currency.endsWith('D')))
    return null;
  // A mark behind which nothing stands is no separator of thousands.
  const value = certainDecimal(number.replace(/^(\d+)[.,]$/, '$1'));
  return value === null || parseMoney(value, reward.currency) === null ? null : value;
}

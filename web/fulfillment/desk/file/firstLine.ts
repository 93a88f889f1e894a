// Files without names of columns: whether their first line is a recipient, and what their columns hold.

import { isEmail } from '../../../../schema/foundation/contacts/emailAddress.ts';
import type { ReadPhone } from '../../../../schema/foundation/contacts/phoneNumbers.ts';
import { certainDecimal } from '../../../../schema/foundation/money/decimals.ts';
import { parseMoney } from '../../../../schema/foundation/money/money.ts';
import type { RecipientColumn } from '../../../../schema/fulfillment/recipientColumns.ts';
import { columnNamed } from './columnNames.ts';
import type { DeskFacts } from './suggestions.ts';

interface LineContext {
  facts: DeskFacts;
  readPhone: ReadPhone;
}

const AMOUNT = /^(?:[€£¥$]\s?)?([\d.,\s'\u2019]+?)\s?(?:[€£¥$]|[A-Z]{3})?$/;

/** An amount of money as people write it, without its currency; null for a text that is none, such as a phone number. */
function amountOf(cell: string): string | null {
  const [, number = ''] = AMOUNT.exec(cell) ?? [];
  const value = certainDecimal(number);
  return value !== null && !/^0\d/.test(value) && /^\d{1,7}(?:\.|$)/.test(value) ? value : null;
}

const isSku = (cell: string, { facts }: LineContext): boolean =>
  facts.rewards.some(({ sku }) => sku.toUpperCase() === cell.toUpperCase());

const isPhone = (cell: string, { facts, readPhone }: LineContext): boolean =>
  /\d{6}/.test(cell.replace(/[\s().-]/g, '')) &&
  (readPhone(cell) ?? facts.countries.find((country) => readPhone(cell, country) !== null)) != null;

/**
 * Returns true if a line is a recipient, not column names: it has an e-mail address, alone or beside a name, a phone number, or a SKU of the
 * promotion. An amount counts only if no cell is a known name, because a column can be called 2026.
 */
export function holdsData(line: readonly string[], context: LineContext): boolean {
  const cells = line.map((cell) => cell.trim()).filter((cell) => cell !== '');
  if (cells.some((cell) => /\S@\S/.test(cell) || isSku(cell, context) || isPhone(cell, context))) return true;
  return cells.every((cell) => columnNamed(cell) === null) && cells.some((cell) => amountOf(cell) !== null);
}

/**
 * Finds the certain columns of a file without names: its only column of e-mail addresses, of the promotion's SKUs, of phone numbers, and of
 * amounts that fit their rewards. Names cannot be told from one another.
 */
export function columnsByContent(
  width: number,
  lines: readonly (readonly string[])[],
  context: LineContext,
): (RecipientColumn | null)[] {
  const cellsAt = Array.from({ length: width }, (_, at) =>
    lines.map((cells) => (cells[at] ?? '').trim()).filter((cell) => cell !== ''),
  );
  const onlyWhere = (holds: (cell: string) => boolean): number => {
    const places = cellsAt.flatMap((cells, at) => (cells.length > 0 && cells.every(holds) ? [at] : []));
    return places.length === 1 ? (places[0] ?? -1) : -1;
  };
  const sku = onlyWhere((cell) => isSku(cell, context));
  const value = onlyWhere((cell) => amountOf(cell) !== null);
  const certain = new Map<number, RecipientColumn>([
    [onlyWhere((cell) => isPhone(cell, context)), 'phone_number'],
    [onlyWhere(isEmail), 'email'],
    [sku, 'sku'],
  ]);
  if (areValues({ lines, sku, value }, context)) certain.set(value, 'value');
  return cellsAt.map((_, at) => certain.get(at) ?? null);
}

interface Amounts {
  lines: readonly (readonly string[])[];
  sku: number;
  value: number;
}

/** Amounts fit if they equal each reward that has one value. Where rewards have any value, they must be written as money. */
function areValues({ lines, sku, value }: Amounts, { facts }: LineContext): boolean {
  if (sku === -1 || value === -1) return false;
  const rewards = new Map(facts.rewards.map((reward) => [reward.sku.toUpperCase(), reward]));
  const pairs = lines.flatMap((cells) => {
    const reward = rewards.get((cells[sku] ?? '').trim().toUpperCase());
    const text = (cells[value] ?? '').trim();
    return reward && text !== '' ? [{ reward, text, amount: amountOf(text) ?? '' }] : [];
  });
  const fixed = pairs.filter(({ reward }) => !reward.isVariable);
  const isOwn = ({ reward, amount }: (typeof pairs)[number]) =>
    parseMoney(amount, reward.currency) === parseMoney(reward.faceValue, reward.currency);
  return fixed.every(isOwn) && (fixed.length > 0 || pairs.some(({ text }) => !/^\d+$/.test(text)));
}

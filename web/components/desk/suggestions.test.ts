import { describe, expect, test } from 'vitest';
import {
  judgeRow,
  RECIPIENT_FIELDS,
  type RecipientColumn,
  rowOf,
} from '../../../schema/rules/recipientFile.ts';
import { distance } from './distance.ts';
import { type DeskFacts, likelyEmail, suggestionsFor } from './suggestions.ts';

const facts: DeskFacts = {
  ...{ channel: 'email', orderId: null, isUnique: false, countries: ['FR'] },
  rewards: [
    { sku: 'AAA-CARD-0001', isVariable: false, faceValue: '10.00', currency: 'EUR' },
    { sku: 'BBB-GIFT-0700', isVariable: true, faceValue: '20.00', currency: 'EUR' },
  ],
};

/** The suggestion for a cell of an otherwise valid row. */
function suggested(column: RecipientColumn, text: string, given: Partial<DeskFacts> = {}): string | null {
  const of = { ...facts, ...given };
  const row = {
    ...rowOf([], [], 1),
    sku: 'BBB-GIFT-0700',
    value: '5',
    email: 'a@b.example',
    [RECIPIENT_FIELDS[column]]: text,
  };
  const issue = judgeRow(row, of).find((one) => one.column === column);
  if (!issue) throw new Error(`${column} ${text} breaks no rule`);
  return suggestionsFor(of).fixOf(row, issue);
}

describe('a cell that breaks a rule', () => {
  test.each<[RecipientColumn, string, string | null]>([
    ['sku', 'aaa-card-0001', 'AAA-CARD-0001'],
    ['sku', 'AAA CARD 0001', 'AAA-CARD-0001'],
    ['sku', 'BBB-GIFT-700', 'BBB-GIFT-0700'],
    ['sku', 'quite another thing', null],
    ['value', '12,50', '12.50'],
    ['value', '€ 12.5', '12.5'],
    ['value', '1 250', '1250'],
    ['value', '1.250,00', '1250.00'],
    ['value', '1.2345', null],
    // MONEY-1: grouping after a leading zero is ambiguous, and so is a point that serves both as a group and a decimal separator.
    ['value', '0,500', null],
    ['value', '1.234,567', null],
    ['value', '-5', null],
    ['value', 'five', null],
    ['email', 'ada@gmail,com', 'ada@gmail.com'],
    ['email', ' ada @ somewhere.example', 'ada@somewhere.example'],
    ['email', '<ada@somewhere.example>', 'ada@somewhere.example'],
    ['email', 'ada@gmail', 'ada@gmail.com'],
    ['email', 'ada@gmial', 'ada@gmail.com'],
    ['email', 'ada@acme', null],
    ['email', 'ada', null],
    ['email', 'ada\u200b@somewhere.example', 'ada@somewhere.example'],
    ['phone_number', '06 12 34 56 78', '+33612345678'],
    ['phone_number', '33612345678', '+33612345678'],
    ['phone_number', '12', null],
    ['custom_image', 'pictures.example/a.png', 'https://pictures.example/a.png'],
    ['custom_image', 'a picture', null],
  ])('%s %j is likely %j', (column, text, likely) => {
    expect(suggested(column, text)).toBe(likely);
  });

  test('a reward of one value has this one', () => {
    const row = { ...rowOf([], [], 1), sku: 'AAA-CARD-0001', value: '11', email: 'a@b.example' };
    const [issue] = judgeRow(row, facts);
    expect(issue && suggestionsFor(facts).fixOf(row, issue)).toBe('10.00');
  });

  test('a number of no known country, or of two, is nobody’s guess', () => {
    expect(suggested('phone_number', '06 12 34 56 78', { countries: [] })).toBeNull();
    expect(suggested('phone_number', '06 12 34 56 78', { countries: ['FR', 'DE'] })).toBeNull();
  });
});

test('a domain that differs from a well-known one by a letter or two looks mistyped; others do not', () => {
  const likely = ['a@gmial.com', 'a@gmail.co', 'a@hotmial.fr', 'a@outlok.com', 'a@yaho.fr'].map(likelyEmail);
  expect(likely).toEqual(['a@gmail.com', 'a@gmail.com', 'a@hotmail.fr', 'a@outlook.com', 'a@yahoo.fr']);
  const kept = ['a@gmail.com', 'a@mail.com', 'a@gmx.net', 'a@acme.example', 'a@me.com', 'a@we.com'].map(
    likelyEmail,
  );
  expect(kept.filter(Boolean)).toEqual([]);
});

test('the distance of words counts letters, a swap once', () => {
  expect([
    distance('gmial', 'gmail', 2),
    distance('gmail', 'gmail', 2),
    distance('kitten', 'sitting', 3),
  ]).toEqual([1, 0, 3]);
  expect(distance('kitten', 'sitting', 2)).toBe(3);
});

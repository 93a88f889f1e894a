import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readPhone } from '../../../../schema/foundation/contacts/readPhone.ts';
import {
  RECIPIENT_FIELDS,
  type RecipientColumn,
  rowOf,
} from '../../../../schema/fulfillment/recipientColumns.ts';
import { judgeRow } from '../../../../schema/fulfillment/recipientFile.ts';
import { readings, scaled } from '../../../../tests/money/readings.ts';
import { seeded } from '../../../../tests/money/seeded.ts';
import { distance, likelyEmail } from './mailDomains.ts';
import { type DeskFacts, suggestionsFor } from './suggestions.ts';

const facts: DeskFacts = {
  channel: 'email',
  orderId: null,
  isUnique: false,
  countries: ['FR'],
  rewards: [
    { sku: 'AAA-CARD-0001', isVariable: false, faceValue: '10.00', currency: 'EUR' },
    { sku: 'BBB-GIFT-0700', isVariable: true, faceValue: '20.00', currency: 'EUR' },
    { sku: 'ALG-USD5', isVariable: false, faceValue: '5.00', currency: 'USD' },
  ],
};

/** The suggestion for a cell of an otherwise valid row. */
function suggested(column: RecipientColumn, text: string, deskFacts: Partial<DeskFacts> = {}): string | null {
  const of = { ...facts, ...deskFacts };
  const row = {
    ...rowOf([], [], 1),
    sku: 'BBB-GIFT-0700',
    value: '5',
    email: 'a@b.example',
    [RECIPIENT_FIELDS[column]]: text,
  };
  const issue = judgeRow(row, { ...of, readPhone }).find((one) => one.column === column);
  if (!issue) throw new Error(`${column} ${text} breaks no rule`);
  return suggestionsFor(of, readPhone).fixOf(row, issue);
}

describe('a cell that breaks a rule has a suggestion only where its value is certain', () => {
  test.each<[RecipientColumn, string, string | null]>([
    ['sku', 'aaa-card-0001', 'AAA-CARD-0001'],
    ['first_name', 'B\u200bob', 'Bob'],
    ['first_name', 'Soft\u00adhyphen', 'Softhyphen'],
    ['first_name', 'Ta \t b', 'Ta b'],
    ['first_name', 'Ann\u0007', null],
    ['first_name', 'Re\u202ebob', null],
    ['first_name', 'Bo\u3164b', null],
    ['sku', 'AAA CARD 0001', null],
    ['sku', ' AAA-CARD -0001', 'AAA-CARD-0001'],
    ['sku', 'AAA–CARD–0001', 'AAA-CARD-0001'],
    // Another reward is another value: nobody knows which was meant.
    ['sku', 'BBB-GIFT-700', null],
    ['sku', 'ALG-USD25', null],
    ['sku', 'quite another thing', null],
    ['value', '12,50', '12.50'],
    ['value', '€ 12,5', '12.5'],
    ['value', '12,50 EUR', '12.50'],
    ['value', '$12,50', null],
    ['value', '1 250', '1250'],
    ['value', '1.250,00', '1250.00'],
    ['value', '1,250.00', '1250.00'],
    // A point or comma before three digits is of thousands or of decimals: a thousand times more or less.
    ['value', '12.345', null],
    ['value', '12,345', null],
    ['value', '1,000', null],
    ['value', '1 000,00', '1000.00'],
    ['value', '20,5', '20.5'],
    ['value', '25.001', null],
    ['value', '1.2345', null],
    ['value', '.5', '0.5'],
    ['value', ',75', '0.75'],
    ['value', '.50 €', '0.50'],
    ['value', '€.50', '0.50'],
    ['value', ',500', null],
    ['value', '..5', null],
    ['value', '25.', '25'],
    ['value', "'25,50", '25.50'],
    ['value', "5'", null],
    ['value', '25,-', null],
    ['value', '(25)', null],
    ['value', '25 € 50', null],
    ['value', '0,500', null],
    ['value', '1.234,567', null],
    ['value', '1.250.00', null],
    ['value', '-5', null],
    ['value', 'five', null],
    ['email', 'ada@gmail,com', 'ada@gmail.com'],
    ['email', 'ada@acme,com', null],
    ['email', 'ada @ somewhere.example', 'ada@somewhere.example'],
    ['email', '<ada@somewhere.example>', 'ada@somewhere.example'],
    ['email', 'Ada Lovelace <ada@x.example>', 'ada@x.example'],
    ['email', 'Ada <ada@x.example>, Bob <bob@x.example>', null],
    ['email', 'ada@x.example <ADA@X.example>', 'ADA@X.example'],
    ['email', 'ada@x.example <bob@y.example>', null],
    ['email', '"ada@x.example" <bob@y.example>', null],
    ['email', '<bob@y.example> (ada@x.example)', null],
    ['email', 'Ada ada6@gmail.com', null],
    ['email', 'ada@x.example; bob@x.example', null],
    ['email', 'mailto:ada@x.example', 'ada@x.example'],
    ['email', '"ada@x.example"', 'ada@x.example'],
    ['email', 'ada@x.example;', 'ada@x.example'],
    ['email', 'ada@gmail', null],
    ['email', "'ada@x.example", 'ada@x.example'],
    ['first_name', `Ada\n${'x'.repeat(100)}`, null],
    ['email', 'ada..b@x.example', null],
    ['email', 'ada@acme', null],
    ['email', 'ada', null],
    ['email', 'ada\u200b@somewhere.example', 'ada@somewhere.example'],
    ['phone_number', '06 12 34 56 78', '+33612345678'],
    ['phone_number', '33612345678', '+33612345678'],
    ['phone_number', "'+33 6 12 34 56 78", '+33612345678'],
    ['phone_number', '4.15555E+09', null],
    ['phone_number', '+33612345678.0', null],
    ['phone_number', '555-0105', null],
    ['phone_number', '12', null],
    ['first_name', 'Ada\r\nMary', 'Ada Mary'],
    ['first_name', 'x'.repeat(101), null],
    ['custom_image', 'pictures.example/a.png', 'https://pictures.example/a.png'],
    ['custom_image', 'a picture', null],
  ])('%s %j: %j', (column, text, likely) => {
    expect(suggested(column, text)).toBe(likely);
  });

  test.each([
    ['1 000,00', null],
    ['€10,00', '10.00'],
  ])('no suggestion breaks the next rule: %s for a reward of 10.00', (value, fix) => {
    const row = { ...rowOf([], [], 1), sku: 'AAA-CARD-0001', value, email: 'a@b.example' };
    expect(suggestionsFor(facts, readPhone).fixOf(row, { column: 'value', rule: 'value_format' })).toBe(fix);
  });

  test('a value that contradicts its reward is left alone: the reward may be wrong as well as the value', () => {
    const row = { ...rowOf([], [], 1), sku: 'ALG-USD5', value: '25', email: 'a@b.example' };
    const [issue] = judgeRow(row, { ...facts, readPhone });
    expect(issue?.rule).toBe('value_not_face_value');
    expect(issue && suggestionsFor(facts, readPhone).fixOf(row, issue)).toBeNull();
  });

  test('an empty value is that of a reward with one value', () => {
    const row = { ...rowOf([], [], 1), sku: 'ALG-USD5', value: '', email: 'a@b.example' };
    const [issue] = judgeRow(row, { ...facts, readPhone });
    expect(issue && suggestionsFor(facts, readPhone).fixOf(row, issue)).toBe('5.00');
  });

  test('a national number is converted for the only country of the advertiser, and where it is valid there', () => {
    expect(suggested('phone_number', '06 12 34 56 78', { countries: [] })).toBeNull();
    expect(suggested('phone_number', '06 12 34 56 78', { countries: ['FR', 'DE'] })).toBeNull();
    expect(suggested('phone_number', '33612345678', { countries: ['US'] })).toBeNull();
    expect(suggested('phone_number', '555-0105', { countries: ['US'] })).toBeNull();
    expect(suggested('phone_number', '(415) 555-2671', { countries: ['US'] })).toBe('+14155552671');
    expect(suggested('phone_number', '01 42 68 53 00', { channel: 'sms' })).toBeNull();
  });
});

test('the suggestion for a value is the only number that a person could mean', () => {
  const sign = fc.constantFrom('0', '1', '5', '00', '000', '250', '.', ',', ' ', "'", '-', '+', '€', 'EUR');
  const reward = { sku: 'BBB-GIFT-0700', value: '', email: 'a@b.example' };
  const { fixOf } = suggestionsFor(facts, readPhone);
  fc.assert(
    fc.property(fc.array(sign, { minLength: 1, maxLength: 7 }), (signs) => {
      const text = signs.join('').trim();
      const row = { ...rowOf([], [], 1), ...reward, value: text };
      const value = text === '' ? null : fixOf(row, { column: 'value', rule: 'value_format' });
      if (value === null) return;
      const number = text
        .replace(/^'\s*/, '')
        .replace(/^(?:EUR|€)|(?:EUR|€)$/, '')
        .trim();
      expect([...readings(number)], text).toEqual([scaled(value)]);
    }),
    seeded(3000, 50_000),
  );
});

test('a domain that differs from a well-known one by a letter or two looks mistyped; others do not', () => {
  const likely = ['a@gmial.com', 'a@gmail.co', 'a@hotmial.fr', 'a@outlok.com', 'a@yaho.fr'].map(likelyEmail);
  expect(likely).toEqual(['a@gmail.com', 'a@gmail.com', 'a@hotmail.fr', 'a@outlook.com', 'a@yahoo.fr']);
  const corrections = [
    'a@gmail.com',
    'a@mail.com',
    'a@gmx.net',
    'a@acme.example',
    'a@me.com',
    'a@we.com',
  ].map(likelyEmail);
  expect(corrections.filter(Boolean)).toEqual([]);
});

test('the distance of words counts letters, a swap once', () => {
  expect([
    distance('gmial', 'gmail', 2),
    distance('gmail', 'gmail', 2),
    distance('kitten', 'sitting', 3),
  ]).toEqual([1, 0, 3]);
  expect(distance('kitten', 'sitting', 2)).toBe(3);
});

import { describe, expect, test } from 'vitest';
import { DISPATCH_REASONS } from '../../platform/foundation/http/refusals/dispatchRefusals.ts';
import { REDEMPTION_REASONS } from '../../platform/foundation/http/refusals/redemptionRefusals.ts';
import { CODE_FAULTS } from '../../schema/foundation/csv/mangledCode.ts';
import { COPY_PROBLEMS } from '../../schema/fulfillment/copiedPictures.ts';
import { RECIPIENT_RULES } from '../../schema/fulfillment/recipientRules.ts';
import { projectFiles, textOf } from '../house/tree.ts';

// What the platform answers about dispatches, their files, their lines and their recipients, read where it says so.
const SOURCES = projectFiles().filter(
  (path) =>
    (/^platform\/fulfillment\/(dispatches|recipients|extracts)\//.test(path) ||
      /^schema\/fulfillment\/codes(?:File|Column)\.ts$/.test(path)) &&
    !path.includes('.test.'),
);
const named = (pattern: RegExp) =>
  SOURCES.flatMap((path) => [...textOf(path).matchAll(pattern)].map(([, key]) => key as string));

const RULES = new Set([
  ...RECIPIENT_RULES,
  ...CODE_FAULTS,
  ...named(/rule: '(\w+)'/g),
  ...named(/(?:invalidField|broken)\(\s*'[\w.]+',\s*'(\w+)'/g),
  // Those of a CSV file, whose names are put together.
  ...['file_encoding', 'file_empty', 'file_parse', 'file_too_many_lines'],
  // Those of a picture that cannot be copied.
  ...COPY_PROBLEMS.map((problem) => `image_${problem}`),
  // Those that the rules of requests name.
  ...[...textOf('schema/fulfillment/dispatches.ts').matchAll(/error: '(\w+)'/g)].map(
    ([, key]) => key as string,
  ),
]);

const wordsOf = (language: string, noun: string): Record<string, unknown> =>
  JSON.parse(textOf(`web/locales/${language}/${noun}.json`));

test('the sources name what is known of them', () => {
  for (const rule of [
    'order_id_sent',
    'code_count',
    'total_differs',
    'code_taken',
    'instant_past',
    'email_format',
  ])
    expect(RULES).toContain(rule);
});

describe.each(['en', 'fr'] as const)('%s', (language) => {
  test.each([...RULES])('BATCH, SEND and ACTIV: the broken rule %s has words', (rule) => {
    expect(wordsOf(language, 'rules')[rule], rule).toMatch(/\S{2,}/);
  });

  test('BATCH-13, BATCH-15: every refusal has words and names what helps or what is in the way', () => {
    for (const [key, words] of Object.entries({ ...DISPATCH_REASONS, ...REDEMPTION_REASONS }))
      expect(words[language], key).toMatch(/.{20,}/);
  });

  test('every refusal that the sources name is among them', () => {
    const reasons = [...Object.keys(DISPATCH_REASONS), ...Object.keys(REDEMPTION_REASONS)];
    const elsewhere = ['advertiser_disabled', 'account_frozen', 'missing_ability'];
    const thrown = named(/refused\((?:change\.)?scope, (?:state === 'recalled' \? )?'(\w+)'/g);
    expect(thrown.length).toBeGreaterThan(15);
    expect(thrown.filter((key) => !reasons.includes(key) && !elsewhere.includes(key))).toEqual([]);
  });
});

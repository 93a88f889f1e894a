import { describe, expect, it } from 'vitest';
import { PROMOTION_LOCALES } from '../../schema/promotions/promotionValues.ts';
import { STEP_WORDS, stepWord } from './stepWord.ts';
import type { StepWord } from './words.ts';

const WORDS = Object.keys(STEP_WORDS.en) as StepWord[];
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

describe.each(PROMOTION_LOCALES)('the words of steps in %s', (locale) => {
  it('fill in what the English ones do, and are all there', () => {
    for (const word of WORDS) {
      expect(STEP_WORDS[locale][word].trim()).not.toBe('');
      expect([word, placeholders(STEP_WORDS[locale][word])]).toEqual([
        word,
        placeholders(STEP_WORDS.en[word]),
      ]);
    }
  });

  it('are told apart from English', () => {
    if (locale === 'en') return;
    const same = WORDS.filter((word) => STEP_WORDS[locale][word] === STEP_WORDS.en[word]);
    expect(same).toEqual([]);
  });
});

it('fills in what is known, and leaves the rest empty', () => {
  expect(stepWord('en', 'one_time_subject', { code: '123456' })).toBe('123456 is your code');
  expect(stepWord('en', 'one_time_subject')).toBe(' is your code');
});

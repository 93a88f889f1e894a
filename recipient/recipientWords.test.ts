import { describe, expect, it, test } from 'vitest';
import {
  RECIPIENT_SCREENS,
  SCREEN_NAMES,
  unknownPlaceholders,
} from '../schema/promotions/promotionScreens/recipientScreens.ts';
import { PROMOTION_LOCALES } from '../schema/promotions/promotionValues.ts';
import { RECIPIENT_WORDS, textsOf } from './recipientWords.ts';

describe.each(PROMOTION_LOCALES)('I18N-5: the redemption flow in %s', (locale) => {
  it.each(SCREEN_NAMES)('has every text of %s, none too long, with known placeholders', (name) => {
    const texts = RECIPIENT_WORDS[locale][name];
    expect(Object.keys(texts).sort()).toEqual(RECIPIENT_SCREENS[name].texts.map(({ key }) => key).sort());
    for (const { key, longest } of RECIPIENT_SCREENS[name].texts) {
      const text = texts[key] ?? '';
      expect(text.length).toBeGreaterThan(0);
      expect(text.length).toBeLessThanOrEqual(longest);
      expect(unknownPlaceholders(name, text)).toEqual([]);
    }
  });
});

test('CUSTOM-46: a reward’s own text comes first, then the promotion’s, then the advertiser’s; an empty one counts as none', () => {
  const written = {
    advertiser: { title: 'Ours', text: 'Ours' },
    promotion: { title: 'This' },
    reward: { text: ' ' },
  };
  expect(textsOf('en', 'success', written)).toEqual({ title: 'This', text: 'Ours' });
  expect(textsOf('fr', 'success').title).toBe('Profitez de votre récompense');
});

test('CUSTOM-18: where recipients choose among rewards, that is what the screen is called, unless somebody calls it otherwise', () => {
  expect(textsOf('en', 'authentication', { hasChoice: true })).toMatchObject({
    title: 'Reward Selection',
    text: '',
  });
  expect(textsOf('en', 'authentication', { hasChoice: true, promotion: { title: 'Pick one' } }).title).toBe(
    'Pick one',
  );
  expect(textsOf('en', 'success', { hasChoice: true }).title).toBe('Enjoy your reward');
});

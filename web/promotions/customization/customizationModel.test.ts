import { describe, expect, it, test } from 'vitest';
import { customized, rewards, savedRow, written } from '../../testing/data/customizationData.ts';
import {
  type CustomizationFacts,
  countriesOf,
  localesOf,
  screensWithErrors,
  shownRewards,
  valuesOf,
  writtenTexts,
} from './customizationRow.ts';
import { customizationRules } from './customizationRules.ts';
import { lookInput } from './lookInput.ts';
import { chunksOf, type ScreenEntry, screenEntries } from './screenEntries.ts';
import { placeOfField, textField } from './textField.ts';

const facts = (over: object = {}) => customized(over) as unknown as CustomizationFacts;
const SUCCESS = { screen: 'success', locale: 'en' } as const;

test('a text has a field of its own, whatever its SKU looks like', () => {
  const place = { sku: 'A/B é', ...SUCCESS, key: 'title' } as const;
  expect(placeOfField(textField(place))).toEqual(place);
  expect(placeOfField(textField({ ...place, sku: null }))).toMatchObject({ sku: null });
  for (const field of [
    'logo',
    'text//nowhere/en/title',
    'text//success/xx/title',
    'text//success/en/subject',
  ])
    expect(placeOfField(field)).toBeNull();
});

describe('the rules of the form', () => {
  const rule = (values: object) => {
    const { error } = customizationRules.safeParse({ ...valuesOf(savedRow()), ...values });
    return error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];
  };

  it('CUSTOM-42, CUSTOM-43: a color has three or six hexadecimal digits', () => {
    for (const color of ['#abc', '#A1b2C3']) expect(rule({ 'text-color': color })).toEqual([]);
    for (const color of ['abc', '#ab', '#abcd', '#abcde', '#1234567', '#ggg', 'red;}'])
      expect(rule({ 'text-color': color })).toEqual([['text-color', 'hexadecimal_only']]);
  });

  it('CUSTOM-13: texts that are too long or speak of what there is not mark their screens', () => {
    const long = textField({ sku: null, screen: 'success', locale: 'fr', key: 'title' });
    const strange = textField({ sku: 'A', screen: 'sms_activation', locale: 'en', key: 'message' });
    const broken = rule({ [long]: 'x'.repeat(121), [strange]: '{{price}}' });
    expect(broken).toEqual([
      [long, 'max_length'],
      [strange, 'unknown_placeholder'],
    ]);
    expect([...screensWithErrors(broken.map(([field]) => field ?? ''))]).toEqual([
      'success',
      'sms_activation',
    ]);
  });
});

test('CUSTOM-44, CUSTOM-45: the form begins with the look and the texts as they are saved', () => {
  const row = savedRow({
    screens: [written('promotion', {}, { title: 'Ours' }), written('advertiser', {}, { title: 'X' })],
  });
  const values = valuesOf(row);
  expect(values).toMatchObject({ 'text-color': '#222222', 'element-text-color': null, contact_us: true });
  expect(values).toMatchObject({ 'text//success/en/title': 'Ours' });
  expect(Object.keys(values).filter((field) => placeOfField(field))).toHaveLength(1);
});

test('CUSTOM-46: who says a text of a screen: the reward, the promotion, the advertiser', () => {
  const screens = [
    written('advertiser', {}, { title: 'Advertiser' }),
    written('promotion', {}, { title: 'Promotion' }),
    written('reward', { sku: 'A' }, { title: 'Reward' }),
  ];
  const row = savedRow({ screens });
  const of = (sku: string | null) => writtenTexts(row, valuesOf(row), { sku, ...SUCCESS });
  expect(of('A')).toEqual({
    advertiser: { title: 'Advertiser' },
    promotion: { title: 'Promotion' },
    reward: { title: 'Reward' },
  });
  expect(of('B').reward).toEqual({});
  expect(of(null)).not.toHaveProperty('reward');
});

test('I18N-5: the languages of a promotion, its own first; all where it is restricted to none', () => {
  expect(localesOf(facts({ locale: 'fr' }))).toEqual(['fr', 'en']);
  const all = facts({ locale: 'de', restrictions: { languages: [] } });
  expect(localesOf(all)).toEqual(['de', 'en', 'fr', 'ja', 'it', 'pt']);
});

test('rewards beyond a page of the graph are among those shown, taken ones are not', () => {
  const second = rewards('C', 'D');
  const [, taken] = second.items;
  if (taken) taken.status = 'disabled';
  expect(shownRewards(facts({ moreRewards: second })).map(({ sku }) => sku)).toEqual(['A', 'B', 'C']);
  expect(countriesOf(facts())).toEqual(['FR']);
});

test('rewards are called as their recipients read them, in the language that is previewed', () => {
  const named = (locale?: 'en' | 'fr') => shownRewards(facts(), locale).map(({ name }) => name);
  expect(named('fr')).toEqual(['Carte A', 'Carte B']);
  expect(named('en')).toEqual(['Card A', 'Card B']);
  expect(named()).toEqual(['Card A', 'Card B']);
});

describe('a save', () => {
  it('sends the changed look alone; colors and links whole, with what others saved of them', () => {
    expect(lookInput({ 'element-text-color': '#fff' }, savedRow())).toEqual({
      colors: [
        { part: 'text-color', color: '#222222' },
        { part: 'element-text-color', color: '#fff' },
      ],
    });
    expect(lookInput({ 'text-color': null, contact_us: false, displayCode: false }, savedRow())).toEqual({
      colors: [],
      flowSettings: { displayCode: false, footerLinks: ['privacy_policy', 'terms_and_conditions'] },
    });
    const logo = { id: '5', url: '/media/x.webp' };
    expect(lookInput({ logo, background: null }, savedRow())).toEqual({
      medias: { logo: { id: '5' }, background: null },
    });
    expect(lookInput({ 'text//success/en/title': 'Hi' }, savedRow())).toBeNull();
  });

  it('CUSTOM-51: sends each changed screen whole: what was not changed stands, what was emptied goes', () => {
    const row = savedRow({ screens: [written('promotion', {}, { title: 'Old', text: 'Kept' })] });
    const changes = {
      'text//success/en/title': undefined,
      'text/A/success/en/title': 'New',
      displayCode: true,
    };
    expect(screenEntries(changes, row)).toEqual([
      { sku: null, ...SUCCESS, texts: [{ key: 'text', text: 'Kept' }] },
      { sku: 'A', ...SUCCESS, texts: [{ key: 'title', text: 'New' }] },
    ]);
  });

  const entry = (sku: string | null, length = 2): ScreenEntry => ({
    sku,
    ...SUCCESS,
    texts: [{ key: 'text', text: 'x'.repeat(length) }],
  });

  it('CUSTOM-52: goes in chunks of ten rewards, the promotion’s own texts with the first', () => {
    const skus = Array.from({ length: 23 }, (_, place) => `R${String(place).padStart(2, '0')}`);
    const chunks = chunksOf([...skus.map((sku) => entry(sku)), entry(null)]);
    expect(chunks.map((chunk) => chunk.length)).toEqual([11, 10, 3]);
    expect(chunks[0]?.[0]?.sku).toBeNull();
    expect(chunksOf([])).toEqual([]);
  });

  it('goes in more calls where texts are long: the gateway takes 64 KiB', () => {
    const chunks = chunksOf(Array.from({ length: 10 }, (_, place) => entry(`R${place}`, 2000)));
    expect(chunks.map((chunk) => chunk.length)).toEqual([7, 3]);
  });
});

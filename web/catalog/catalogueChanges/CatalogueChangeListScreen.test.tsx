import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { CatalogueChangeListScreen } from './CatalogueChangeListScreen.tsx';

const change = (id: string, over: object = {}) => ({
  __typename: 'CatalogueChange',
  id,
  occurredAt: '2026-11-20T10:00:00Z',
  kind: 'changed',
  noun: 'skus',
  nounId: 'ABC-CARD-0001',
  name: 'Ten',
  brandId: 'ABC',
  productId: 'ABC-CARD',
  sellerName: null,
  accountName: null,
  fields: null,
  ...over,
});
const field = (name: string, before: string | null, after: string | null) => ({
  __typename: 'CatalogueFieldChange',
  field: name,
  before,
  after,
});
const page = (items: object[]) => ({
  catalogueChanges: {
    __typename: 'CatalogueChangePage',
    items,
    page: {
      __typename: 'PageInfo',
      number: 1,
      size: 20,
      totalCount: items.length,
      totalIsCapped: false,
      totalPages: 1,
    },
  },
});
const show = (items: object[], over: Partial<ScreenOptions> = {}) =>
  renderScreen(<CatalogueChangeListScreen />, {
    answers: { CatalogueChangeListScreen: () => ({ data: page(items) }) },
    url: '/catalogue-changes',
    ...over,
  });

test('operator staff read what changed from and to, and who did it, and go to where it is kept', async () => {
  const fields = [
    field('face_value', '10.00 EUR', '12.00 EUR'),
    field('country_restrictions', '[]', '["FR","BE"]'),
    field('translations', '{}', '{"fr":{"name":"Dix","description":""}}'),
  ];
  await show([change('2', { accountName: 'Ada', fields })], { viewer: { isStaff: true } });
  expect(await screen.findByText('10.00 EUR → 12.00 EUR')).toBeTruthy();
  expect(screen.getByText('none → France, Belgium')).toBeTruthy();
  expect(screen.getByText('none → fr name: Dix')).toBeTruthy();
  expect(screen.getByText('Ada')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ten' }).getAttribute('href')).toBe(
    '#/brands/ABC/products/ABC-CARD?sku=ABC-CARD-0001',
  );
});

test('a long value is shortened and told whole below; what is new has no line of changes', async () => {
  const long = `${'A good card. '.repeat(9)}The end`;
  const fields = [field('description', long, 'Short'), field('pictures', '[{"url":"/a"}]', '[]')];
  await show([change('2', { fields }), change('3', { kind: 'appeared', fields: [] })], {
    viewer: { isStaff: true },
  });
  const line = await screen.findByText(`${long.slice(0, 60).trimEnd()}… → Short`);
  expect(line.tagName).toBe('SUMMARY');
  expect(screen.getByText(long)).toBeTruthy();
  expect(screen.getByText('Pictures').parentElement?.textContent).toMatch(/Pictures$/);
  const cells = screen.getAllByRole('row').map((row) => row.querySelectorAll('td')[3]?.textContent);
  expect(cells[2]?.replace('From and to', '')).toBe('');
});

test('a value is not shortened in the middle of a character', async () => {
  const fields = [field('name', 'Short', `${'x'.repeat(59)}🎁 and more`)];
  await show([change('2', { fields })], { viewer: { isStaff: true } });
  expect(await screen.findByText(`Short → ${'x'.repeat(59)}…`)).toBeTruthy();
});

test('a viewer of the catalog goes to the reward there, as long as it is there', async () => {
  await show([change('3', { kind: 'disappeared', name: 'Gone' }), change('2')], {
    abilities: ['viewCatalog'],
  });
  expect((await screen.findByRole('link', { name: 'Ten' })).getAttribute('href')).toBe(
    '#/catalog?rewardSku=ABC-CARD-0001',
  );
  expect(screen.queryByRole('link', { name: 'Gone' })).toBeNull();
  expect(screen.queryByText('By')).toBeNull();
});

test('noun, kind and days stand in the address', async () => {
  const { calls } = await show([], {
    url: '/catalogue-changes?noun=skus&kind=disappeared&from=2026-11-01&to=2026-11-20',
  });
  expect(await screen.findByText('No change matches')).toBeTruthy();
  const filter = { noun: 'skus', kind: 'disappeared', from: '2026-11-01', to: '2026-11-20' };
  expect(calls[0]?.variables).toEqual({ filter, page: { number: 1, size: 20 } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove the filter About: SKUs' }));
  await waitFor(() => expect(location.hash).not.toContain('noun'));
});

test('a list without rows says what would be here, in French too', async () => {
  await show([], { locale: 'fr' });
  expect(await screen.findByText('Rien n’a encore changé')).toBeTruthy();
});

test('a state, a country, a language and a theme are named in the reader’s language', async () => {
  const fields = [
    field('status', 'disabled', 'enabled'),
    field('private', 'false', 'true'),
    field('country_restrictions', '["DE"]', '["DE","US"]'),
    field('default_locale', 'en', 'fr'),
    field('themes', '[]', '["birthday"]'),
  ];
  await show([change('2', { fields })], { viewer: { isStaff: true }, locale: 'fr' });
  expect(await screen.findByText('désactivé → activé')).toBeTruthy();
  expect(screen.getByText('non → oui')).toBeTruthy();
  expect(screen.getByText('Allemagne → Allemagne, États-Unis')).toBeTruthy();
  expect(screen.getByText('Anglais → Français')).toBeTruthy();
  expect(screen.getByText('rien → Anniversaire')).toBeTruthy();
});

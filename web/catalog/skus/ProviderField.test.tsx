import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { product, sku } from '../../testing/data/catalogueData.ts';
import { press } from '../../testing/formActs.ts';
import { renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { fill, card as newCard, showSkuNew } from '../../testing/renderSkuNew.tsx';
import { SkuScreen } from './SkuScreen.tsx';

const ID = 'ABC-CARD-0001';
const [cardhouse, partners] = ['Cardhouse', 'Prepaid Partners'].map((name, index) => ({
  __typename: 'Provider',
  id: String(index + 1),
  name,
}));
const providers = [cardhouse, partners];
const whole = (different: object = {}) =>
  sku(ID, {
    name: 'Ten',
    description: '',
    fallbackDescription: 'A card',
    defaultLocale: 'en',
    translations: [],
    catalogPrice: null,
    featured: false,
    provider: cardhouse,
    mediaSet: null,
    fallbackMediaSet: null,
    createdAt: '2026-01-02T10:00:00.000Z',
    updatedAt: '2026-03-04T10:00:00.000Z',
    ...different,
  });
const card = product('ABC-CARD', {
  faceValueCurrency: 'EUR',
  acceptVariableValue: false,
  dimensionConfigurations: [],
});
const show = (options: Partial<ScreenOptions> = {}, different: object = {}) =>
  renderScreen(<SkuScreen brandId="ABC" productId="ABC-CARD" sku={ID} />, {
    url: `/brands/ABC/products/ABC-CARD/product-skus/${ID}`,
    ...options,
    answers: {
      SkuScreen: ({ withProviders }) => ({
        data: { sku: whole(different), product: card, ...(withProviders ? { providers } : {}) },
      }),
      ...options.answers,
    },
  });
const staff = { viewer: { isStaff: true } };
const field = () => screen.findByRole('button', { name: /Provider/ });
const choose = async (name: string) => {
  fireEvent.click(await field());
  fireEvent.click(await screen.findByRole('option', { name }));
};
const sent = (calls: { name: string; variables: object }[], operation: string) =>
  calls.filter(({ name }) => name === operation).map(({ variables }) => variables);

beforeEach(() => sessionStorage.clear());

test.each([
  ['Prepaid Partners', '2', partners],
  ['None', null, null],
])('PRODUCT-64: operator staff choose %s on the page of a SKU', async (name, providerId, provider) => {
  const { calls } = await show({
    ...staff,
    answers: {
      SkuFormSave: () => ({
        data: { updateSku: { __typename: 'UpdateSkuSuccess', sku: whole({ provider, version: 2 }) } },
      }),
    },
  });
  expect((await field()).textContent).toContain('Cardhouse');
  await choose(name);
  press('Save');
  expect(await screen.findByText('Ten is saved')).toBeTruthy();
  expect(sent(calls, 'SkuFormSave')).toEqual([{ input: { id: ID, version: 1, providerId } }]);
  expect((await field()).textContent).toContain(name);
});

test('PRODUCT-64: of two who choose a provider the second one sees both by name', async () => {
  await show({
    ...staff,
    answers: {
      SkuFormSave: () => ({
        data: {
          updateSku: { __typename: 'StaleSku', current: whole({ provider: null, version: 2 }) },
        },
      }),
    },
  });
  await choose('Prepaid Partners');
  press('Save');
  expect(await screen.findByRole('row', { name: 'Provider Prepaid Partners None' })).toBeTruthy();
});

test('PRODUCT-64: what the platform refuses of it is said at the field', async () => {
  const error = { __typename: 'FieldError', field: 'providerId', rule: 'unknown_provider', limit: null };
  await show({
    ...staff,
    answers: {
      SkuFormSave: () => ({ data: { updateSku: { __typename: 'InvalidInput', fieldErrors: [error] } } }),
    },
  });
  await choose('Prepaid Partners');
  press('Save');
  expect(await screen.findByText('This provider does not exist')).toBeTruthy();
});

test('PRODUCT-64: operator staff who may not edit read it', async () => {
  const { calls } = await show({ ...staff, abilities: ['viewRewards'] });
  expect(await screen.findByText('Cardhouse')).toBeTruthy();
  expect(sent(calls, 'SkuScreen')).toMatchObject([{ withProviders: false }]);
});

test.each([[['viewRewards', 'editRewards']], [['viewRewards']]] as const)(
  'PRODUCT-64: whoever is no operator staff and holds %j neither reads nor asks of it',
  async (abilities) => {
    const { calls } = await show({ abilities }, { provider: null });
    expect(await screen.findByText('Details')).toBeTruthy();
    expect(screen.queryByText('Provider')).toBeNull();
    expect(sent(calls, 'SkuScreen')).toMatchObject([{ withProviders: false }]);
  },
);

test('PRODUCT-64: operator staff name it for a new SKU; nobody else is asked', async () => {
  const answers = { SkuNewScreen: () => ({ data: { product: newCard(), providers } }) };
  const { calls, view } = await showSkuNew({ ...staff, answers });
  await fill();
  await choose('Cardhouse');
  press('Save');
  await waitFor(() =>
    expect(sent(calls, 'SkuNewFormCreate')).toMatchObject([{ input: { providerId: '1' } }]),
  );
  view.unmount();
  sessionStorage.clear();
  const others = await showSkuNew();
  await fill();
  expect(screen.queryByText('Provider')).toBeNull();
  expect(sent(others.calls, 'SkuNewScreen')).toMatchObject([{ withProviders: false }]);
});

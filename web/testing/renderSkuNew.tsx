// Only for tests: the form of a new SKU, the graph's responses, and helpers that fill it in.
import { fireEvent, screen } from '@testing-library/react';
import { SkuNewScreen } from '../catalog/skus/SkuNewScreen.tsx';
import { dimension, product } from './data/catalogueData.ts';
import { press, type } from './formActs.ts';
import { renderScreen, type ScreenOptions } from './renderScreen.tsx';

export const configuration = (vary: boolean, id: string) => ({
  __typename: 'DimensionConfiguration',
  required: true,
  vary,
  dimension: dimension(id),
});
export const card = (different: object = {}) =>
  product('ABC-CARD', {
    name: 'Everyday',
    faceValueCurrency: 'EUR',
    acceptVariableValue: false,
    dimensionConfigurations: [configuration(true, 'size'), configuration(false, 'reference')],
    ...different,
  });
export const created = {
  data: {
    createSku: {
      __typename: 'CreateSkuSuccess',
      sku: { __typename: 'Sku', id: 'ABC-CARD-0001', sku: 'ABC-CARD-0001', name: 'Ten', mediaSet: null },
    },
  },
};
export const owned = {
  __typename: 'Sku',
  sku: 'DEF-TEA-0001',
  brand: { __typename: 'BrandSummary', id: 'DEF' },
  product: { __typename: 'ProductSummary', id: 'DEF-TEA' },
};
export const steps = () => screen.findByRole('list', { name: 'New product SKU' });

/** The screen at its address; `different` overrides fields of the product. */
export function showSkuNew({ different, ...other }: Partial<ScreenOptions> & { different?: object } = {}) {
  return renderScreen(<SkuNewScreen brandId="ABC" productId="ABC-CARD" />, {
    url: '/brands/ABC/products/ABC-CARD/product-skus/new',
    ...other,
    answers: {
      SkuNewScreen: () => ({ data: { product: card(different) } }),
      EanField: () => ({ data: { skus: { __typename: 'SkuPage', items: [] } } }),
      SkuNewFormCreate: () => created,
      ...other.answers,
    },
  });
}

/** Fills in all required fields, through both steps. */
export async function fill() {
  await steps();
  type(/^Name of size/, 'Large');
  press('2 Catalog info');
  type('Name', 'Ten');
  type('Face value', '10');
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
}

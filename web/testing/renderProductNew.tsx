// Only for tests: the form of a new product, the graph's responses, and helpers that fill it in.
import { fireEvent, screen } from '@testing-library/react';
import { ProductNewScreen } from '../catalog/products/create/ProductNewScreen.tsx';
import { DIMENSIONS, pageOf } from './data/catalogueData.ts';
import { press, type } from './formActs.ts';
import { type Answers, renderScreen, type ScreenOptions } from './renderScreen.tsx';

export const saved = { __typename: 'Product', id: 'ABC-TEA', version: 1, name: 'Tea' };
export const brand = { __typename: 'Brand', id: 'ABC', name: 'Alphabet', status: 'enabled' };
export const dimensionsSaved = {
  data: {
    saveProductDimensions: {
      __typename: 'SaveProductDimensionsSuccess',
      product: { ...saved, version: 2 },
    },
  },
};
const results: Answers = {
  ProductNewScreen: ({ hasBrand }: { hasBrand?: boolean }) => ({
    data: { dimensions: DIMENSIONS, ...(hasBrand ? { brand } : {}) },
  }),
  BrandPicker: () => ({ data: { brands: pageOf('Brand', [brand]) } }),
  ProductIdField: () => ({
    data: { similarProducts: { __typename: 'SimilarProducts', isTaken: false, items: [] } },
  }),
  ProductNewFormCreate: () => ({
    data: { createProduct: { __typename: 'CreateProductSuccess', product: saved } },
  }),
  ProductNewFormDimensions: () => dimensionsSaved,
};

/** The screen at its address, of one brand or, with an empty id, of any brand; `step` is the step in the address. */
export function showProductNew({
  brandId = 'ABC',
  step = '',
  ...other
}: Partial<ScreenOptions> & { brandId?: string; step?: string } = {}) {
  const path = brandId ? `/brands/${brandId}/products/new` : '/products/new';
  return renderScreen(<ProductNewScreen {...(brandId && { brandId })} />, {
    url: step ? `${path}?step=${step}` : path,
    ...other,
    answers: { ...results, ...other.answers },
  });
}

/** Fills in all required fields, through the three steps. */
export async function fill() {
  fireEvent.click(await screen.findByRole('radio', { name: 'Gift card' }));
  for (const span of ['Years', 'Months', 'Weeks', 'Days'])
    fireEvent.change(await screen.findByRole('textbox', { name: span }), {
      target: { value: span === 'Years' ? '1' : '0' },
    });
  press('2 Product info');
  type('Name', 'Tea');
  type('Description', 'A tea');
  press('3 Catalog info');
  fireEvent.click(screen.getByRole('switch', { name: 'Worldwide' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Food' }));
  fireEvent.click(screen.getByRole('radio', { name: 'No' }));
}

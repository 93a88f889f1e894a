// Only for tests: the form of a new product, what the graph answers to it, and how it is filled in.
import { fireEvent, screen } from '@testing-library/react';
import { DIMENSIONS, pageOf } from './catalogueData.ts';
import type { Answers } from './renderScreen.tsx';

export const saved = { __typename: 'Product', id: 'ABC-TEA', version: 1, name: 'Tea' };
export const brand = { __typename: 'Brand', id: 'ABC', name: 'Alphabet', status: 'enabled' };
export const productNewResults: Answers = {
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
  ProductNewFormDimensions: () => ({
    data: {
      saveProductDimensions: {
        __typename: 'SaveProductDimensionsSuccess',
        product: { ...saved, version: 2 },
      },
    },
  }),
};

export const type = (name: string | RegExp, value: string) => {
  const field = screen.getByRole('textbox', { name });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
export const value = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;

/** Everything that is asked for, through the three steps. */
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

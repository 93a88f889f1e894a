// Only for tests: the form of a new SKU, what the graph answers to it, and how it is filled in.
import { fireEvent, screen } from '@testing-library/react';
import { dimension, product } from './catalogueData.ts';

export const configuration = (vary: boolean, id: string) => ({
  ...{ __typename: 'DimensionConfiguration', required: true, vary, dimension: dimension(id) },
});
export const card = (different: object = {}) =>
  product('ABC-CARD', {
    ...{ name: 'Everyday', faceValueCurrency: 'EUR', acceptVariableValue: false },
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
  ...{ __typename: 'Sku', sku: 'DEF-TEA-0001' },
  ...{
    brand: { __typename: 'BrandSummary', id: 'DEF' },
    product: { __typename: 'ProductSummary', id: 'DEF-TEA' },
  },
};
export const type = (name: string | RegExp, value: string) => {
  const field = screen.getByRole('textbox', { name });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const isDisabled = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled;
export const steps = () => screen.findByRole('list', { name: 'New product SKU' });

export async function fill() {
  await steps();
  type(/^Name of size/, 'Large');
  press('2 Catalogue info');
  type('Name', 'Ten');
  type('Face value', '10');
  fireEvent.click(screen.getByRole('radio', { name: 'Yes' }));
}

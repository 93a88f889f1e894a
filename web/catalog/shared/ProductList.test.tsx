import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useList } from '../../kit/list/useList.ts';
import { pageOf, product } from '../../testing/data/catalogueData.ts';
import { renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { PRODUCT_LIST } from './catalogueLists.ts';
import { ProductList } from './ProductList.tsx';

const Tried = () => <ProductList list={useList(PRODUCT_LIST)} />;
const rows = [
  product('ABC-CARD', { name: 'Everyday' }),
  product('ABC-BOX', { name: 'Box', status: 'disabled' }),
];
const list = { ProductList: () => ({ data: { products: pageOf('Product', rows) } }) };
const show = ({ answers, ...over }: Partial<ScreenOptions> = {}) =>
  renderScreen(<Tried />, { answers: { ...list, ...answers }, url: '/products', ...over });
const switchOf = (name: string) =>
  screen.findByRole<HTMLInputElement>('switch', { name: `${name}: on sale` });
/** Mocks a save, and a dry run that returns the number of promotions. */
const saving = (save: () => object, promotions = 0) => ({
  ProductStatusSave: ({ input }: { input?: { dryRun?: boolean; id: string } }) =>
    input?.dryRun ? { data: { updateProduct: { ...success('disabled'), promotions } } } : (save() as never),
});
const success = (status: string, version = 2) => ({
  __typename: 'UpdateProductSuccess',
  promotions: 0,
  product: { __typename: 'Product', id: 'ABC-CARD', name: 'Everyday', status, version },
});

test('PRODUCT-3: ten products a page, each leading to its page, with its brand', async () => {
  const { calls } = await show();
  const link = await screen.findByRole('link', { name: 'Everyday' });
  expect(link.getAttribute('href')).toBe('#/brands/ABC/products/ABC-CARD');
  expect(screen.getAllByRole('link', { name: 'Alphabet' })[0]?.getAttribute('href')).toBe('#/brands/ABC');
  expect(calls[0]?.variables).toEqual({
    filter: {},
    sort: { field: 'name', direction: 'ASC' },
    page: { number: 1, size: 10 },
  });
});

test('what is searched and filtered lives in the address', async () => {
  const { calls } = await show({
    url: '/products?search=card&sku=abc&status=disabled&order_by=id&order=desc',
  });
  await screen.findByRole('link', { name: 'Everyday' });
  expect(calls[0]?.variables).toMatchObject({
    filter: { name: 'card', sku: 'abc', statuses: ['disabled'] },
    sort: { field: 'id', direction: 'DESC' },
  });
});

test('PRODUCT-21: a product is put on sale in its row at once', async () => {
  const { calls } = await show({ answers: saving(() => ({ data: { updateProduct: success('enabled') } })) });
  fireEvent.click(await switchOf('Box'));
  await waitFor(() =>
    expect(calls.at(1)).toEqual({
      name: 'ProductStatusSave',
      variables: { input: { id: 'ABC-BOX', version: 1, status: 'enabled' } },
    }),
  );
  expect(await screen.findByText('Box is enabled')).toBeTruthy();
});

test('PRODUCT-24: taking it off sale asks, and says how many promotions lose a reward', async () => {
  const { calls } = await show({
    answers: saving(() => ({ data: { updateProduct: success('disabled') } }), 3),
  });
  fireEvent.click(await switchOf('Everyday'));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Disable Everyday?' }));
  expect(
    dialog.getByText(/You are about to deactivate this product, .*promotions integrations/),
  ).toBeTruthy();
  expect(await dialog.findByText('3 current or upcoming promotions offer it.')).toBeTruthy();
  expect(calls.filter(({ name }) => name === 'ProductStatusSave')).toHaveLength(1);
  fireEvent.click(dialog.getByRole('button', { name: 'Disable' }));
  await waitFor(() =>
    expect(calls.at(2)?.variables).toEqual({ input: { id: 'ABC-CARD', version: 1, status: 'disabled' } }),
  );
  expect(await screen.findByText('Everyday is disabled')).toBeTruthy();
});

test('PRODUCT-24: who thinks better of it changes nothing', async () => {
  const { calls } = await show({ answers: saving(() => ({})) });
  fireEvent.click(await switchOf('Everyday'));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect((await switchOf('Everyday')).checked).toBe(true);
  expect(calls.some(({ variables }) => JSON.stringify(variables).includes('"dryRun":false'))).toBe(false);
});

test.each([
  [
    'refused',
    { data: { updateProduct: { __typename: 'Refused', code: 'unreachable_status', message: 'It cannot.' } } },
  ],
  ['failed', { data: null, errors: [{ message: 'Down', path: ['updateProduct'] }] }],
])('PRODUCT-25: the status goes back when it is %s, and why is said', async (_how, answer) => {
  await show({ answers: saving(() => answer) });
  fireEvent.click(await switchOf('Everyday'));
  fireEvent.click(await screen.findByRole('button', { name: 'Disable' }));
  expect(await screen.findByText(/It cannot\.|Down/)).toBeTruthy();
  const [first] = screen.getAllByRole<HTMLInputElement>('switch', { hidden: true });
  await waitFor(() => expect(first?.checked).toBe(true));
});

test('a save that somebody else was before is sent once more under their version', async () => {
  const stale = {
    __typename: 'StaleProduct',
    current: { ...success('disabled').product, id: 'ABC-BOX', name: 'Box', version: 5 },
  };
  let count = 0;
  const { calls } = await show({
    answers: saving(() => {
      count += 1;
      return { data: { updateProduct: count === 1 ? stale : success('enabled', 6) } };
    }),
  });
  fireEvent.click(await switchOf('Box'));
  await waitFor(() =>
    expect(
      calls.filter(({ name }) => name === 'ProductStatusSave').map(({ variables }) => variables),
    ).toEqual([
      { input: { id: 'ABC-BOX', version: 1, status: 'enabled' } },
      { input: { id: 'ABC-BOX', version: 5, status: 'enabled' } },
    ]),
  );
});

test('PRODUCT-67: who may not edit rewards sees the status and changes nothing', async () => {
  await show({ abilities: ['viewRewards'] });
  await screen.findByRole('link', { name: 'Everyday' });
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.getAllByText('Disabled').length).toBeGreaterThan(0);
});

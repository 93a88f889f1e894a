import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test } from 'vitest';
import { useList } from '../../kit/list/useList.ts';
import { dimension, ofDimension, pageOf, sku } from '../../testing/data/catalogueData.ts';
import { renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { SKU_LIST } from './catalogueLists.ts';
import { SkuList } from './SkuList.tsx';

const Tried = (props: Omit<ComponentProps<typeof SkuList>, 'list'>) => (
  <SkuList list={useList(SKU_LIST)} {...props} />
);
const answer = (...rows: object[]) => ({ SkuList: () => ({ data: { skus: pageOf('Sku', rows) } }) });
const show = ({ answers, ...over }: Partial<ScreenOptions> = {}) =>
  renderScreen(<Tried />, {
    answers: { ...answer(sku('ABC-CARD-0001')), ...answers },
    url: '/product-skus',
    ...over,
  });
const headers = () => screen.getAllByRole('columnheader').map((cell) => cell.textContent);
const theSwitch = () =>
  screen.findByRole<HTMLInputElement>('switch', { name: 'Card ABC-CARD-0001: on sale' });

test('SKU-1: ten SKUs a page, each leading to its product, which then shows it', async () => {
  const { calls } = await show();
  const link = await screen.findByRole('link', { name: 'ABC-CARD-0001' });
  expect(link.getAttribute('href')).toBe('#/brands/ABC/products/ABC-CARD?sku=ABC-CARD-0001');
  expect(calls[0]?.variables).toEqual({
    filter: {},
    sort: { field: 'sku', direction: 'ASC' },
    page: { number: 1, size: 10 },
  });
  expect(headers()).toEqual(['SKU', 'Name', 'Product', 'Face value', 'Status']);
});

test('SKU-2: at most the first four varying dimensions have a column, with their values in words', async () => {
  const size = dimension('size', 'multi-select', [{ value: 'S', name: 'Small' }]);
  const period = dimension('duration', 'period');
  const age = dimension('age', 'range');
  const adults = dimension('adults', 'boolean');
  const fifth = dimension('fifth');
  const values = [
    ofDimension(size, 'S', 'XXL'),
    ofDimension(period, 'P1Y6M'),
    ofDimension(age, '3..12'),
    ofDimension(adults, 'true'),
    ofDimension(fifth, 'not shown'),
  ];
  await show({ answers: answer(sku('ABC-BOX-0001', { ean: '4006381333931', dimensionValues: values })) });
  const row = within((await screen.findByText('Card ABC-BOX-0001')).closest('tr') as HTMLElement);
  expect(headers()).toEqual([
    ...['SKU', 'Name', 'Product', 'Name of size', 'Name of duration', 'Name of age', 'Name of adults'],
    ...['Face value', 'Status'],
  ]);
  for (const text of ['Small, XXL', '1 year, 6 months', '3 – 12', 'Yes', 'EAN 4006381333931'])
    expect(row.getByText(text)).toBeTruthy();
  expect(row.queryByText('not shown')).toBeNull();
});

test('of a known product the columns are those that vary, whether a row has a value or not', async () => {
  await renderScreen(<Tried productId="ABC-BOX" varying={[dimension('size')]} />, {
    answers: answer(sku('ABC-BOX-0001', { variableValue: true })),
    url: '/brands/ABC/products/ABC-BOX',
  });
  expect(await screen.findByText('Any value')).toBeTruthy();
  expect(headers()).toEqual(['SKU', 'Name', 'Name of size', 'Face value', 'Status']);
  expect(screen.getByRole('link', { name: 'ABC-BOX-0001' }).getAttribute('href')).toBe(
    '#/brands/ABC/products/ABC-BOX/product-skus/ABC-BOX-0001',
  );
});

const success = {
  __typename: 'UpdateSkuSuccess',
  promotions: 1,
  sku: { __typename: 'Sku', id: 'ABC-CARD-0001', name: 'Card ABC-CARD-0001', status: 'disabled', version: 2 },
};
const saving = (outcome: object) => ({
  SkuStatusSave: ({ input }: { input?: { dryRun?: boolean } }) =>
    (input?.dryRun ? { data: { updateSku: success } } : outcome) as never,
});

test('SKU-13, SKU-15: disabling asks with what it stops, and is then done in the row', async () => {
  const { calls } = await show({ answers: saving({ data: { updateSku: success } }) });
  fireEvent.click(await theSwitch());
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(
    dialog.getByText(/you are about to deactivate this product sku and its promotions integrations/),
  ).toBeTruthy();
  expect(await dialog.findByText('1 current or upcoming promotion offers it.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('Card ABC-CARD-0001 is disabled')).toBeTruthy();
  expect(calls.filter(({ name }) => name === 'SkuStatusSave').map(({ variables }) => variables)).toEqual([
    { input: { id: 'ABC-CARD-0001', version: 1, status: 'disabled', dryRun: true } },
    { input: { id: 'ABC-CARD-0001', version: 1, status: 'disabled' } },
  ]);
});

test.each([
  [
    'SKU-16: a refused',
    { data: { updateSku: { __typename: 'Refused', code: 'no', message: 'It cannot.' } } },
  ],
  ['SKU-17: a failed', { data: null, errors: [{ message: 'Down', path: ['updateSku'] }] }],
])('%s deactivation puts the status back', async (_how, outcome) => {
  await show({ answers: saving(outcome) });
  fireEvent.click(await theSwitch());
  fireEvent.click(await screen.findByRole('button', { name: 'Disable' }));
  expect(await screen.findByText(/It cannot\.|Down/)).toBeTruthy();
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('switch', { hidden: true }).checked).toBe(true),
  );
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Call, renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { QuotasScreen } from './QuotasScreen.tsx';

const quota = (sku: string, over: object = {}) => ({
  __typename: 'RedemptionsQuota',
  redemptionsQuotaId: null,
  rewardSku: sku,
  rewardCaption: `Card ${sku}`,
  variableValue: false,
  nbRedemptionsAllowed: null,
  alertThreshold: null,
  used: null,
  usedWithoutQuota: null,
  version: 0,
  faceValue: { __typename: 'Money', amount: '10.00', currency: 'EUR' },
  ...over,
});
const LIMITED = { redemptionsQuotaId: '7', nbRedemptionsAllowed: 5, alertThreshold: 4, used: 3, version: 2 };
const ROWS = [quota('A-1', LIMITED), quota('A-2'), quota('B-3')];

const show = (
  answers: ScreenOptions['answers'] = {},
  url = '/redemptions-quota?advertiser=1&product=A-CARD',
) =>
  renderScreen(<QuotasScreen />, {
    url,
    answers: {
      QuotasScreen: () => ({
        data: {
          redemptionsQuotas: ROWS,
          advertiserOptions: [{ __typename: 'AdvertiserOption', id: '1', name: 'Northwind' }],
          productOptions: [{ __typename: 'ProductOption', productId: 'A-CARD', name: 'Card' }],
        },
      }),
      AdvertiserPicker: () => ({
        data: {
          advertiserOptions: [{ __typename: 'AdvertiserOption', id: '1', name: 'Northwind' }],
        },
      }),
      ...answers,
    },
  });
const rowOf = async (sku: string) => (await screen.findByText(sku)).closest('tr') as HTMLElement;
const edit = async (sku: string) => {
  const button = await screen.findByRole('button', { name: `Edit the quota of Card ${sku}` });
  fireEvent.click(button);
  return { allowed: await field('Allowed', sku), threshold: await field('Alert threshold', sku) };
};
const field = (what: string, sku: string) =>
  screen.findByRole('textbox', { name: `${what}: Card ${sku}` }) as Promise<HTMLInputElement>;
const saveButton = () => screen.getByRole('button', { name: 'Save' }) as HTMLButtonElement;
const type = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const enter = (input: HTMLElement) => fireEvent.submit(input.closest('form') as HTMLFormElement);
const sent = (calls: readonly Call[], name: string) =>
  calls.filter((call) => call.name === name).map(({ variables }) => variables.input);
const saved = (name: 'createRedemptionsQuota' | 'updateRedemptionsQuota', row: object) => () => ({
  data: {
    [name]: {
      __typename:
        name === 'createRedemptionsQuota' ? 'CreateRedemptionsQuotaSuccess' : 'UpdateRedemptionsQuotaSuccess',
      quota: row,
    },
  },
});

test('QUOTA-6, QUOTA-7, QUOTA-14: before a choice nothing is asked, the button and the search box wait', async () => {
  const { calls } = await show({}, '/redemptions-quota');
  expect(await screen.findByText('Please select an advertiser and a product')).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Get quotas' }) as HTMLButtonElement).disabled).toBe(true);
  expect((screen.getByRole('searchbox', { name: 'Search rewards' }) as HTMLInputElement).disabled).toBe(true);
  expect(calls.filter(({ name }) => name === 'QuotasScreen')).toEqual([]);
});

test('QUOTA-4, QUOTA-5: a product is looked for from two characters on, once nothing more is typed', async () => {
  const { calls } = await show(
    { ProductField: () => ({ data: { productOptions: [] } }) },
    '/redemptions-quota?advertiser=1',
  );
  const product = await screen.findByRole('combobox', { name: /Product/ });
  const searches = () => calls.filter(({ variables }) => variables.search !== undefined);
  fireEvent.change(product, { target: { value: 'c' } });
  fireEvent.change(product, { target: { value: 'ca' } });
  fireEvent.change(product, { target: { value: 'car' } });
  await waitFor(() => expect(searches().map(({ variables }) => variables.search)).toEqual(['car']));
});

test('QUOTA-2, QUOTA-3, QUOTA-8, QUOTA-9, QUOTA-10: each reward shows what is allowed, the threshold and what is used', async () => {
  await show();
  const cells = within(await rowOf('A-1'))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells.slice(0, 5)).toEqual([
    'Card A-1A-1',
    'Face value€10.00',
    'Allowed5',
    'Alert threshold4',
    'Used3',
  ]);
  const free = within(await rowOf('A-2'))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(free.slice(2, 5)).toEqual(['AllowedNo limit', 'Alert thresholdNone', 'Used–']);
  const product = screen.getByRole('combobox', { name: /^Product/ }) as HTMLInputElement;
  await waitFor(() => expect(product.value).toBe('Card'));
  expect((screen.getByRole('button', { name: 'Get quotas' }) as HTMLButtonElement).disabled).toBe(false);
});

test('QUOTA-14: the search box finds rewards by caption and SKU once they are there', async () => {
  await show();
  await rowOf('A-1');
  type(screen.getByRole('searchbox', { name: 'Search rewards' }), 'b-3');
  await waitFor(() => expect(screen.queryByText('A-1')).toBeNull());
  expect(await rowOf('B-3')).toBeTruthy();
});

test('QUOTA-14: a row that is being edited stays whatever is looked for, with what was typed', async () => {
  await show();
  const { allowed } = await edit('A-1');
  type(allowed, '9');
  type(screen.getByRole('searchbox', { name: 'Search rewards' }), 'b-3');
  await waitFor(() => expect(screen.queryByText('A-2')).toBeNull());
  expect((await field('Allowed', 'A-1')).value).toBe('9');
  expect(screen.getByText(/does not match the search/)).toBeTruthy();
  fireEvent.keyDown(allowed, { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('A-1')).toBeNull());
});

test('QUOTA-11, QUOTA-12, QUOTA-15: one row at a time is edited, and Escape leaves it as it was', async () => {
  const { calls } = await show();
  const { allowed } = await edit('A-1');
  expect(allowed.value).toBe('5');
  expect(
    (screen.getByRole('button', { name: 'Edit the quota of Card A-2' }) as HTMLButtonElement).disabled,
  ).toBe(true);
  type(allowed, '9');
  fireEvent.keyDown(allowed, { key: 'Escape' });
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Allowed: Card A-1' })).toBeNull());
  expect(within(await rowOf('A-1')).getByText('5')).toBeTruthy();
  expect(sent(calls, 'QuotaTableUpdate')).toEqual([]);
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit the quota of Card A-1' })),
  );
});

test('QUOTA-13, QUOTA-24: Enter saves the row with its version, and shows what was saved', async () => {
  const answer = quota('A-1', { ...LIMITED, nbRedemptionsAllowed: 9, alertThreshold: null, version: 3 });
  const { calls } = await show({ QuotaTableUpdate: saved('updateRedemptionsQuota', answer) });
  const { allowed, threshold } = await edit('A-1');
  type(allowed, '9');
  type(threshold, '');
  enter(allowed);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Allowed: Card A-1' })).toBeNull());
  expect(sent(calls, 'QuotaTableUpdate')).toEqual([
    { advertiserId: '1', id: '7', version: 2, nbRedemptionsAllowed: 9, alertThreshold: null },
  ]);
  expect(within(await rowOf('A-1')).getByText('9')).toBeTruthy();
});

test('QUOTA-17, QUOTA-20: without a quota a count is needed, and counts are whole', async () => {
  const answer = quota('A-2', { ...LIMITED, redemptionsQuotaId: '8', used: 12 });
  const { calls } = await show({ QuotaTableCreate: saved('createRedemptionsQuota', answer) });
  const { allowed, threshold } = await edit('A-2');
  expect(saveButton().disabled).toBe(true);
  type(threshold, '3');
  expect(await screen.findByText('This field is required')).toBeTruthy();
  expect(saveButton().disabled).toBe(true);
  type(allowed, '1.5');
  expect(await screen.findByText('Digits only')).toBeTruthy();
  expect(saveButton().disabled).toBe(true);
  type(allowed, '-1');
  expect(saveButton().disabled).toBe(true);
  enter(allowed);
  type(allowed, '5');
  expect(saveButton().disabled).toBe(false);
  enter(allowed);
  await waitFor(() => expect(sent(calls, 'QuotaTableCreate')).toHaveLength(1));
  expect(sent(calls, 'QuotaTableCreate')).toEqual([
    { advertiserId: '1', sku: 'A-2', nbRedemptionsAllowed: 5, alertThreshold: 3 },
  ]);
  expect(await screen.findByText('12')).toBeTruthy();
});

test('a row below the edited one comes only with something to say, and takes no focus away', async () => {
  await show();
  const { allowed } = await edit('A-1');
  const rowCount = () => within(screen.getByRole('table')).getAllByRole('row').length;
  expect(rowCount()).toBe(ROWS.length + 1);
  allowed.focus();
  type(allowed, '');
  expect(await screen.findByText(/this quota is deleted/)).toBeTruthy();
  expect(rowCount()).toBe(ROWS.length + 2);
  expect(document.activeElement).toBe(allowed);
});

test('QUOTA-16: an emptied count says that the quota is deleted, and is sent as none', async () => {
  const { calls } = await show({ QuotaTableUpdate: saved('updateRedemptionsQuota', quota('A-1')) });
  const { allowed } = await edit('A-1');
  type(allowed, '');
  expect(await screen.findByText(/this quota is deleted/)).toBeTruthy();
  enter(allowed);
  await waitFor(() =>
    expect(sent(calls, 'QuotaTableUpdate')).toMatchObject([{ nbRedemptionsAllowed: null }]),
  );
});

test('QUOTA-19: while it is saved nothing is sent again', async () => {
  let answer: (value: never) => void = () => undefined;
  const { calls } = await show({
    QuotaTableUpdate: () => new Promise((resolve) => (answer = resolve as never)),
  });
  const { allowed } = await edit('A-1');
  type(allowed, '6');
  enter(allowed);
  enter(allowed);
  await waitFor(() => expect(sent(calls, 'QuotaTableUpdate')).toHaveLength(1));
  answer(saved('updateRedemptionsQuota', quota('A-1', LIMITED))() as never);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Allowed: Card A-1' })).toBeNull());
});

test('what somebody else changed meanwhile is said, and what was typed stays', async () => {
  await show({
    QuotaTableUpdate: () => ({
      data: {
        updateRedemptionsQuota: {
          __typename: 'StaleRedemptionsQuota',
          current: quota('A-1', { ...LIMITED, nbRedemptionsAllowed: 40, version: 9 }),
        },
      },
    }),
  });
  const { allowed } = await edit('A-1');
  type(allowed, '6');
  enter(allowed);
  expect((await screen.findByRole('alert')).textContent).toContain('it allows 40 now');
  expect((await field('Allowed', 'A-1')).value).toBe('6');
});

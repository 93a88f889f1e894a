import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { money } from '../../testing/data/advertiserData.ts';
import { type Answers, renderScreen } from '../../testing/renderScreen.tsx';
import { BudgetScreen } from './BudgetScreen.tsx';

const budget = (over: object = {}) => ({
  __typename: 'Budget',
  id: '7',
  advertiserId: '7',
  asOf: null,
  billingCurrency: 'EUR',
  allowCommittedAllocation: false,
  ...Object.fromEntries(
    ['total', 'used', 'delivered', 'expired', 'pending', 'allocated', 'unallocated', 'balance'].map(
      (figure) => [figure, money('100.00')],
    ),
  ),
  maxAdd: money('500.00'),
  maxRemove: money('40.00'),
  ...over,
});
const effects = { __typename: 'Effects', postings: [], figures: [], mails: [] };
const success = () => ({
  data: {
    updateBudget: {
      __typename: 'UpdateBudgetSuccess',
      budget: budget({ total: money('105.50') }),
      effects,
      advertiser: { __typename: 'Advertiser', id: '7', balance: money('105.50') },
    },
  },
});

const show = ({
  save = success as Answers[string],
  row = budget(),
  url = '/advertiser/7/budget',
  locale = 'en' as 'en' | 'fr',
} = {}) =>
  renderScreen(<BudgetScreen advertiserId="7" />, {
    url,
    locale,
    answers: {
      BudgetScreen: () => ({
        data: {
          advertiser: { __typename: 'Advertiser', id: '7', name: 'Acme', status: 'enabled', budget: row },
        },
      }),
      BudgetFormSave: save,
    },
  });

const type = async (name: RegExp, value: string) => {
  const field = await screen.findByRole('textbox', { name });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('BUDGET-12, BUDGET-13, BUDGET-14: two tabs, and the figures with the maximum of the tab', async () => {
  await show();
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual([
    'Add budget',
    'Remove budget',
  ]);
  const names = () => [...document.querySelectorAll('dt')].map((name) => name.textContent);
  const figures = ['Total budget', 'Balance', 'Unallocated', 'Pending'];
  expect(names()).toEqual([...figures, 'Maximum that can be added']);
  fireEvent.click(screen.getByRole('tab', { name: 'Remove budget' }));
  await waitFor(() => expect(names()).toEqual([...figures, 'Maximum that can be removed']));
});

test.each([
  ['BUDGET-28', 'add', '0', 'Amount too low'],
  ['BUDGET-29', 'add', '500.01', 'Maximum budget of 999999999 reached'],
  ['BUDGET-30', 'add', 'ten', 'Expect a number'],
  ['BUDGET-31', 'add', '1.005', 'Two decimals maximum.'],
  ['BUDGET-43', 'remove', '40.01', 'Insufficient balance'],
])('%s: %s %j', async (_number, tab, amount, message) => {
  await show({ url: `/advertiser/7/budget?tab=${tab}` });
  await type(/^Amount/, amount);
  expect(await screen.findByText(message)).toBeTruthy();
});

test('BUDGET-42: where committed allocation is allowed it is the unallocated budget that lacks', async () => {
  await show({ url: '/advertiser/7/budget?tab=remove', row: budget({ allowCommittedAllocation: true }) });
  await type(/^Amount/, '40.01');
  expect(await screen.findByText('Insufficient unallocated budget')).toBeTruthy();
});

test('BUDGET-32, BUDGET-33, BUDGET-34, BUDGET-57: tried, confirmed, then sent with the key of its try', async () => {
  const { calls } = await show();
  await type(/^Amount/, '5.5');
  press('Add budget');
  expect(await screen.findByText('This field is required')).toBeTruthy();
  await type(/^Budget reference/, 'Order 1');
  press('Add budget');
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText('€5.50 (EUR) will be added to the budget of Acme.')).toBeTruthy();
  const confirm = () => within(dialog).getByRole('button', { name: 'Add budget' }) as HTMLButtonElement;
  const box = await within(dialog).findByRole('checkbox', { name: 'I confirm €5.50 for Acme' });
  expect(confirm().disabled).toBe(true);
  fireEvent.click(box);
  await waitFor(() => expect(confirm().disabled).toBe(false));
  fireEvent.click(confirm());
  expect(await screen.findByText('€5.50 added to Acme')).toBeTruthy();
  const [tried, made] = calls
    .filter(({ name }) => name === 'BudgetFormSave')
    .map(({ variables }) => variables.input) as [Record<string, unknown>, Record<string, unknown>];
  expect(tried).toMatchObject({
    id: '7',
    type: 'credit',
    amount: '5.50',
    description: 'Order 1',
    dryRun: true,
  });
  expect(made).toEqual({ ...tried, dryRun: false });
  expect(String(made.idempotencyKey).length).toBeGreaterThan(20);
  await waitFor(() => expect(screen.getByText('€105.50')).toBeTruthy());
});

test('what is refused stays in the dialog, in words, and at its field', async () => {
  const fieldErrors = [
    { __typename: 'FieldError', field: 'amount', rule: 'insufficient_balance', limit: '1.00' },
  ];
  const save = vi.fn(() => ({ data: { updateBudget: { __typename: 'InvalidInput', fieldErrors } } }));
  await show({ save, url: '/advertiser/7/budget?tab=remove' });
  await type(/^Amount/, '5');
  await type(/^Budget reference/, 'Back');
  press('Remove budget');
  const dialog = await screen.findByRole('alertdialog');
  expect(await within(dialog).findByText('Insufficient balance')).toBeTruthy();
  expect((within(dialog).getByRole('button', { name: 'Remove budget' }) as HTMLButtonElement).disabled).toBe(
    true,
  );
});

test('I18N-1: in French', async () => {
  await show({ locale: 'fr' });
  expect(await screen.findByRole('tab', { name: 'Ajouter du budget' })).toBeTruthy();
  expect(screen.getByText('Maximum pouvant être ajouté')).toBeTruthy();
});

test('MONEY-9: what names its currency already is not given the code as well', async () => {
  const yen = { amount: '123', currency: 'JPY', __typename: 'Money' };
  const figures = Object.fromEntries(
    Object.entries(budget()).map(([name, value]) => [name, typeof value === 'object' && value ? yen : value]),
  );
  await show({ row: { ...figures, billingCurrency: 'JPY' } as ReturnType<typeof budget>, locale: 'fr' });
  await type(/^Montant/, '12');
  await type(/^Référence/, 'Bon 1');
  press('Ajouter du budget');
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/^12\sJPY seront ajoutés au budget de Acme\.$/)).toBeTruthy();
});

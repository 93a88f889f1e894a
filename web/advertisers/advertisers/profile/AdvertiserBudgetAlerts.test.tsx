import { useQuery } from '@apollo/client/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AdvertiserScreenDocument } from '../../../../operations/advertisers/advertisers/AdvertiserScreen.generated.ts';
import type { Ability } from '../../../../schema/foundation/abilities.ts';
import { advertiser, money } from '../../../testing/data/advertiserData.ts';
import { type Answers, renderScreen } from '../../../testing/renderScreen.tsx';
import { AdvertiserBudgetAlerts } from './AdvertiserBudgetAlerts.tsx';

const variables = { id: '7', period: { startDate: '2026-11-14', endDate: '2026-11-20' }, withAlerts: false };

function Sample() {
  const { data } = useQuery(AdvertiserScreenDocument, { variables });
  return data?.advertiser ? <AdvertiserBudgetAlerts advertiser={data.advertiser} /> : <p>waiting</p>;
}

const limits = (alert1: string | null, alert2: string | null, currency = 'EUR') => ({
  __typename: 'BudgetAlerts',
  alert1: alert1 && money(alert1, currency),
  alert2: alert2 && money(alert2, currency),
});
const saved = (over: Record<string, unknown>) => ({
  data: {
    updateBudgetAlerts: {
      __typename: 'UpdateBudgetAlertsSuccess',
      advertiser: advertiser('7', { version: 4, ...over }),
    },
  },
});

async function show(abilities: readonly Ability[], save: Answers[string] = () => saved({}), over = {}) {
  const organization = { __typename: 'Organization', id: '1', operatingCountries: [] };
  const renderResult = await renderScreen(<Sample />, {
    abilities,
    answers: {
      AdvertiserScreen: () => ({ data: { advertiser: advertiser('7', over), organization } }),
      AdvertiserBudgetAlertsSave: save,
    },
  });
  await waitFor(() => expect(screen.queryByText('waiting')).toBeNull());
  return renderResult;
}

const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(name) }) as HTMLInputElement;
const type = (name: string, value: string) => {
  fireEvent.change(field(name), { target: { value } });
  fireEvent.blur(field(name));
};
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('ADV-11, ADV-12: with editBudgetAlerts both limits are fields', async () => {
  await show(['editBudgetAlerts']);
  expect(field('Budget alert 1').value).toBe('500.00');
  expect(field('Budget alert 2').value).toBe('');
});

test('ADV-12: with viewBudget alone they are read', async () => {
  await show(['viewBudget']);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('€500.00')).toBeTruthy();
  expect(screen.getByText('Not set')).toBeTruthy();
});

test('ADV-11, ADV-12: without either they are hidden', async () => {
  await show(['viewAdvertisers']);
  expect(screen.queryByText('Budget alerts')).toBeNull();
});

test.each([
  ['-1', 'EUR', "Can't be negative"],
  ['abc', 'EUR', 'Expect a number'],
  ['1.234', 'EUR', 'Two decimals maximum.'],
  ['10.5', 'JPY', "Can't have decimals"],
  ['1000000000', 'EUR', 'At most €999,999,999.00'],
])('ADV-13: %s %s is refused: %s', async (value, currency, message) => {
  const { calls } = await show(['editBudgetAlerts'], undefined, {
    billingCurrency: currency,
    budgetAlerts: limits(null, null),
  });
  type('Budget alert 1', value);
  save();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(calls).toHaveLength(1);
});

test('ADV-13: zero is allowed, and empty removes a limit', async () => {
  const { calls } = await show(['editBudgetAlerts'], () => saved({ budgetAlerts: limits(null, '0.00') }));
  type('Budget alert 1', '');
  type('Budget alert 2', '0');
  save();
  await waitFor(() => expect(field('Budget alert 2').value).toBe('0.00'));
  expect(calls[1]?.variables).toEqual({ input: { id: '7', version: 3, alert1: null, alert2: '0' } });
});

test('a second save builds on the first', async () => {
  const { calls } = await show(['editBudgetAlerts'], () => saved({ budgetAlerts: limits('600.00', null) }));
  type('Budget alert 1', '600');
  save();
  await waitFor(() => expect(field('Budget alert 1').value).toBe('600.00'));
  type('Budget alert 1', '700');
  save();
  await waitFor(() => expect(calls).toHaveLength(3));
  expect(calls[2]?.variables).toMatchObject({ input: { version: 4 } });
});

test('somebody else changed a limit meanwhile: both are shown, the typed one stays', async () => {
  const current = advertiser('7', { version: 8, budgetAlerts: limits('900.00', null) });
  const answer = vi.fn(
    (): ReturnType<Answers[string]> => ({
      data: { updateBudgetAlerts: { __typename: 'StaleAdvertiser', current } },
    }),
  );
  const { calls } = await show(['editBudgetAlerts'], answer);
  type('Budget alert 1', '250');
  save();
  await screen.findByText('Someone else has changed this');
  const cells = within(screen.getByRole('table')).getAllByRole('cell');
  expect(cells.map((cell) => cell.textContent)).toEqual(['250 EUR', '900.00 EUR']);
  expect(field('Budget alert 1').value).toBe('250');
  answer.mockImplementation(() => saved({ version: 9, budgetAlerts: limits('250.00', null) }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(field('Budget alert 1').value).toBe('250.00'));
  expect(calls.at(-1)?.variables).toMatchObject({ input: { version: 8, alert1: '250' } });
});

test('what the service refuses stands at its field', async () => {
  const fieldErrors = [{ __typename: 'FieldError', field: 'alert2', rule: 'amount_too_high', limit: '5' }];
  await show(['editBudgetAlerts'], () => ({
    data: { updateBudgetAlerts: { __typename: 'InvalidInput', fieldErrors } },
  }));
  type('Budget alert 2', '9');
  save();
  expect(await screen.findByText('At most €5.00')).toBeTruthy();
});

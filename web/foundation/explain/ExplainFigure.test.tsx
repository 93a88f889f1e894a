import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Money } from '../../kit/values/Money.tsx';
import { type Answers, renderScreen } from '../../testing/renderScreen.tsx';
import { ExplainFigure } from './ExplainFigure.tsx';

const money = (amount: string) => ({ __typename: 'Money', amount, currency: 'EUR' });
const term = (name: string, sign: number, amount: string, isFigure = true) => ({
  __typename: 'ExplanationTerm',
  name,
  isFigure,
  sign,
  amount: money(amount),
});
const entry = (postingId: string, kind: string, amount: string, after: string) => ({
  __typename: 'LedgerEntry',
  postingId,
  effectiveAt: '2026-11-20T10:00:00.000Z',
  kind,
  amount: money(amount),
  after: money(after),
  from: 'funding',
  to: 'unallocated',
  allocationId: null,
  allocationExternalId: null,
  reference: 'budget_line:1',
  description: 'Funding November',
  reverses: null,
});

function explanation(
  figure: string,
  terms: ReturnType<typeof term>[],
  amount: string,
  entriesAmount = amount,
) {
  const page = {
    __typename: 'PageInfo',
    number: 1,
    size: 10,
    totalCount: 2,
    totalIsCapped: false,
    totalPages: 1,
  };
  return {
    __typename: 'Explanation',
    figure,
    asOf: null,
    amount: money(amount),
    terms,
    entriesAmount: money(entriesAmount),
    kinds: [{ __typename: 'ExplanationKind', kind: 'credit', count: 2, amount: money('100.00') }],
    entries: {
      __typename: 'LedgerEntryPage',
      items: [entry('2', 'credit', '40.00', amount), entry('1', 'debit', '-10.00', '60.00')],
      page,
    },
  };
}

const explanations: Record<string, ReturnType<typeof explanation>> = {
  balance: explanation('balance', [term('total', 1, '100.00'), term('used', -1, '10.00')], '90.00'),
  total: explanation('total', [term('credit', 1, '100.00', false)], '100.00'),
};

const answered: Answers = {
  ExplainBudget: ({ figure }) => ({
    data: {
      advertiser: {
        __typename: 'Advertiser',
        id: '1',
        budget: { __typename: 'Budget', id: '1', explain: explanations[String(figure)] },
      },
    },
  }),
};

async function open(answers: Answers = answered, locale: 'en' | 'fr' = 'en') {
  const screenView = await renderScreen(
    <ExplainFigure advertiserId="1" figure="balance">
      <Money money={{ amount: '90.00', currency: 'EUR' }} />
    </ExplainFigure>,
    { answers, locale },
  );
  expect(screenView.calls).toEqual([]);
  fireEvent.click(screen.getByRole('button'));
  return { ...screenView, dialog: within(await screen.findByRole('dialog')) };
}

test('an amount opens its formula and its entries, asked for only then', async () => {
  const { dialog, calls } = await open();
  expect(await dialog.findByText('2 entries add up to exactly this figure.')).toBeTruthy();
  expect(calls).toEqual([
    {
      name: 'ExplainBudget',
      variables: { id: '1', figure: 'balance', asOf: null, page: { number: 1, size: 10 } },
    },
  ]);
  const lines = [...dialog.getByRole('region', { name: 'Formula' }).children].map((line) => line.textContent);
  expect(lines).toEqual(['+plusTotal budget€100.00', '−minusUsed€10.00', '=equalsBalance€90.00']);
  const rows = dialog.getAllByRole('row').map((row) => row.textContent);
  expect(rows[1]).toContain('+€40.00');
  expect(rows[2]).toContain('−€10.00');
  expect(rows[1]).toContain('Funding November');
});

test('a figure of the formula explains itself, and leads back', async () => {
  const { dialog } = await open();
  fireEvent.click(await dialog.findByRole('button', { name: 'Total budget' }));
  expect(await dialog.findByRole('heading', { name: 'Total budget: breakdown' })).toBeTruthy();
  expect(await dialog.findByText('2 entries')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Back to Balance' }));
  expect(await dialog.findByRole('heading', { name: 'Balance: breakdown' })).toBeTruthy();
});

test('an entry says its allocation once', async () => {
  const of = { allocationId: '14', allocationExternalId: 'IO-3', description: null };
  const balance = explanation('balance', [], '90.00');
  const items = [
    { ...entry('4', 'allocate', '40.00', '90.00'), ...of, description: 'IO-3' },
    { ...entry('3', 'allocate', '40.00', '50.00'), ...of, description: 'Spring' },
    { ...entry('2', 'book', '-10.00', '10.00'), ...of },
    {
      ...entry('1', 'allocate', '20.00', '20.00'),
      ...of,
      allocationExternalId: null,
      description: 'Allocation 14',
    },
  ];
  const { dialog } = await open({
    ExplainBudget: () => ({
      data: {
        advertiser: {
          __typename: 'Advertiser',
          id: '1',
          budget: {
            __typename: 'Budget',
            id: '1',
            explain: { ...balance, entries: { ...balance.entries, items } },
          },
        },
      },
    }),
  });
  expect(await dialog.findByText(/Spring/)).toBeTruthy();
  const rows = dialog.getAllByRole('row').slice(1);
  const named = rows.map((row) => row.textContent?.match(/Spring · IO-3|IO-3|Allocation 14/g));
  expect(named).toEqual([['IO-3'], ['Spring · IO-3'], ['IO-3'], ['Allocation 14']]);
});

test('entries that do not tie are not passed over', async () => {
  const broken = explanation('balance', [term('total', 1, '90.00')], '90.00', '89.99');
  const { dialog } = await open({
    ExplainBudget: () => ({
      data: {
        advertiser: {
          __typename: 'Advertiser',
          id: '1',
          budget: { __typename: 'Budget', id: '1', explain: broken },
        },
      },
    }),
  });
  expect(
    await dialog.findByText(/The entries do not reconcile with this figure: they add up to €89.99/),
  ).toBeTruthy();
  expect(dialog.queryByText(/add up to exactly/)).toBeNull();
});

test('a failed explanation names itself and can be asked for again; French speaks French', async () => {
  const { dialog } = await open(
    {
      ExplainBudget: () => ({
        data: { advertiser: null },
        errors: [{ message: 'No', path: ['advertiser'] }],
      }),
    },
    'fr',
  );
  expect(await dialog.findByRole('alert')).toBeTruthy();
  expect(dialog.getByRole('heading', { name: 'Solde\u202f: détail du calcul' })).toBeTruthy();
  expect(dialog.getByRole('button', { name: /Réessayer/ })).toBeTruthy();
});

test.each([
  ['en', '€90.00 Balance: Breakdown'],
  ['fr', '90,00 € Solde\u00a0: Détail du calcul'],
] as const)('MONEY-9: in %s its button bears the name of the figure', async (locale, name) => {
  await renderScreen(
    <ExplainFigure advertiserId="1" figure="balance">
      <Money money={{ amount: '90.00', currency: 'EUR' }} />
    </ExplainFigure>,
    { answers: answered, locale },
  );
  const plain = (text: string | null) => text?.replace(/\s+/g, ' ');
  expect(plain(screen.getByRole('button').textContent)).toBe(plain(name));
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { allocationRequest } from '../../testing/data/reportData.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { AllocationsReportScreen } from './AllocationsReportScreen.tsx';

const effects = { __typename: 'Effects', postings: [], figures: [], mails: [] };
const page = {
  __typename: 'AllocationRequestPage',
  items: [allocationRequest('11')],
  page: { number: 1, size: 20, totalCount: 1, totalIsCapped: false, totalPages: 1 },
};
const approved = () => ({
  data: {
    decided: {
      __typename: 'DecideAllocationRequestSuccess',
      effects,
      request: allocationRequest('11', {
        canDecide: false,
        outcome: null,
        budgetLineItem: { ...allocationRequest('11').budgetLineItem, status: 'approved' },
      }),
    },
  },
});

const show = (url: string) =>
  renderScreen(<AllocationsReportScreen />, {
    url,
    viewer: { isStaff: true },
    answers: {
      AllocationsReportScreen: () => ({ data: { allocationsReport: page } }),
      RequestsToDecide: () => ({ data: { requestsToDecide: { __typename: 'RequestsToDecide', count: 1 } } }),
      DecideRequestDialogApprove: approved,
    },
  });

test('APPR-1: figures that the effects of an approval tell are told once; what they do not tell, the end, stands beside them', async () => {
  await show('/reports/allocations');
  fireEvent.click(await screen.findByRole('button', { name: 'Approve the request of Northwind Grocers' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await dialog.findByText('No money moves.');
  const outcome = within(dialog.getByRole('table', { name: 'If approved' }));
  const names = outcome.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual(['Expiration date']);
});

test.each([
  ['leaves the list of those that wait', '/reports/allocations?statuses=pending', 2],
  ['stays where it is seen in the list of all', '/reports/allocations', 1],
])('a decided request %s', async (_, url, expectedQuery) => {
  const { calls } = await show(url);
  fireEvent.click(await screen.findByRole('button', { name: 'Approve the request of Northwind Grocers' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  const approve = dialog.getByRole('button', { name: 'Approve' });
  await waitFor(() => expect(approve.hasAttribute('disabled')).toBe(false));
  fireEvent.click(approve);
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() =>
    expect(calls.filter(({ name }) => name === 'AllocationsReportScreen')).toHaveLength(expectedQuery),
  );
});

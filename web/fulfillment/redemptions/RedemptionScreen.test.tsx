import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  actionStates,
  historyEntry,
  historyOf,
  moneyOf,
  redemptionDetail,
} from '../../testing/data/redemptionDetailData.ts';
import { type Answers, renderScreen, type ScreenOptions } from '../../testing/renderScreen.tsx';
import { RedemptionScreen } from './RedemptionScreen.tsx';

const render = (shown: object | null, answers: Answers = {}, over: Partial<ScreenOptions> = {}) =>
  renderScreen(<RedemptionScreen redemptionId="42" />, {
    answers: {
      RedemptionScreen: () => ({
        data: { redemption: shown },
      }),
      ...answers,
    },
    url: '/reports/redemptions/42',
    viewer: { isStaff: true },
    installation: { adminAddress: 'https://admin.example/' },
    ...over,
  });
const panel = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => sessionStorage.clear());

test('RED-1, RED-2, RED-3, RED-4, RED-5, RED-6, RED-7, RED-43, RED-44, RED-45, RED-46: the title bears the id; every section stands with what it is about', async () => {
  await render(redemptionDetail());
  expect(await screen.findByRole('heading', { level: 1, name: 'Redemption 42' })).toBeTruthy();
  await screen.findByRole('region', { name: 'Actions' }); // the title stands while the rest is on its way
  for (const name of [
    ...['Actions', 'Global info', 'Details', 'Money', 'Comments and history', 'User', 'User info'],
    ...['Code', 'Shipping address', 'Shipping details'],
  ])
    expect(screen.getByRole('region', { name }), name).toBeTruthy();
  expect(panel('Global info').getByText('ORD-1')).toBeTruthy();
  expect(panel('Global info').getByRole('link', { name: 'Summer' }).getAttribute('href')).toBe(
    '#/advertiser/1/promotion/3',
  );
  expect(panel('Details').getByText('Credit card')).toBeTruthy();
  expect(panel('User info').getByText('Grace Hopper')).toBeTruthy();
  expect(panel('User info').getByText('France')).toBeTruthy();
  expect(panel('Code').getByText('•••• WXYZ')).toBeTruthy();
  expect(panel('Shipping address').getByText('Nothing is shipped: the reward is digital.')).toBeTruthy();
});

test('RED-8, RED-9, RED-10, RED-48: goods show where they go, and what their provider says of the order', async () => {
  const address = {
    __typename: 'ShippingAddress',
    name: 'Grace Hopper',
    line1: '1 Rue A',
    line2: '',
    line3: '',
    line4: '',
    zipcode: '75001',
    city: 'Paris',
    state: '',
    country: 'FR',
  };
  await render(
    redemptionDetail({ needsAddress: true, address, orderStatus: 'shipped', providerTrackingCode: 'TRK-1' }),
  );
  await screen.findByRole('region', { name: 'Shipping address' });
  for (const line of ['Grace Hopper', '1 Rue A', '75001 Paris', 'France'])
    expect(panel('Shipping address').getByText(line)).toBeTruthy();
  expect(panel('Shipping details').getByText('TRK-1')).toBeTruthy();
  expect(panel('Shipping details').getAllByText('Shipped')).toHaveLength(2);
});

test('RED-13: the address that a recipient is known by can be corrected while that is of use', async () => {
  const { view } = await render(redemptionDetail());
  await screen.findByRole('region', { name: 'User' });
  expect(panel('User').getByRole('button', { name: 'Correct the address' })).toBeTruthy();
  view.unmount();
  await render(redemptionDetail({ actions: actionStates({ correct_recipient: 'wrong_state' }) }));
  await screen.findByRole('region', { name: 'User' });
  expect(panel('User').queryByRole('button')).toBeNull();
});

test('RED-16: without a user it says so', async () => {
  await render(redemptionDetail({ user: null }));
  expect(await screen.findByText('No user assigned to redemption')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'User info' })).toBeNull();
});

test.each([
  ['', '← Redemption report', '#/reports/redemptions'],
  ['?from=advertiser', '← Northwind Books', '#/advertiser/1?tab=redemptions'],
  ['?from=promotion', '← Summer', '#/advertiser/1/promotion/3?tab=redemptions'],
])('RED-11: the way back%s leads to where one came from', async (query, name, href) => {
  await render(redemptionDetail(), {}, { url: `/reports/redemptions/42${query}` });
  await screen.findByRole('region', { name: 'User' });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});

test('RED-32, RED-33: the links to its reward and to the administration are for who may', async () => {
  await render(redemptionDetail());
  expect((await screen.findByRole('link', { name: /^Administration/ })).getAttribute('href')).toBe(
    'https://admin.example/redemptions/42',
  );
  expect(screen.getByRole('link', { name: 'Manage reward' }).getAttribute('href')).toBe(
    '#/product-skus?sku=AAA-10',
  );
});

test('RED-32, RED-33: who may not sees neither link', async () => {
  await render(
    redemptionDetail({
      actions: actionStates({ admin: 'missing_ability', manage_reward: 'missing_ability' }),
    }),
  );
  await screen.findByRole('region', { name: 'User' });
  expect(screen.queryByRole('link', { name: /^Administration|^Manage reward/ })).toBeNull();
});

test('RED-12, RED-40: the history tells before and after; a hostile comment is text', async () => {
  const hostile = '<img src=x onerror=alert(1)>';
  await render(
    redemptionDetail({
      history: historyOf([
        historyEntry('10', { event: 'annotate', action: 'annotate', changes: [], comment: hostile }),
        historyEntry('9'),
      ]),
    }),
  );
  const history = within(await screen.findByRole('list', { name: 'History' }));
  expect(history.getByText(hostile)).toBeTruthy();
  expect(document.querySelector('img[src="x"]')).toBeNull();
  expect(history.getAllByText(/Ada Lovelace/)).toHaveLength(2);
  expect(history.getByText('Pending').tagName).toBe('DEL');
  expect(history.getByText('Redeemed', { selector: 'ins' })).toBeTruthy();
});

test('RED-12: who is no staff, or lacks the ability, cannot comment', async () => {
  await render(redemptionDetail(), {}, { viewer: { isStaff: false } });
  expect(await screen.findByRole('region', { name: 'History' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add comment' })).toBeNull();
});

test('REDDLG-11, RED-38, RED-39, RED-42: a comment is sent once, never empty; then the history is read again', async () => {
  let respond: (answer: { data: Record<string, unknown> }) => void = () => undefined;
  const answer = new Promise<{ data: Record<string, unknown> }>((resolve) => {
    respond = resolve;
  });
  const { calls } = await render(redemptionDetail(), { CommentDialogAdd: () => answer });
  fireEvent.click(await screen.findByRole('button', { name: 'Add comment' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Add comment' }));
  expect(await dialog.findByText('This field is required')).toBeTruthy();
  fireEvent.change(dialog.getByRole('textbox', { name: /Comment/ }), { target: { value: 'Called twice' } });
  const send = dialog.getByRole('button', { name: 'Add comment' });
  fireEvent.click(send);
  fireEvent.click(send);
  const sent = () => calls.filter(({ name }) => name === 'CommentDialogAdd');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.variables).toEqual({
    input: { redemptionId: '42', content: 'Called twice', idempotencyKey: expect.any(String) },
  });
  respond({
    data: {
      addRedemptionComment: {
        __typename: 'AddRedemptionCommentSuccess',
        entry: { __typename: 'RedemptionHistoryEntry', id: '11', redemptionId: '42' },
      },
    },
  });
  await waitFor(() => expect(calls.filter(({ name }) => name === 'RedemptionScreen')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toHaveLength(1);
});

test('its money is explained to the posting, and where it is now is said in one line', async () => {
  await render(redemptionDetail());
  expect(await screen.findByText(/part of €90.00 of its batch/)).toBeTruthy();
  expect(screen.getByText(/Now: unallocated −\u2060€9.00, delivered \+\u2060€9.00/)).toBeTruthy();
});

test('postings that do not tie are told loudly', async () => {
  await render(redemptionDetail({ money: moneyOf({ isTied: false }) }));
  expect(await screen.findByText(/do not reconcile with the state/)).toBeTruthy();
});

test('without viewBudget the money is neither asked for nor shown', async () => {
  const { calls } = await render(
    redemptionDetail({ money: undefined }),
    {},
    { abilities: ['viewRedemptions'] },
  );
  await screen.findByRole('region', { name: 'User' });
  expect(calls[0]?.variables).toEqual({ id: '42', withMoney: false });
  expect(screen.queryByRole('region', { name: 'Money' })).toBeNull();
});

test('RED-28, RED-29, RED-30, RED-31: what may not be seen of the code says why, and offers no button', async () => {
  await render(
    redemptionDetail({
      actions: actionStates({
        code_information: 'no_code',
        pdf_download: 'not_printable',
        card_details: 'not_consultable',
      }),
    }),
  );
  await screen.findByRole('region', { name: 'Code' });
  expect(panel('Code').getByRole('button', { name: 'Coupon code info' })).toBeTruthy();
  for (const name of ['Code information', 'Download PDF', 'Card details'])
    expect(panel('Code').queryByRole('button', { name })).toBeNull();
  expect(panel('Code').getAllByRole('listitem', { hidden: true })).toHaveLength(3);
});

test('RED-40: the history names channels and messages in words, and leads to what a redemption was replaced by and to what it replaces', async () => {
  const change = (field: string, after: string) => ({
    __typename: 'RedemptionFieldChange',
    field,
    before: null,
    after,
  });
  const entries = [
    historyEntry('12', { action: 'replaced', changes: [change('replacement', '77')] }),
    historyEntry('11', { action: 'replaces', changes: [change('replaces', '33')] }),
    historyEntry('10', {
      action: 'resent',
      changes: [change('channels', 'email, sms'), change('event', 'activation')],
    }),
  ];
  await render(redemptionDetail({ history: historyOf(entries) }));
  const history = within(await screen.findByRole('list', { name: 'History' }));
  expect(history.getByText('e-mail, SMS')).toBeTruthy();
  expect(history.getByText('the link')).toBeTruthy();
  expect(history.getByRole('link', { name: '77' }).getAttribute('href')).toBe('#/reports/redemptions/77');
  expect(history.getByText('Created as a replacement')).toBeTruthy();
  expect(history.getByRole('link', { name: '33' }).getAttribute('href')).toBe('#/reports/redemptions/33');
});

test('ROUTE-40: a redemption that is not there, or not one’s own, is not found', async () => {
  await render(null);
  expect(await screen.findByText('It does not exist, or you don’t have access to it.')).toBeTruthy();
});

test('in French too', async () => {
  await render(redemptionDetail(), {}, { locale: 'fr' });
  expect(await screen.findByRole('region', { name: 'Commentaires et historique' })).toBeTruthy();
});

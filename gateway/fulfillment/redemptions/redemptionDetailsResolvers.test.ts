import { afterEach, beforeEach, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

const row = (id: string, more = {}) => ({ id, can_consult: true, reward_format: { usages: [] }, ...more });
const calls = (route: string) => gateway.platform.calls.filter((call) => call.route === route);
const index = (rows: unknown[], errors?: unknown[]) =>
  gateway.platform.on('POST /api/graphql', {
    json: { data: { redemptionCards: rows }, ...(errors && { errors }) },
  });
const cardOf = (redemptionId: string, balance: string) => ({
  __typename: 'RedemptionCard',
  id: redemptionId,
  balance,
  currency: 'EUR',
  operations: [
    {
      __typename: 'CardOperation',
      date: '2026-03-01T09:00:00Z',
      type: 'activation',
      amount: balance,
      balance,
    },
  ],
});
const LIST =
  '{ redemptions { items { id card { id balance currency operations { type amount balance } } } } }';

test('RED-54: cards of a list are stitched from the index in one batched call; one whose balance is not told is null', async () => {
  const items = [row('1'), row('2', { can_consult: false }), row('3')];
  gateway.platform.on('GET /api/redemptions', { json: { items, total: 3 } });
  index([cardOf('1', '1000'), cardOf('3', '250')]);
  const { data, errors } = await gateway.graph(LIST);
  expect(errors).toBeUndefined();
  expect(calls('POST /api/graphql')).toHaveLength(1);
  const { variables } = (calls('POST /api/graphql')[0]?.body ?? {}) as { variables?: object };
  expect(Object.values(variables ?? {})).toEqual([['1', '3']]);
  expect(data?.redemptions).toMatchObject({
    items: [
      {
        id: '1',
        card: { id: '1', balance: '1000', currency: 'EUR', operations: [{ amount: '1000' }] },
      },
      { id: '2', card: null },
      { id: '3', card: { balance: '250' } },
    ],
  });
});

test('RED-54: a card that could not be asked for leaves its own facts null, with the reason; the rest stands', async () => {
  gateway.platform.on('GET /api/redemptions', { json: { items: [row('1'), row('3')], total: 2 } });
  index(
    [null, cardOf('3', '250')],
    [{ message: 'Unavailable', path: ['redemptionCards', 0], extensions: { code: 'UNAVAILABLE' } }],
  );
  const { data, errors } = await gateway.graph(LIST);
  expect(data?.redemptions).toMatchObject({
    items: [
      { id: '1', card: { id: '1', balance: null, operations: null } },
      { id: '3', card: { balance: '250' } },
    ],
  });
  expect(errors?.map(({ extensions }) => extensions.code)).toContain('UNAVAILABLE');
});

test('RED-54: one card by its redemption is a root field of the graph', async () => {
  gateway.platform.on('POST /api/graphql', { json: { data: { redemptionCard: cardOf('7', '5') } } });
  const { data } = await gateway.graph('{ redemptionCard(redemptionId: "7") { id balance currency } }');
  expect(data?.redemptionCard).toEqual({ id: '7', balance: '5', currency: 'EUR' });
});

test('RED-40, RED-41: a history is a page; changes are told field by field', async () => {
  gateway.platform.on('GET /api/redemptions/:id', { json: row('7') });
  gateway.platform.on('GET /api/redemptions/:id/history', {
    json: {
      items: [
        {
          id: '9',
          event: 'update',
          action: 'redeem',
          created_at: '2026-03-01T09:00:00Z',
          comment: null,
          changes: { state: { before: 'pending', after: 'redeemed' } },
          author: { kind: 'person', id: '2', name: 'Ada' },
          object: { type: 'redemption', id: '7' },
        },
      ],
      page: 2,
      per_page: 5,
      total: 6,
      total_is_capped: false,
    },
  });
  const { data, errors } =
    await gateway.graph(`{ redemption(id: "7") { history(page: { number: 2, size: 5 }) {
    items { id event action createdAt redemptionId changes { field before after } author { name } } page { totalCount } } } }`);
  expect(errors).toBeUndefined();
  expect(data?.redemption).toEqual({
    history: {
      items: [
        {
          id: '9',
          event: 'update',
          action: 'redeem',
          createdAt: '2026-03-01T09:00:00Z',
          redemptionId: '7',
          changes: [{ field: 'state', before: 'pending', after: 'redeemed' }],
          author: { name: 'Ada' },
        },
      ],
      page: { totalCount: 6 },
    },
  });
  expect(calls('GET /api/redemptions/7/history')[0]?.query).toMatchObject({ page: '2', per_page: '5' });
});

test('RED-28, RED-29, RED-42: codes are revealed for a reason, a voucher is read at the gateway, a comment keeps its key', async () => {
  gateway.platform.on('POST /api/redemptions/:id/code_data', {
    json: { codes: [{ usage: 'primary', value: 'ABCD', expires_at: null, is_dead: false }] },
  });
  gateway.platform.on('POST /api/redemptions/:id/voucher', {
    status: 201,
    json: {
      id: '4',
      ticket: 'a-b',
      url: '/api/vouchers/4/file?ticket=a-b',
      expires_at: '2026-05-01T10:01:00Z',
    },
  });
  gateway.platform.on('POST /api/redemptions/:id/comment', {
    status: 409,
    json: { error_name: 'idempotency_in_flight', message: 'Already in progress' },
  });
  const { data } = await gateway.graph(`mutation {
    revealRedemptionCodes(input: { redemptionId: "7", reason: "asked" }) { ... on RevealRedemptionCodesSuccess { codes { usage value isDead } } }
    createVoucher(input: { redemptionId: "7", locale: "fr" }) { ... on CreateVoucherSuccess { voucher { id url } } }
    addRedemptionComment(input: { redemptionId: "7", content: "hi", idempotencyKey: "k" }) { ... on Refused { code } } }`);
  expect(data).toEqual({
    revealRedemptionCodes: { codes: [{ usage: 'primary', value: 'ABCD', isDead: false }] },
    createVoucher: { voucher: { id: '4', url: '/files/voucher/4?ticket=a-b' } },
    addRedemptionComment: { code: 'idempotency_in_flight' },
  });
  expect(calls('POST /api/redemptions/7/code_data')[0]?.body).toEqual({ reason: 'asked' });
  expect(calls('POST /api/redemptions/7/comment')[0]?.headers['idempotency-key']).toBe('k');
});

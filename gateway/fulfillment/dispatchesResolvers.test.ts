import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dispatch, line } from '../testing/dispatchRows.ts';
import { list } from '../testing/rows.ts';
import { startGateway, type TestGateway } from '../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

describe('a dispatch', () => {
  test('is one call with its batches and how far it got; its lines are another', async () => {
    gateway.platform.on('GET /api/dispatches/:id', { json: dispatch() });
    gateway.platform.on('GET /api/dispatches/:id/lines', { json: list([line()]) });
    const { data, errors } =
      await gateway.graph(`{ dispatch(id: "7") { charge { amount currency } reminderDays
      progress { held } batches { value { amount currency } charge { amount currency } }
      lines(filter: { states: [pending, failed], failed: true, search: "o-1" }, page: { number: 2, size: 50 }) {
        items { last4 value { amount currency } remedy recipient { email version } } page { totalCount } } } }`);
    expect(errors).toBeUndefined();
    expect(data?.dispatch).toEqual({
      charge: { amount: '20.00', currency: 'EUR' },
      reminderDays: [3],
      progress: { held: 2 },
      batches: [
        { value: { amount: '10.00', currency: 'USD' }, charge: { amount: '20.00', currency: 'EUR' } },
      ],
      lines: {
        items: [
          {
            last4: 'WXYZ',
            value: { amount: '10.00', currency: 'USD' },
            remedy: 'correct_address',
            recipient: { email: 'a@x.example', version: 4 },
          },
        ],
        page: { totalCount: 1 },
      },
    });
    expect(gateway.platform.routes()).toEqual(['GET /api/dispatches/7', 'GET /api/dispatches/7/lines']);
    expect(gateway.platform.calls.at(-1)?.query).toEqual({
      page: '2',
      per_page: '50',
      states: 'pending,failed',
      failed: 'true',
      search: 'o-1',
    });
  });

  test('its refused rows are one more call; what was refused and where it went stands in the dispatch', async () => {
    const link = { id: '9', promotion_id: '3' };
    const refused = {
      sku: 'A',
      reward_name: 'Card',
      line_count: 2,
      code: 'quota_exceeded' as const,
      message: 'Why',
    };
    gateway.platform.on('GET /api/dispatches/:id', {
      json: dispatch({ refused: [refused], refused_rows_waiting: 2, sent_again_by: [link] }),
    });
    const row = {
      refused_row: '7#2',
      line: 2,
      sku: 'A',
      value: '10.00',
      email: 'a@x.example',
      reason: 'Why',
    };
    gateway.platform.on('GET /api/dispatches/:id/refused_rows', { json: list([row]) });
    const { data, errors } = await gateway.graph(`{ dispatch(id: "7") { refused { rewardName lineCount code }
      refusedRowsWaiting sentAgainBy { id promotionId }
      refusedRows(page: { size: 5 }) { items { refusedRow line email reason } page { totalCount } } } }`);
    expect(errors).toBeUndefined();
    expect(data?.dispatch).toEqual({
      refused: [{ rewardName: 'Card', lineCount: 2, code: 'quota_exceeded' }],
      refusedRowsWaiting: 2,
      sentAgainBy: [{ id: '9', promotionId: '3' }],
      refusedRows: {
        items: [{ refusedRow: '7#2', line: 2, email: 'a@x.example', reason: 'Why' }],
        page: { totalCount: 1 },
      },
    });
    expect(gateway.platform.routes()).toEqual([
      'GET /api/dispatches/7',
      'GET /api/dispatches/7/refused_rows',
    ]);
  });

  test('that nobody knows is null', async () => {
    gateway.platform.on('GET /api/dispatches/:id', { status: 404, json: { error_name: 'not_found' } });
    expect((await gateway.graph('{ dispatch(id: "7") { id } }')).data).toEqual({ dispatch: null });
  });

  test('ACTIV-10: those of a promotion, and its activations, are pages of their own', async () => {
    gateway.platform.on('GET /api/promotions/:id', { json: { id: '3' } });
    gateway.platform.on('GET /api/promotions/:id/dispatches', { json: list([dispatch()]) });
    gateway.platform.on('GET /api/promotions/:id/code_activations', { json: list([]) });
    const { data } = await gateway.graph(
      '{ promotion(id: "3") { dispatches { items { id } } codeActivations(page: { size: 5 }) { items { id } } } }',
    );
    expect(data?.promotion).toEqual({ dispatches: { items: [{ id: '7' }] }, codeActivations: { items: [] } });
    expect(gateway.platform.routes().sort()).toEqual([
      'GET /api/promotions/3',
      'GET /api/promotions/3/code_activations',
      'GET /api/promotions/3/dispatches',
    ]);
  });

  test('those of a page know their promotions by one call', async () => {
    gateway.platform.on('GET /api/dispatches', {
      json: list([dispatch(), dispatch({ id: '8', promotion_id: '4' })]),
    });
    gateway.platform.on('GET /api/promotions', {
      json: list([
        { id: '3', name: 'May' },
        { id: '4', name: 'June' },
      ]),
    });
    const { data } = await gateway.graph(
      '{ dispatches(filter: { advertiserIds: ["1", "2"], state: held }) { items { promotion { name } } } }',
    );
    expect(data?.dispatches).toEqual({
      items: [{ promotion: { name: 'May' } }, { promotion: { name: 'June' } }],
    });
    expect(gateway.platform.calls[0]?.query).toMatchObject({ advertiser_ids: '1,2', state: 'held' });
    expect(gateway.platform.calls).toHaveLength(2);
  });
});

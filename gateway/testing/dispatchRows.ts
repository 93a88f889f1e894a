import type { BatchLineRow, DispatchRow } from '../context/rows.generated.ts';

// A dispatch and a line as the platform sends them; a test names only what differs.

export function dispatch(different: Partial<DispatchRow> = {}): DispatchRow {
  return {
    ...{
      id: '7',
      advertiser_id: '1',
      promotion_id: '3',
      kind: 'send_links',
      state: 'held',
      stop: null,
      changing: null,
      channel: 'email',
    },
    ...{ file_name: 'May.csv', order_prefix: null, line_count: 2, currency: 'EUR', charge: '20.00' },
    ...{
      undo_seconds: 60,
      release_at: '2026-05-01T10:01:00Z',
      released_at: null,
      done_at: null,
      recalled_at: null,
    },
    ...{
      reminder_days: [3],
      minimal_expiration: null,
      include_pdf: false,
      testing: false,
      created_by_name: 'Ada',
      refused: [],
      refused_rows_waiting: 0,
      refused_rows_until: null,
      sends_again: [],
      sent_again_by: [],
    },
    ...{ created_at: '2026-05-01T10:00:00Z', version: 1, can_recall: true, estimated_seconds: 1 },
    progress: { held: 2, activate: 0, order: 0, notify: 0, done: 0, failed: 0, canceled: 0 },
    batches: [
      {
        ...{ id: '9', sku: 'ABC-10', reward_name: 'Card 10', usage: 'users_notification', amount: 2 },
        ...{ value: '10.00', value_currency: 'USD', charge: '20.00', currency: 'EUR' },
        ...{ state: 'held', done: 0, failed: 0, canceled: 0 },
      },
    ],
    ...different,
  };
}

export function line(different: Partial<BatchLineRow> = {}): BatchLineRow {
  return {
    ...{ batch_id: '9', line: 1, redemption_id: '11', order_id: 'o-1', sku: 'ABC-10', value: '10.00' },
    ...{
      value_currency: 'USD',
      state: 'pending',
      stage: 'failed',
      reason: 'bounced',
      remedy: 'correct_address',
    },
    ...{ delivery: null, last4: 'WXYZ', updated_at: '2026-05-01T10:00:00Z' },
    recipient: {
      ...{ id: '5', provider: 'email', email: 'a@x.example', phone_number: null },
      ...{ first_name: 'Ada', last_name: null, version: 4 },
    },
    ...different,
  };
}

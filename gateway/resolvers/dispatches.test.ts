import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BatchLineRow, DispatchRow } from '../context/rows.generated.ts';
import { list } from '../testing/rows.ts';
import { startGateway, type TestGateway } from '../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

function dispatch(different: Partial<DispatchRow> = {}): DispatchRow {
  return {
    ...{
      id: '7',
      advertiser_id: '1',
      promotion_id: '3',
      kind: 'send_links',
      state: 'held',
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

function line(different: Partial<BatchLineRow> = {}): BatchLineRow {
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

const DONE = {
  ...{ dispatch: dispatch({ state: 'recalled' }) },
  effects: { postings: [], figures: [], mails: [] },
};

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
            ...{ last4: 'WXYZ', value: { amount: '10.00', currency: 'USD' }, remedy: 'correct_address' },
            recipient: { email: 'a@x.example', version: 4 },
          },
        ],
        page: { totalCount: 1 },
      },
    });
    expect(gateway.platform.routes()).toEqual(['GET /api/dispatches/7', 'GET /api/dispatches/7/lines']);
    expect(gateway.platform.calls.at(-1)?.query).toEqual({
      ...{ page: '2', per_page: '50', states: 'pending,failed', failed: 'true', search: 'o-1' },
    });
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

const CREATE = `mutation ($input: CreateDispatchInput!) { createDispatch(input: $input) { __typename
  ... on CreateDispatchSuccess { dispatch { id } cost { total { amount currency } bySku { stockAfter unit { amount } } }
    outcomes { sku status charge { amount currency } } warnings }
  ... on InvalidInput { fieldErrors { field rule } } ... on Refused { code } } }`;

describe('createDispatch', () => {
  const input = { idempotencyKey: 'k', promotionId: '3', kind: 'send_links' };

  test('sends rows and quantities in REST’s words, and leaves out what is null where there is a preset', async () => {
    gateway.platform.on('POST /api/promotions/:id/dispatches', {
      status: 409,
      json: { error_name: 'already_sent' },
    });
    const row = { sku: 'ABC-10', value: '10', phoneNumber: '+33611', customImage: null };
    const { data } = await gateway.graph(CREATE, {
      input: {
        ...{
          ...input,
          rows: [row],
          quantities: null,
          undoSeconds: null,
          reminderDays: [3, 7],
          testing: null,
        },
        ...{ expectedTotal: '10.00', releaseAt: null, dryRun: true },
      },
    });
    expect(data?.createDispatch).toEqual({ __typename: 'Refused', code: 'already_sent' });
    expect(gateway.platform.calls).toMatchObject([
      {
        route: 'POST /api/promotions/3/dispatches',
        query: { dry_run: 'true' },
        headers: { 'idempotency-key': 'k' },
      },
    ]);
    expect(gateway.platform.calls[0]?.body).toEqual({
      ...{ kind: 'send_links', release_at: null, expected_total: '10.00', reminder_days: [3, 7] },
      rows: [{ sku: 'ABC-10', value: '10', phone_number: '+33611', custom_image: null }],
    });
    await gateway.graph(CREATE, {
      input: { ...input, quantities: [{ sku: 'ABC-10', quantity: 2, codesFileId: '5' }], undoSeconds: 0 },
    });
    expect(gateway.platform.calls[1]?.body).toEqual({
      ...{ kind: 'send_links', undo_seconds: 0 },
      quantities: [{ sku: 'ABC-10', quantity: 2, codes_file_id: '5' }],
    });
  });

  test('answers what became of each SKU, and what it costs', async () => {
    const cost = {
      ...{
        sku: 'ABC-10',
        reward_name: 'Card',
        line_count: 2,
        unit: '10.00',
        charge: '20.00',
        currency: 'EUR',
      },
      ...{ source: 'committed', stock_before: 5, stock_after: 3, quota_before: null, quota_after: null },
    };
    const outcome = {
      sku: 'ABC-10',
      line_count: 2,
      currency: 'EUR',
      batch_id: null,
      code: null,
      message: null,
    };
    gateway.platform.on('POST /api/promotions/:id/dispatches', {
      status: 201,
      json: {
        dispatch: null,
        outcomes: [
          { ...outcome, status: 'accepted', charge: '20.00' },
          { ...outcome, status: 'refused', charge: null, code: 'insufficient_stock' },
        ],
        cost: { total: '20.00', currency: 'EUR', by_sku: [cost] },
        ...{ warnings: [], effects: DONE.effects },
      },
    });
    const { data, errors } = await gateway.graph(CREATE, { input });
    expect(errors).toBeUndefined();
    expect(data?.createDispatch).toEqual({
      __typename: 'CreateDispatchSuccess',
      dispatch: null,
      cost: {
        total: { amount: '20.00', currency: 'EUR' },
        bySku: [{ stockAfter: 3, unit: { amount: '10.00' } }],
      },
      outcomes: [
        { sku: 'ABC-10', status: 'accepted', charge: { amount: '20.00', currency: 'EUR' } },
        { sku: 'ABC-10', status: 'refused', charge: null },
      ],
      warnings: [],
    });
  });

  test('names broken cells as the input spells them', async () => {
    gateway.platform.on('POST /api/promotions/:id/dispatches', {
      status: 422,
      json: {
        error_name: 'invalid_parameters',
        field_errors: [
          { field: 'rows.3.phone_number', rule: 'phone_format' },
          { field: 'quantities.0.codes_file_id', rule: 'unknown_media' },
        ],
      },
    });
    expect((await gateway.graph(CREATE, { input })).data?.createDispatch).toEqual({
      __typename: 'InvalidInput',
      fieldErrors: [
        { field: 'rows.3.phoneNumber', rule: 'phone_format' },
        { field: 'quantities.0.codesFileId', rule: 'unknown_media' },
      ],
    });
  });

  test('a thousand broken cells of a file come through', async () => {
    const errors = Array.from({ length: 1000 }, (_, n) => ({
      field: `rows.${n + 1}.email`,
      rule: 'email_format',
    }));
    gateway.platform.on('POST /api/promotions/:id/dispatches', {
      status: 422,
      json: { error_name: 'invalid_parameters', field_errors: errors },
    });
    const { data } = await gateway.graph(CREATE, { input: { ...input, fileId: '5' } });
    expect(data?.createDispatch).toEqual({ __typename: 'InvalidInput', fieldErrors: errors });
  });
});

test.each(['recall', 'release', 'cancel', 'retry'])('%sDispatch is one call with its key', async (verb) => {
  gateway.platform.on(`POST /api/dispatches/:id/${verb}`, { json: DONE });
  const { data, errors } = await gateway.graph(
    `mutation { ${verb}Dispatch(input: { id: "7", idempotencyKey: "k", dryRun: true }) { __typename
      ... on ${verb.replace(/^./, (first) => first.toUpperCase())}DispatchSuccess { dispatch { state } } } }`,
  );
  expect(errors).toBeUndefined();
  expect(data?.[`${verb}Dispatch`]).toMatchObject({ dispatch: { state: 'recalled' } });
  expect(gateway.platform.calls).toMatchObject([
    {
      route: `POST /api/dispatches/7/${verb}`,
      query: { dry_run: 'true' },
      headers: { 'idempotency-key': 'k' },
    },
  ]);
});

test('BATCH-11, BATCH-12: an extract is read at the gateway, by its ticket', async () => {
  const extract = { id: '4', kind: 'codes', include_pdf: true, ticket: 'a-b_c' };
  gateway.platform.on('POST /api/dispatches/:id/extracts', {
    status: 201,
    json: { ...extract, url: '/api/extracts/4/file?ticket=a-b_c', expires_at: '2026-05-01T10:01:00Z' },
  });
  const { data } = await gateway.graph(
    `mutation { createExtract(input: { dispatchId: "7", kind: codes, includePdf: true }) {
      ... on CreateExtractSuccess { extract { id url expiresAt } } } }`,
  );
  expect(data?.createExtract).toEqual({
    extract: { id: '4', url: '/files/extract/4?ticket=a-b_c', expiresAt: '2026-05-01T10:01:00Z' },
  });
  expect(gateway.platform.calls[0]?.body).toEqual({ kind: 'codes', include_pdf: true });
});

describe('what cures a line', () => {
  const CORRECT = `mutation { correctRecipient(input: { redemptionId: "11", version: 4, email: "b@x.example" }) { __typename
    ... on CorrectRecipientSuccess { line { last4 recipient { email } } } ... on StaleRecipient { current { recipient { version } } } } }`;

  test('another address, under the version that was read', async () => {
    gateway.platform.on('PUT /api/redemptions/:id/recipient', { json: { line: line() } });
    expect((await gateway.graph(CORRECT)).data?.correctRecipient).toEqual({
      __typename: 'CorrectRecipientSuccess',
      line: { last4: 'WXYZ', recipient: { email: 'a@x.example' } },
    });
    expect(gateway.platform.calls).toMatchObject([
      {
        route: 'PUT /api/redemptions/11/recipient',
        headers: { 'if-match': '4' },
        body: { email: 'b@x.example' },
      },
    ]);
  });

  test('somebody else was faster: the line as it is', async () => {
    gateway.platform.on('PUT /api/redemptions/:id/recipient', {
      status: 409,
      json: { error_name: 'stale_version', current: line() },
    });
    expect((await gateway.graph(CORRECT)).data?.correctRecipient).toEqual({
      __typename: 'StaleRecipient',
      current: { recipient: { version: 4 } },
    });
  });

  test('the message again', async () => {
    const delivery = {
      id: 'd',
      kind: 'reward',
      channel: 'sms',
      state: 'queued',
      reason: null,
      sent_at: null,
      attempts: 0,
    };
    gateway.platform.on('POST /api/redemptions/:id/deliveries', { json: { deliveries: [delivery] } });
    const { data } = await gateway.graph(
      `mutation { resendDelivery(input: { redemptionId: "11", idempotencyKey: "k", event: "success", channels: [sms] }) {
        ... on ResendDeliverySuccess { deliveries { state channel } } } }`,
    );
    expect(data?.resendDelivery).toEqual({ deliveries: [{ state: 'queued', channel: 'sms' }] });
    expect(gateway.platform.calls[0]?.body).toEqual({ event: 'success', notification_channels: ['sms'] });
  });
});

test('a file of cells has no address once it was checked; a picture without one is no answer', async () => {
  const complete = (contentType: string) => {
    gateway.platform.on('PUT /api/media/:id/complete', {
      json: { id: '5', url: null, content_type: contentType },
    });
    return gateway.graph(
      'mutation { completeUpload(mediaId: "5") { ... on CompleteUploadSuccess { mediaId url } } }',
    );
  };
  expect((await complete('text/csv')).data?.completeUpload).toEqual({ mediaId: '5', url: null });
  expect((await complete('image/png')).errors?.[0]?.extensions.code).toBe('UNAVAILABLE');
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { dispatch } from '../testing/dispatchRows.ts';
import { startGateway, type TestGateway } from '../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

const ANSWER = {
  dispatch: dispatch({ state: 'recalled' }),
  effects: { postings: [], figures: [], mails: [] },
};

const CREATE = `mutation ($input: CreateDispatchInput!) { createDispatch(input: $input) { __typename
  ... on CreateDispatchSuccess { dispatch { id } cost { total { amount currency } bySku { stockAfter unit { amount } } }
    outcomes { sku status charge { amount currency } } warnings rowWarnings { row } }
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
        ...input,
        rows: [row],
        quantities: null,
        undoSeconds: null,
        reminderDays: [3, 7],
        testing: null,
        expectedTotal: '10.00',
        releaseAt: null,
        dryRun: true,
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
      kind: 'send_links',
      release_at: null,
      expected_total: '10.00',
      reminder_days: [3, 7],
      rows: [{ sku: 'ABC-10', value: '10', phone_number: '+33611', custom_image: null }],
    });
    await gateway.graph(CREATE, {
      input: { ...input, quantities: [{ sku: 'ABC-10', quantity: 2, codesFileId: '5' }], undoSeconds: 0 },
    });
    expect(gateway.platform.calls[1]?.body).toEqual({
      kind: 'send_links',
      undo_seconds: 0,
      quantities: [{ sku: 'ABC-10', quantity: 2, codes_file_id: '5' }],
    });
  });

  test('answers what became of each SKU, and what it costs, also from an answer of 0.1.0 without warnings of rows', async () => {
    const cost = {
      sku: 'ABC-10',
      reward_name: 'Card',
      line_count: 2,
      unit: '10.00',
      charge: '20.00',
      currency: 'EUR',
      source: 'committed',
      stock_before: 5,
      stock_after: 3,
      quota_before: null,
      quota_after: null,
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
        warnings: [],
        effects: ANSWER.effects,
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
      rowWarnings: [],
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
  gateway.platform.on(`POST /api/dispatches/:id/${verb}`, { json: ANSWER });
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

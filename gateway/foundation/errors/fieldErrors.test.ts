import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { organization } from '../../testing/rows.ts';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';
import { inputPlace } from './inputPlace.ts';
import { ruleMessage } from './ruleWords.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
  gateway.platform.on('GET /api/organizations/mine', { json: organization() });
});
afterAll(() => gateway.close());

const refuse = (...field_errors: object[]) => ({
  status: 422,
  json: { status: 422, error_name: 'invalid_parameters', message: 'Invalid parameters', field_errors },
});

describe('InvalidInput names the value in the arguments, and says what is wrong with it', () => {
  const CREATE = `mutation ($input: CreateDispatchInput!) { createDispatch(input: $input) {
    ... on InvalidInput { fieldErrors { field rule limit message path value } } } }`;
  const row = (email: string) => ({ sku: 'ACQ-EUR10', value: '10', email });
  const input = {
    idempotencyKey: 'order-4711',
    promotionId: '8',
    kind: 'send_links',
    rows: ['a@example.com', 'b@example.com', 'c@@example.com'].map(row),
  };
  test.each([
    ['en', 'Enter an e-mail address, for example name@example.com', 'At most 80 characters'],
    ['fr', 'Saisissez une adresse e-mail, par exemple nom@example.com', '80 caractères au maximum'],
  ])('in %s', async (language, email, length) => {
    gateway.platform.on(
      'POST /api/promotions/:id/dispatches',
      refuse(
        { field: 'rows.3.email', rule: 'email_format' },
        { field: 'rows.4.email', rule: 'email_format' },
        { field: 'name', rule: 'max_length', limit: '80' },
      ),
    );
    const { data, errors } = await gateway.graph(
      CREATE,
      { input },
      { headers: { 'accept-language': language } },
    );
    expect(errors).toBeUndefined();
    expect(data?.createDispatch).toEqual({
      fieldErrors: [
        {
          field: 'rows.3.email',
          rule: 'email_format',
          limit: null,
          message: email,
          path: 'input.rows.2.email',
          value: 'c@@example.com',
        },
        { field: 'rows.4.email', rule: 'email_format', limit: null, message: email, path: null, value: null },
        { field: 'name', rule: 'max_length', limit: '80', message: length, path: 'input.name', value: null },
      ],
    });
  });

  test('an error of a query has the messages too', async () => {
    gateway.platform.on('GET /api/advertisers', refuse({ field: 'search', rule: 'min_length', limit: '2' }));
    const { errors } = await gateway.graph('{ advertisers(filter: { search: "a" }) { items { id } } }');
    expect(errors?.[0]?.extensions.fieldErrors).toEqual([
      { field: 'search', rule: 'min_length', limit: '2', message: 'At least 2 characters' },
    ]);
  });
});

test.each([
  ['quantities.0.value', { input: { quantities: [{ value: '12' }] } }, 'input.quantities.0.value', '12'],
  ['mediaId', { mediaId: '7' }, 'mediaId', '7'],
  ['version', { input: { version: 3 } }, 'input.version', '3'],
  ['rows', { input: { rows: [] } }, 'input.rows', null],
  ['rows.1.email', { input: { fileId: '4' } }, null, null],
  ['constructor', { input: {} }, 'input.constructor', null],
])('the place of %s', (field, args, path, value) => expect(inputPlace(field, args)).toEqual({ path, value }));

test('a rule without words says that the value is not valid', () => {
  expect(ruleMessage({ rule: 'of_another_release' }, 'en')).toBe('This value is not valid');
  expect(ruleMessage({ rule: 'quantity_not_specified' }, 'en')).toBe(
    'No quantity is entered. Enter a quantity.',
  );
});

describe('a wrong name or value', () => {
  const CREATE = 'mutation ($input: CreateDispatchInput!) { createDispatch(input: $input) { __typename } }';
  const input = { idempotencyKey: 'order-4711', promotionId: '8', kind: 'download_link' };

  test('of an enum is answered with those that it has, and with its place', async () => {
    const { errors } = await gateway.graph(CREATE, { input });
    expect(errors?.[0]?.message).toMatch(
      /does not exist in "DispatchKind" enum\. Did you mean the enum value "download_links" or "download_codes"\? It takes: .*single\.$/,
    );
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_USER_INPUT',
      inputPath: 'input.kind',
      allowed: expect.arrayContaining(['download_links', 'single']),
    });
  });

  test('within lists and objects has its place too', async () => {
    const rows = [
      { sku: 'A', value: '1' },
      { sku: 'A', value: '1', email: 7 },
    ];
    const { errors } = await gateway.graph(CREATE, { input: { ...input, kind: 'send_links', rows } });
    expect(errors?.[0]?.extensions.inputPath).toBe('input.rows.1.email');
  });

  test('in the document too', async () => {
    const { errors } = await gateway.graph('{ advertisers(filter: { status: on }) { items { id } } }');
    expect(errors?.[0]?.extensions.allowed).toEqual(['enabled', 'disabled']);
  });

  test.each([
    ['{ advertiserz { items { id } } }', 'Did you mean "advertiser" or "advertisers"?'],
    ['{ viewer { idd } }', 'Did you mean "id"'],
    ['{ advertisers(filtr: {}) { items { id } } }', 'Did you mean "filter"'],
  ])('%s is answered with the name that is meant', async (query, hint) => {
    expect((await gateway.graph(query)).errors?.[0]?.message).toContain(hint);
  });

  test('for whoever may not introspect, nothing is suggested', async () => {
    gateway.platform.on('GET /api/organizations/mine', {
      status: 401,
      json: { error_name: 'unauthenticated' },
    });
    for (const query of [
      '{ advertiserz { items { id } } }',
      '{ advertisers(filter: { status: on }) { items { id } } }',
    ]) {
      const { text } = await gateway.graph(query, {}, { token: 'made.up' });
      expect(text).not.toMatch(/did you mean|enabled/i);
    }
    const { text } = await gateway.graph(CREATE, { input }, { token: 'made.up' });
    expect(text).not.toMatch(/did you mean|single/i);
    gateway.platform.on('GET /api/organizations/mine', { json: organization() });
  });
});

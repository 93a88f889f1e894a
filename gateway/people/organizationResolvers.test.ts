import { afterEach, beforeEach, expect, test } from 'vitest';
import { organization } from '../testing/rows.ts';
import { startGateway, type TestGateway } from '../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
  gateway.platform.on('GET /api/organizations/mine', { json: organization() });
});
afterEach(() => gateway.close());

const COUNTRIES = '{ organization { name operatingCountries { code name fullLabel } } }';

test('the countries of an organization are named by one call of the index; one it does not know stays a code', async () => {
  const france = { code: 'FR', name: 'France', iso: 'FR', fullLabel: 'FR - France' };
  gateway.platform.on('POST /api/graphql', { json: { data: { countriesByCode: [france, null] } } });
  const { data, errors } = await gateway.graph(COUNTRIES);
  expect(errors).toBeUndefined();
  expect(gateway.platform.routes()).toEqual(['GET /api/organizations/mine', 'POST /api/graphql']);
  expect(gateway.platform.calls[1]?.body).toMatchObject({ variables: { codes: ['FR', 'DE'] } });
  expect(data).toEqual({
    organization: {
      name: 'Northwind',
      operatingCountries: [
        { code: 'FR', name: 'France', fullLabel: 'FR - France' },
        { code: 'DE', name: null, fullLabel: null },
      ],
    },
  });
});

test('codes alone ask no index', async () => {
  await gateway.graph('{ organization { operatingCountries { code } } }');
  expect(gateway.platform.routes()).toEqual(['GET /api/organizations/mine']);
});

test('with the index down the rest is answered: null and one error a field, not one a row', async () => {
  gateway.platform.on('POST /api/graphql', { status: 502, text: 'upstream 10.0.0.7:9200 refused' });
  const { data, errors, text } = await gateway.graph(COUNTRIES);
  expect(data).toMatchObject({
    organization: {
      name: 'Northwind',
      operatingCountries: [
        { code: 'FR', name: null },
        { code: 'DE', name: null },
      ],
    },
  });
  expect(errors?.map(({ path }) => path)).toEqual([
    ['organization', 'operatingCountries', 0, 'name'],
    ['organization', 'operatingCountries', 0, 'fullLabel'],
  ]);
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'INDEX_UNAVAILABLE', status: 503 });
  expect(text).not.toContain('10.0.0.7');
});

test('asked with fragments and type names, the same: the row stays ours and the index is asked once', async () => {
  gateway.platform.on('POST /api/graphql', {
    json: { data: { countriesByCode: [null, { code: 'DE', name: 'Germany' }] } },
  });
  const { data, errors } = await gateway.graph(
    '{ organization { operatingCountries { __typename ...C } } } fragment C on Country { code name }',
  );
  expect(errors).toBeUndefined();
  expect(gateway.platform.routes()).toEqual(['GET /api/organizations/mine', 'POST /api/graphql']);
  expect(data).toEqual({
    organization: {
      operatingCountries: [
        { __typename: 'Country', code: 'FR', name: null },
        { __typename: 'Country', code: 'DE', name: 'Germany' },
      ],
    },
  });
});

import { getOperationAST, type IntrospectionQuery, parse } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { organization } from '../../testing/rows.ts';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';
import { costOf } from '../limits/cost.ts';
import { gatewaySchema } from './schema.ts';

let gateway: TestGateway;
/** Descriptions as introspection answers them: `Query.advertisers`, `Query.advertisers.page`, `AdvertiserFilter.ids`. */
const descriptions = new Map<string, string>();
const QUERY = `{ __schema { types { name
  fields { name description args { name description } }
  inputFields { name description } } } }`;

beforeAll(async () => {
  gateway = await startGateway();
  gateway.platform.on('GET /api/organizations/mine', { json: organization() });
  const { data, errors } = await gateway.graph(QUERY);
  expect(errors).toBeUndefined();
  const { types } = (data as unknown as IntrospectionQuery).__schema;
  for (const type of types)
    for (const field of ('fields' in type && type.fields) ||
      ('inputFields' in type && type.inputFields) ||
      []) {
      descriptions.set(`${type.name}.${field.name}`, field.description ?? '');
      if ('args' in field)
        for (const { name, description } of field.args)
          descriptions.set(`${type.name}.${field.name}.${name}`, description ?? '');
    }
});
afterAll(() => gateway.close());

test.each([
  [
    'Query.advertisers',
    /^.+\nNeeds the ability viewAdvertisers\. Costs 5 points, and 1 for each row of the page: 10 by default, 100 at most\.$/s,
  ],
  ['Query.advertiser', /Needs the ability viewAdvertisers\. Costs 6 points\.$/],
  ['Mutation.updateSku', /Needs the ability editRewards\. Costs 5 points\.$/],
  ['Mutation.createCatalogueImport', /Needs the ability createRewards or editRewards\. Costs 5 points\.$/],
  ['Query.providers', /Needs the ability viewRewards or redemptionsAdmin; only for operator staff\./],
  ['Viewer.account', /Costs 1 point\.$/],
  ['AdvertiserPage.items', /^The rows\.$/],
  ['Query.tags', /Costs 5 points, and 1 for each row of the page/],
  [
    'UpdateReportScheduleInput.recipientIds',
    /^Colleagues who also get it, twenty at most\. They stay when omitted\.$/,
  ],
  ['CreateDispatchInput.quantities', /At most 250 values\.$/],
])('%s: whoever introspects reads its ability, its cost and its limits', (name, text) =>
  expect(descriptions.get(name)).toMatch(text),
);

test.each([
  ['Query.advertiser', '{ advertiser(id: "1") { id } }', 1],
  ['Query.advertisers', '{ advertisers(page: { size: 7 }) { items { id } } }', 7],
  ['Viewer.account', '{ viewer { account { id } } }', 1],
])('%s costs what its description says', (name, query, rows) => {
  const operation = getOperationAST(parse(query));
  if (!operation) throw new Error('There is no operation.');
  const around = name.startsWith('Query.') ? 0 : 1;
  const [, once, perRow] =
    /Costs (\d+) points?(, and 1 for each row)?/.exec(descriptions.get(name) ?? '') ?? [];
  expect(costOf(operation, { schema: gatewaySchema(), fragments: {} })({})).toBe(
    around + Number(once) + (perRow ? rows : 0),
  );
});

import { buildSchema, isEnumType, type OperationDefinitionNode, parse, print, type TypeNode } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../house/tree.ts';
import { insertLookDispatch } from '../support/lookDispatch.ts';
import { startWorld, type World } from '../support/world.ts';

interface Trusted {
  name: string;
  type: string;
  text: string;
}

const manifest: Record<string, Trusted> = JSON.parse(textOf('operations/manifest.json'));
const queries = Object.entries(manifest).filter(([, document]) => document.type === 'query');

const graph = buildSchema(textOf('schema/gateway.graphql'));

const OPERATOR = 'operator@guerdon.example';
const RETAILER = 'retailer@northwind.example';
/** An account that is, and an organization that is: both have one of this id. */
const ofStaff = '1';
/** What documents are about that name no advertiser. */
const ABOUT: Record<string, Record<string, unknown>> = {
  ReportChoiceNames: { brands: ['ABC-BRAND'], products: ['ABC-CARD'], rewards: ['ABC-CARD-0001'] },
  ActivityReportResult: { groupBy: ['brand'], metrics: ['redemptions'] },
  BrandScreen: { id: 'DU3' },
  BrandEditScreen: { id: 'DU3' },
  ProductScreen: { id: 'DU3-SHIRT' },
  ProductNewScreen: { brandId: 'DU3' },
  SkuNewScreen: { id: 'DU3-SHIRT' },
  SkuScreen: { id: 'DU3-SHIRT-0001', productId: 'DU3-SHIRT' },
  RewardDialog: { sku: 'DU3-SHIRT-0001' },
  RewardMark: { skus: ['DU3-SHIRT-0001'] },
  DispatchScreen: { id: '1' },
  DispatchLook: { id: '1' },
  DispatchLines: { id: '1' },
  DispatchRefusedRows: { id: '1' },
  CodeInformationDialog: { id: '1' },
  RedemptionFilterNames: {
    promotionId: '1',
    brandSku: 'DU3',
    productId: 'DU3-SHIRT',
    rewardSku: 'DU3-SHIRT-0001',
  },
  CatalogChoices: { asksBrand: true, asksCountry: true, asksCurrency: true },
  ServiceAccountScreen: { id: '1' },
  InventoryDetail: { sku: 'DU3-SHIRT-0001', isStock: true },
  InventoryPicker: { kind: 'product', search: 'sh' },
  QuotasScreen: { advertiserId: '1', productId: 'DU3-SHIRT' },
};

/** About what somebody has to have begun before. */
const UNBEGUN = ['BulkRowsDialog', 'DispatchChangeDialog', 'ImportResults', 'RequestProgressBar'];

describe('the documents of the web on the real graph', () => {
  let world: World;
  let advertiser: string;
  let allocation: string;
  beforeAll(async () => {
    world = await startWorld({ engine: 'pglite', size: 'small' });
    await insertLookDispatch(world.database);
    // Which advertisers of the demo have stock changes with the day.
    const { body } = await world.rest(RETAILER, 'GET', '/api/advertisers');
    for (const { id } of (body as { items: { id: string }[] }).items) {
      const allocations = await world.rest(OPERATOR, 'GET', `/api/advertisers/${id}/allocations`);
      advertiser = id;
      allocation = (allocations.body as { items: { id: string }[] }).items[0]?.id ?? '';
      if (allocation) break;
    }
    expect(allocation).not.toBe('');
  });
  afterAll(() => world?.close());

  test.each(queries.map(([hash, { name }]) => ({ name, hash })))(
    '$name is answered by its hash',
    async ({ hash }) => {
      const { name, text } = manifest[hash] as Trusted;
      const isOfStaff =
        /^(Member|Job|AllocationsReport|RequestsToDecide|Provider|Quotas|CodeInformation|Inventory|DeclareBudget|ServiceAccount|OrganizationPicker)/.test(
          name,
        );
      for (const login of isOfStaff ? [OPERATOR] : [OPERATOR, RETAILER]) {
        const id = name.startsWith('Account') ? 'me' : isOfStaff ? ofStaff : advertiser;
        const variables: Record<string, unknown> = { ...variablesOf(text, id), ...ABOUT[name] };
        // Who supplies SKUs is told to operator staff alone.
        if ('withProviders' in variables) variables.withProviders = login === OPERATOR;
        if (name.endsWith('Allocation')) Object.assign(variables, { id: allocation });
        const { status, body, headers } = await world.trusted(login, name, hash, variables);
        expect([name, login, body.errors]).toEqual([name, login, undefined]);
        expect(status).toBe(200);
        if (!UNBEGUN.includes(name))
          expect(Object.values(body.data ?? {}).every((part) => part !== null)).toBe(true);
        expect(headers['cache-control']).toBe('no-store');
        expect(headers.etag).toMatch(/^(W\/)?"/);
      }
    },
  );

  test('an unchanged answer asked for again is a 304', async () => {
    const [hash, { name, text }] = queries.find(([, one]) => one.name === 'Shell') ??
      queries[0] ?? ['', { name: '', text: '' }];
    const variables = variablesOf(text, advertiser);
    const first = await world.trusted(RETAILER, name, hash, variables);
    const etag = String(first.headers.etag);
    const again = await world.trusted(RETAILER, name, hash, variables, {
      'if-none-match': etag,
    });
    expect(again.status).toBe(304);
  });

  test('a hash that nobody knows is refused without being run', async () => {
    const answer = await world.trusted(RETAILER, 'Shell', '0'.repeat(64), {});
    expect(answer.body.errors?.length).toBe(1);
    expect(answer.body.data ?? null).toBeNull();
  });
});

/** Sample values by the types a document declares. */
function variablesOf(text: string, id: string): Record<string, unknown> {
  const [operation] = parse(text).definitions.filter(
    (one): one is OperationDefinitionNode => one.kind === 'OperationDefinition',
  );
  const required = (operation?.variableDefinitions ?? []).filter(({ type }) => type.kind === 'NonNullType');
  return Object.fromEntries(
    required.map(({ variable, type }) => [variable.name.value, sample(print(type as TypeNode), id)]),
  );
}

function sample(type: string, id: string): unknown {
  const named = graph.getType(type.replace('!', ''));
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (type === 'ID!') return id;
  if (type === 'StatsFilter!')
    return { startDate: '2026-11-01', endDate: '2026-11-07', timezone: 'Europe/Paris' };
  if (type === 'Boolean!') return true;
  if (type === 'Int!') return 1;
  if (type === 'String!') return '2026-11-01';
  return {};
}

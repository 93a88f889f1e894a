import { readdirSync, readFileSync } from 'node:fs';
import { getOperationAST, Kind, parse, visit } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { advertiser, alert, list } from '../../testing/rows.ts';
import { respondWithSamples } from '../../testing/sampleResponses.ts';
import { startGateway, type TestGateway } from '../../testing/startGateway.ts';
import { variablesFor } from '../../testing/variablesFor.ts';
import { costOf, MAX_COST } from '../limits/cost.ts';
import { gatewaySchema } from './schema.ts';

type Manifest = Record<string, { name: string; type: 'query' | 'mutation'; text: string }>;
const folder = new URL('../../../operations/', import.meta.url);
const manifest = readFileSync(new URL('manifest.json', folder), 'utf8');
const operations = Object.values(JSON.parse(manifest) as Manifest);

/** Upstream calls that an operation may make, whatever its page size, where its document does not say more. */
const DEFAULT_BUDGET = { query: 2, mutation: 1 } as const;

/** `# Upstream calls: 5 (…)` above an operation → its budget. */
const budgets = new Map(
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .flatMap((name) => [
      ...readFileSync(new URL(name, folder), 'utf8').matchAll(
        /^# Upstream calls: (\d+) \(.+\)\.\n(?:query|mutation) (\w+)/gm,
      ),
    ])
    .map(([, calls, name]) => [name, Number(calls)] as const),
);
const schema = gatewaySchema();

let gateway: TestGateway;
beforeAll(async () => {
  // Every document is asked at once by one caller: its rate is measured elsewhere.
  gateway = await startGateway((config) => {
    const unlimited = { perSecond: 1_000_000, burst: 1_000_000 };
    config.rate = unlimited;
    config.addressRates = { ...config.addressRates, unverified: unlimited };
  });
  const { platform } = gateway;
  respondWithSamples(platform);
  const rows = ['1', '2', '3'].map((id) => advertiser({ id }));
  const alerts = ['1', '2', '3', '2'].map((id, index) => alert({ id: String(index), advertiser_id: id }));
  const stats = { interval: 'daily', timezone: 'UTC', items: [], total: 0 };
  platform.on('GET /api/advertisers', { json: { ...list(rows), counts: { enabled: 3, disabled: 0 } } });
  platform.on('GET /api/alerts', { json: { ...list(alerts), counts: { blocker: 0, warning: 4, info: 0 } } });
  platform.on('GET /api/stats', { json: stats });
  platform.on('GET /api/advertisers/:id/stats', { json: stats });
  // Searches of one operation go in one request, in which each key has the number of its search.
  platform.on('POST /api/graphql', ({ body }) =>
    /_v0_/.test(JSON.stringify(body))
      ? { json: { data: {} } }
      : { json: { data: { countriesByCode: [], rewardsBySku: [null] } } },
  );
});
afterAll(() => gateway.close());
beforeEach(() => {
  gateway.platform.calls.length = 0;
});

test.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s stays within its budget of upstream calls and the limits of the web',
  async (name, { text, type }) => {
    const document = parse(text);
    const operation = getOperationAST(document, name);
    if (!operation) throw new Error(`${name} is not in its own document.`);
    const variables = variablesFor(operation, schema);
    const { errors } = await gateway.graph(text, variables);
    expect(errors).toBeUndefined();
    expect(gateway.platform.calls.length).toBeLessThanOrEqual(budgets.get(name) ?? DEFAULT_BUDGET[type]);

    const fragments = Object.fromEntries(
      document.definitions.flatMap((node) =>
        node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node]] : [],
      ),
    );
    expect(costOf(operation, { schema, fragments })(variables)).toBeLessThanOrEqual(MAX_COST * 0.3);
  },
);

test('no operation of the web spells out a value where a variable belongs: identifiers are never literals', () => {
  for (const { text } of operations) {
    visit(parse(text), {
      Argument: (node) => {
        if (node.name.value === 'id') expect(node.value.kind).toBe(Kind.VARIABLE);
      },
    });
  }
});

import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DispatchWorld, startDispatches } from '../../platform/testing/dispatches.ts';

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  type?: string | string[];
  pattern?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
}
const contract = JSON.parse(readFileSync('schema/platform.openapi.json', 'utf8')) as {
  paths: Record<
    string,
    Record<string, { operationId: string; requestBody?: { content: Record<string, { schema: Schema }> } }>
  >;
  components: { schemas: Record<string, Schema> };
};

/** Documents and variables of GraphQL. */
const GRAPHQL = ['searchIndex', 'publicCatalogue'];

/** Fields whose text is not stored as it came, by the end of their path. */
const NO_TEXT: Readonly<Record<string, string>> = {
  signed_url: 'an address that we signed ourselves',
  fingerprint: 'compared with one that we made',
  query: 'the address of a list, of which only known filters are stored',
  columns: 'names of known columns',
  billing_currency: 'one of the known currencies',
  sku: 'looked up',
  skus: 'looked up',
  amount: 'a number',
  value: 'a number',
  budget: 'a number',
  requested_amount: 'a number',
  expected_total: 'a number',
  alert_1: 'a number',
  alert_2: 'a number',
};

/** Parts of bodies whose texts are not stored for others to read. */
const NO_TEXT_BELOW: Readonly<Record<string, string>> = {
  filter: 'what is searched for',
  settings: 'a draft, which may break every rule until it becomes a promotion',
};

/** What a body needs besides the text, for rules that are applied only to a body that is otherwise right. */
const OPEN_ALLOCATION = { type: 'open', amount: '10.00', no_expiration: true };
const BESIDE: Readonly<Record<string, object>> = {
  createAllocation: OPEN_ALLOCATION,
  updateAllocation: { no_expiration: true },
};

/** Only an expired allocation can be given back; its text has the rule of `createAllocation`. */
const REFUSED_BEFORE = ['giveBackAllocation'];

const isText = (path: Path): boolean =>
  !(String(path.findLast((part) => typeof part === 'string')) in NO_TEXT) &&
  !(String(path[0]) in NO_TEXT_BELOW);

type Path = (string | number)[];

/** The free texts of a body, by their path; one element stands for a list. */
function texts(schema: Schema, path: Path = []): Path[] {
  const { $ref, anyOf, oneOf, properties, items, type, pattern, format, enum: words, const: word } = schema;
  if ($ref) return texts(contract.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, path);
  if (anyOf || oneOf) return [...(anyOf ?? []), ...(oneOf ?? [])].flatMap((one) => texts(one, path));
  if (properties) return Object.entries(properties).flatMap(([name, inner]) => texts(inner, [...path, name]));
  if (items) return texts(items, [...path, 0]);
  const isString = [type].flat().includes('string');
  return isString && !pattern && !format && !words && word === undefined ? [path] : [];
}

const FIELDS = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId, requestBody }]) => {
    const body = requestBody?.content['application/json']?.schema;
    if (!body || [...GRAPHQL, ...REFUSED_BEFORE].includes(operationId)) return [];
    const url = path.replace('{screen}', 'email_delivery').replace(/\{\w+\}/g, '1');
    return texts(body)
      .filter(isText)
      .map((field): [string, { method: string; url: string; field: Path; beside: object }] => [
        `${operationId} ${field.join('.')}`,
        { method: method.toUpperCase(), url, field, beside: BESIDE[operationId] ?? {} },
      ]);
  }),
);

let platform: DispatchWorld['platform'];
beforeAll(async () => {
  ({ platform } = await startDispatches());
  // Some rules are those of the advertiser, or of the allocation, that the path names.
  const allocation = await platform.call('operator', 'POST', '/api/advertisers/1/allocations', {
    body: OPEN_ALLOCATION,
    headers: { 'idempotency-key': 'an allocation' },
  });
  if (allocation.status !== 201) throw new Error(allocation.text);
});
afterAll(() => platform?.close());

/** Fields that a request with this text breaks a rule of. */
async function broken(
  { method, url, field, beside }: { method: string; url: string; field: Path; beside: object },
  text: string,
) {
  const named = field.reduceRight<unknown>(
    (inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }),
    text,
  ) as object;
  const answer = await platform.call('operator', method, url, {
    body: { ...beside, ...named },
    version: 1,
    headers: { 'idempotency-key': 'line text' },
  });
  const errors = (answer.body.field_errors ?? []) as unknown as { field: string }[];
  return errors.map((error) => error.field);
}

test.each(FIELDS)('%s takes no text that turns its letters, and names the field', async (_, request) => {
  expect(await broken(request, 'a\u202eb')).toContainEqual(expect.stringContaining(String(request.field[0])));
});

test('the contract has free texts to be tried', () => expect(FIELDS.length).toBeGreaterThan(40));

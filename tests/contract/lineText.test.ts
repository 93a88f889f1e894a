import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../platform/testing/testPlatform.ts';

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  items?: Schema;
  type?: string;
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
};

/** Parts of bodies whose texts are not stored for others to read. */
const NO_TEXT_BELOW: Readonly<Record<string, string>> = {
  filter: 'what is searched for',
  settings: 'a draft, which may break every rule until it becomes a promotion',
};

const isText = (path: Path): boolean =>
  !(String(path.findLast((part) => typeof part === 'string')) in NO_TEXT) &&
  !(String(path[0]) in NO_TEXT_BELOW);

type Path = (string | number)[];

/** The free texts of a body, by their path; one element stands for a list. */
function texts(schema: Schema, path: Path = []): Path[] {
  const { $ref, anyOf, properties, items, type, pattern, format, enum: words, const: word } = schema;
  if ($ref) return texts(contract.components.schemas[$ref.split('/').at(-1) ?? ''] ?? {}, path);
  if (anyOf) return anyOf.flatMap((one) => texts(one, path));
  if (properties) return Object.entries(properties).flatMap(([name, inner]) => texts(inner, [...path, name]));
  if (items) return texts(items, [...path, 0]);
  return type === 'string' && !pattern && !format && !words && word === undefined ? [path] : [];
}

const FIELDS = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).flatMap(([method, { operationId, requestBody }]) => {
    const body = requestBody?.content['application/json']?.schema;
    if (!body || GRAPHQL.includes(operationId)) return [];
    const url = path.replace('{screen}', 'email_delivery').replace(/\{\w+\}/g, '1');
    return texts(body)
      .filter(isText)
      .map((field): [string, { method: string; url: string; field: Path }] => [
        `${operationId} ${field.join('.')}`,
        { method: method.toUpperCase(), url, field },
      ]);
  }),
);

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform?.close());

/** Fields that a request with this text breaks a rule of. */
async function broken({ method, url, field }: { method: string; url: string; field: Path }, text: string) {
  const body = field.reduceRight<unknown>(
    (inner, key) => (typeof key === 'number' ? [inner] : { [key]: inner }),
    text,
  ) as object;
  const answer = await platform.call('operator', method, url, {
    body,
    version: 0,
    headers: { 'idempotency-key': 'line text' },
  });
  const errors = (answer.body.field_errors ?? []) as unknown as { field: string }[];
  return errors.map((error) => error.field);
}

test.each(FIELDS)('%s takes no text that turns its letters, and names the field', async (_, request) => {
  expect(await broken(request, 'a\u202eb')).toContainEqual(expect.stringContaining(String(request.field[0])));
});

test('the contract has free texts to be tried', () => expect(FIELDS.length).toBeGreaterThan(40));

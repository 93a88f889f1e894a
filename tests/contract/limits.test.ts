import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../platform/testing/testPlatform.ts';

interface Schema {
  $ref?: string;
  anyOf?: Schema[];
  properties?: Record<string, Schema>;
  type?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}
interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** One field of one operation, and how it is sent. */
interface Field {
  operation: string;
  method: string;
  path: string;
  name: string;
  isQuery: boolean;
  rule: Schema;
}

const contract = JSON.parse(readFileSync('schema/platform.openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** Answers as GraphQL does, without fields: its limits are the index's own. */
const OTHERWISE = ['searchIndex'];

const fields = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { operationId }]) => !OTHERWISE.includes(operationId))
    .flatMap(([method, { operationId: operation, parameters = [], requestBody }]): Field[] => {
      const shared = {
        operation,
        method: method.toUpperCase(),
        path: path.replace('{screen}', 'email_delivery').replace(/\{\w+\}/g, '1'),
      };
      const body = requestBody?.content['application/json']?.schema;
      return [
        ...parameters
          .filter((one) => one.in === 'query')
          .map(({ name, schema }) => ({ ...shared, name, isQuery: true, rule: plain(schema) })),
        ...(body ? below(body).map(([name, rule]) => ({ ...shared, name, isQuery: false, rule })) : []),
      ];
    }),
);

/** The fields of a body, those of its objects by their path. */
function below(schema: Schema): [string, Schema][] {
  return Object.entries(plain(schema).properties ?? {}).flatMap(([name, inner]) => [
    [name, plain(inner)] as [string, Schema],
    ...below(inner).map(([rest, rule]) => [`${name}.${rest}`, rule] as [string, Schema]),
  ]);
}

/** What a field may be besides being left out. */
function plain(schema: Schema): Schema {
  const named = schema.$ref?.split('/').at(-1);
  if (named) return plain(contract.components.schemas[named] ?? {});
  return schema.anyOf?.map(plain).find(({ type }) => type !== 'null') ?? schema;
}

/** Every limit with what is just inside and just outside of it; what also has a form is judged outside only. */
const LIMITS = fields.flatMap((field): [string, Field, { inside: unknown; outside: unknown }][] => {
  const { minLength, maxLength, minimum, maximum, pattern } = field.rule;
  const named = (limit: string) => `${field.operation} ${field.name} ${limit}`;
  const text = (length: number) => 'x'.repeat(length);
  const form = (length: number) => (pattern ? undefined : text(length));
  const page = field.name === 'per_page';
  return [
    ...(minLength ? [of(named('shortest'), form(minLength), text(minLength - 1))] : []),
    ...(maxLength ? [of(named('longest'), form(maxLength), text(maxLength + 1))] : []),
    ...(minimum === undefined ? [] : [of(named('least'), minimum, minimum - 1)]),
    ...(maximum === undefined ? [] : [of(named('most'), maximum, maximum + 1)]),
    ...(page ? [of(named('least'), '1', '0'), of(named('most'), '100', '101')] : []),
  ];
  function of(
    name: string,
    inside: unknown,
    outside: unknown,
  ): [string, Field, { inside: unknown; outside: unknown }] {
    return [name, field, { inside, outside }];
  }
});

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform({ LOG_LEVEL: 'silent' });
});
afterAll(() => platform?.close());

/** The rules that the field breaks with this value, whatever else is wrong with the request. */
async function broken({ method, path, name, isQuery }: Field, value: unknown): Promise<string[]> {
  const query = isQuery ? `?${new URLSearchParams({ [name]: String(value) })}` : '';
  const body = name.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as object;
  const answer = await platform.call('operator', method, path + query, {
    ...(isQuery ? {} : { body }),
    version: 0,
    headers: { 'idempotency-key': 'limits' },
  });
  expect([401, 403, 500]).not.toContain(answer.status);
  const errors = (answer.body.field_errors ?? []) as unknown as { field: string; rule: string }[];
  return errors.filter(({ field }) => field === name).map(({ rule }) => rule);
}

test.each(LIMITS)('reliability C2: %s', async (_, field, { inside, outside }) => {
  const rules = await broken(field, outside);
  expect(rules).toHaveLength(1);
  if (inside !== undefined) expect(await broken(field, inside)).not.toEqual(rules);
});

test('reliability C2: the contract has limits to be tried', () => {
  expect(LIMITS.length).toBeGreaterThan(60);
});

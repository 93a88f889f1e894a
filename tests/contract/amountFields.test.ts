import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AllocationWorld, REWARDS, startAllocationWorld } from '../support/allocationWorld.ts';
import { AMOUNT_FIELDS, type AmountField } from '../support/amountFields.ts';
import { makeTwins } from '../support/twins.ts';
import { ENGINES } from '../support/world.ts';

/** Names of texts that hold amounts. */
const NAMES =
  /^(?:amount|alert_\d|.*_amount|.*budget|face_value|catalog_price|selling_price|value|discount|expected_total)$/;

interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
}
const contract = JSON.parse(readFileSync('schema/platform.openapi.json', 'utf8'));
const resolved = (schema: Schema): Schema =>
  schema.$ref
    ? schema.$ref
        .split('/')
        .slice(1)
        .reduce((part, name) => part[name], contract)
    : schema;
const isText = (schema: Schema): boolean =>
  [resolved(schema).type].flat().includes('string') || (resolved(schema).anyOf ?? []).some(isText);

/** Paths of the amounts in a body. */
function amountsIn(schema: Schema, path: readonly string[] = []): string[] {
  const { properties = {}, items, anyOf = [] } = resolved(schema);
  return [
    ...anyOf.flatMap((one) => amountsIn(one, path)),
    ...(items ? amountsIn(items, path) : []),
    ...Object.entries(properties).flatMap(([name, value]) =>
      NAMES.test(name) && isText(value) ? [[...path, name].join('.')] : amountsIn(value, [...path, name]),
    ),
  ];
}

/** Spellings whose length or zeros once broke a route, and some that are no numbers. */
const SPELLINGS = [
  ...['0', '-0', '00', '0.0', `0.${'0'.repeat(20)}`, `0.${'0'.repeat(21)}`, `0.${'0'.repeat(37)}`, '-0.00'],
  ...[`${'0'.repeat(16)}5`, `${'0'.repeat(39)}5`, `${'0'.repeat(40)}5`, `5.${'0'.repeat(38)}`],
  ...['9'.repeat(9), '9'.repeat(12), '9'.repeat(16), '9'.repeat(17), '9'.repeat(19), '9'.repeat(40)],
  ...['9'.repeat(41), '9'.repeat(5000), `-${'9'.repeat(17)}`, `1.${'9'.repeat(25)}`, '1.005', '-1', '+1'],
  ...[
    '',
    ' ',
    '1e3',
    '1,00',
    '1 000',
    '.5',
    '5.',
    '0x10',
    'NaN',
    'Infinity',
    '٣',
    '１',
    '1\u00002',
    '\ud800',
  ],
];

describe.each(ENGINES)('fields for amounts, on %s', (engine) => {
  let world: AllocationWorld;
  let things: Record<string, string>;
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    const { victim } = await makeTwins(world);
    things = { ...victim, ...REWARDS };
    await world.database.db.execute(sql`update skus set variable_value = true where sku = ${REWARDS.other}`);
  });
  afterAll(() => world?.close());

  let keys = 0;
  const send = async ({ method, path, login = 'retailer', version, body }: AmountField, amount: string) => {
    keys += 1;
    const url = path.replace(/\{(\w+)\}/g, (_, name: string) => things[name] ?? name);
    return world.call(login, method, `${url}?dry_run=true`, {
      body: body(amount),
      headers: { 'idempotency-key': `amounts-${keys}` },
      ...(version === undefined ? {} : { version }),
    });
  };

  test('are all known to this test', () => {
    const contractFields = Object.values<Record<string, { operationId: string; requestBody?: object }>>(
      contract.paths,
    )
      .flatMap((methods) => Object.values(methods))
      .flatMap(({ operationId, requestBody }) =>
        amountsIn(Object.values((requestBody as { content?: object })?.content ?? {})[0]?.schema ?? {}).map(
          (path) => `${operationId} ${path}`,
        ),
      );
    const testedFields = AMOUNT_FIELDS.map(({ field }) => field);
    expect(contractFields.length).toBeGreaterThan(20);
    expect(contractFields.filter((field) => !testedFields.includes(field))).toEqual([]);
  });

  test.each(AMOUNT_FIELDS)('BUDGET-34: $field: zeros before and after change nothing', async (field) => {
    const right = await send(field, field.right);
    const outcome = ({ status, body }: typeof right) => [status, body.error_name, body.field_errors];
    for (const spelling of ['.0', '.00', '.000', `.${'0'.repeat(21)}`, `.${'0'.repeat(30)}`])
      expect([spelling, ...outcome(await send(field, field.right + spelling))]).toEqual([
        spelling,
        ...outcome(right),
      ]);
    expect(outcome(await send(field, `${'0'.repeat(17)}${field.right}`))).toEqual(outcome(right));
    expect(right.status, right.text).toBeLessThan(500);
    expect(JSON.stringify(right.body.field_errors ?? '')).not.toMatch(
      /expect_a_number|value_format|decimals/,
    );
  });

  test.each(AMOUNT_FIELDS)(
    'reliability C3: $field: no spelling of a number breaks the route',
    async (field) => {
      for (const spelling of SPELLINGS) {
        const { status, text } = await send(field, spelling);
        expect(status, `${JSON.stringify(spelling.slice(0, 60))}: ${text}`).toBeLessThan(500);
      }
      for (const other of [null, 5, 1e300, true, [], {}, ['5'], { amount: '5' }]) {
        const { status, text } = await send({ ...field, body: () => field.body(other as string) }, '');
        expect(status, `${JSON.stringify(other)}: ${text}`).toBeLessThan(500);
      }
    },
  );
});

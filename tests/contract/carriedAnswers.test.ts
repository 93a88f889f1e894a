import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ability } from '../../schema/foundation/abilities.ts';
import { textOf } from '../house/tree.ts';
import { abilitiesFor, carriedFields } from '../support/askable.ts';
import { CARRIED_CASES, type CarriedCase } from '../support/carriedCases.ts';
import { ENGINES, startWorld, type World } from '../support/world.ts';

const OPERATOR = 'operator@guerdon.example';

const schema = buildSchema(textOf('schema/gateway.graphql'));
const CARRIED = new Map(carriedFields(schema).map(({ name, field }) => [name, field]));

test('API-8: each field that carries something is asked for here', () => {
  const testedFields = CARRIED_CASES.flatMap(({ carried }) => carried);
  expect([...CARRIED.keys()].filter((name) => !testedFields.includes(name))).toEqual([]);
});

describe.each(ENGINES)('what answers carry on %s', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ engine, size: 'small' });
  });
  afterAll(() => world?.close());

  test.each(CARRIED_CASES)(
    'API-8: $mutation tells $carried to whoever could read it, and to nobody else',
    async ({ mutation, ability, carried, input }) => {
      const own = await input(world);
      const reading = carried.map((name) => abilitiesFor(CARRIED.get(name) as never)?.[0] as Ability);
      const blind = await makeService(world, [ability]);
      const seeing = await makeService(world, [...new Set([ability, ...reading])]);
      const none = Object.fromEntries(carried.map((name) => [name.split('.')[1], null]));
      const blindAnswer = await tryChange(world, blind, { mutation, carried, input: own });
      expect(blindAnswer).toEqual({ errors: undefined, member: memberOf(carried), ...none });
      const whole = await tryChange(world, seeing, { mutation, carried, input: own });
      expect(whole).toMatchObject({ errors: undefined, member: memberOf(carried) });
      for (const field of Object.keys(none)) expect(whole).toHaveProperty(`${field}.__typename`);
    },
  );
});

const memberOf = ([name = '']: readonly string[]) => name.split('.')[0];

let keys = 0;

/** Tries a change and answers the member of its union with what is carried. */
async function tryChange(
  world: World,
  caller: string,
  { mutation, carried, input }: Pick<CarriedCase, 'mutation' | 'carried'> & { input: object },
): Promise<Record<string, unknown>> {
  const type = schema.getMutationType()?.getFields()[mutation]?.args[0]?.type.toString();
  const member = memberOf(carried);
  const fields = carried.map((name) => `${name.split('.')[1]} { __typename }`).join(' ');
  const document = `mutation ($input: ${type}) { told: ${mutation}(input: $input) {
    member: __typename
    ... on ${member} { ${fields} }
    ... on InvalidInput { fieldErrors { field rule } }
    ... on Refused { code message }
  } }`;
  keys += 1;
  const isKeyed = type !== undefined && /idempotencyKey: ID!/.test(inputText(type));
  const sent = { ...input, dryRun: true, ...(isKeyed && { idempotencyKey: `carried-${keys}` }) };
  const { data, errors } = await world.graph<{ told: object }>(caller, document, { input: sent });
  return { errors, ...data?.told };
}

/** How an input type is written in the schema. */
function inputText(type: string): string {
  const name = type.replace('!', '');
  const from = textOf('schema/gateway.graphql').split(`input ${name} {`)[1] ?? '';
  return from.slice(0, from.indexOf('\n}'));
}

/** A service account of the provider with these abilities alone; its client id, by which the world asks. */
async function makeService(world: World, abilities: readonly Ability[]): Promise<string> {
  keys += 1;
  const creation = await world.rest<{ service_account: { client_id: string } }>(
    OPERATOR,
    'POST',
    '/api/service_accounts',
    { name: 'carried', organization_id: null, abilities },
    { 'idempotency-key': `service-${keys}` },
  );
  return creation.body.service_account.client_id;
}

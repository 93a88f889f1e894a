import { buildSchema, type GraphQLField } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ABILITIES,
  type Ability,
  ACCOUNT_ROLES,
  abilitiesOf,
  ROLES,
  type Role,
} from '../../schema/abilities.ts';
import { textOf } from '../house/tree.ts';
import { minimalArguments } from '../support/minimalArguments.ts';
import { ENGINES, startWorld, type World } from '../support/world.ts';

interface Door {
  /** Of several any one is enough. */
  ability: string | string[];
  /** Besides the ability, only operator staff come in. */
  staffOnly: boolean;
}

interface Route extends Door {
  method: string;
  path: string;
}

/** Who asks: each role alone, staff with all of theirs, an account without any role, nobody at all. */
const CALLERS: { caller: string; login: string | null; roles: readonly Role[] }[] = [
  ...ACCOUNT_ROLES.map((role) => ({ caller: role, login: `${role}@roles.example`, roles: [role] })),
  {
    caller: 'staff',
    login: 'operator@guerdon.example',
    roles: ['superadmin', 'platform_admin', 'customer_support_manager', 'catalog_manager'] as const,
  },
  { caller: 'user_logged alone', login: 'nobody@guerdon.example', roles: [] },
  { caller: 'guest and public_catalog', login: null, roles: [] },
];

/** What the door must say: `in`, or the error's name. */
function expected(caller: (typeof CALLERS)[number], { ability, staffOnly }: Door): string {
  if (ability === 'public') return 'in';
  if (caller.login === null) return 'unauthenticated';
  if (caller.roles.length === 0) return 'no_roles_found';
  if (staffOnly && caller.caller !== 'staff') return 'forbidden';
  const held = abilitiesOf(caller.roles);
  const isIn = ability === 'signedIn' || [ability].flat().some((one) => held.has(one as Ability));
  return isIn ? 'in' : 'forbidden';
}

const routes: Route[] = Object.entries(
  JSON.parse(textOf('schema/platform.openapi.json')).paths as Record<
    string,
    Record<string, { 'x-ability'?: string | string[]; 'x-staff-only'?: boolean }>
  >,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, route]) => ({
    method: method.toUpperCase(),
    path,
    ability: route['x-ability'] ?? 'unmapped',
    staffOnly: route['x-staff-only'] ?? false,
  })),
);

/** What the gateway answers by itself to whoever has a token: it belongs to no record. */
const OWN_OF_THE_GATEWAY = ['build'];

const schema = buildSchema(textOf('schema/gateway.graphql'));
const rootFields = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ field, kind: 'query' })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ field, kind: 'mutation' })),
].map(({ field, kind }) => ({ field, kind, door: doorOf(field) }));

test('ROUTE-70: every route of the platform names who may call it', () => {
  expect(routes.filter(({ ability }) => ability === 'unmapped')).toEqual([]);
  const known = new Set<string>(['public', 'signedIn', ...ABILITIES]);
  expect(routes.filter(({ ability }) => [ability].flat().some((one) => !known.has(one)))).toEqual([]);
  expect(ROLES).toHaveLength(19);
});

describe.each(ENGINES)('roles × abilities × routes on %s', (engine) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ engine, size: 'small' });
  });
  afterAll(() => world?.close());

  test.each(CALLERS)('$caller at the platform: every route says what the table says', async (caller) => {
    const wrong: string[] = [];
    for (const route of routes.filter(({ path }) => path.startsWith('/api/'))) {
      const path = route.path.replace(/\{\w+\}/g, '0');
      const answer = await world.rest(
        caller.login,
        route.method,
        path,
        route.method === 'GET' ? undefined : {},
      );
      const door = [401, 403].includes(answer.status) ? answer.body.error_name : 'in';
      const due = expected(caller, route);
      if (door !== due) wrong.push(`${route.method} ${path}: ${door} instead of ${due} (${answer.status})`);
    }
    expect(wrong).toEqual([]);
  });

  test.each(CALLERS)('$caller at the gateway: every root field says what the table says', async (caller) => {
    const wrong: string[] = [];
    for (const { field, kind, door: guarded } of rootFields) {
      const inner = 'getFields' in named(field) || 'getTypes' in named(field) ? '{ __typename }' : '';
      const answer = await world.graph(
        caller.login,
        `${kind} { ${field.name}${minimalArguments(field)} ${inner} }`,
      );
      const codes: unknown[] = (answer.errors ?? []).map((error) => error.extensions?.code);
      const refusals = ['UNAUTHENTICATED', 'NO_ROLES_FOUND', 'FORBIDDEN'];
      const door = codes.find((code) => refusals.includes(String(code)));
      const isOwn = OWN_OF_THE_GATEWAY.includes(field.name) && caller.login !== null;
      const due = isOwn ? 'in' : expected(caller, guarded);
      if (String(door ?? 'in').toLowerCase() !== due)
        wrong.push(`${field.name}: ${door ?? 'in'} instead of ${due}`);
    }
    expect(wrong).toEqual([]);
  });
});

function named(field: GraphQLField<unknown, unknown>): object {
  let type: unknown = field.type;
  while (typeof type === 'object' && type && 'ofType' in type) type = type.ofType;
  return type as object;
}

function doorOf(field: GraphQLField<unknown, unknown>): Door {
  const directive = field.astNode?.directives?.find(({ name }) => name.value === 'ability');
  const argumentOf = (name: string) =>
    directive?.arguments?.find((argument) => argument.name.value === name)?.value;
  const [ability, or, staffOnly] = [argumentOf('name'), argumentOf('or'), argumentOf('staffOnly')];
  const others = or?.kind === 'ListValue' ? or.values : [];
  const names = [ability, ...others].flatMap((value) => (value?.kind === 'StringValue' ? [value.value] : []));
  return {
    ability: names.length > 0 ? names : 'signedIn',
    staffOnly: staffOnly?.kind === 'BooleanValue' && staffOnly.value,
  };
}

import { buildSchema, type GraphQLField } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ABILITIES,
  type Ability,
  ACCOUNT_ROLES,
  abilitiesOf,
  ROLES,
  type Role,
} from '../../schema/foundation/abilities.ts';
import { SERVICE_ABILITIES } from '../../schema/people/serviceAccounts.ts';
import { textOf } from '../house/tree.ts';
import { minimalArguments } from '../support/minimalArguments.ts';
import { ENGINES, startWorld, type World } from '../support/world.ts';

interface Door {
  /** Of several any one is enough. */
  ability: string | string[];
  /** Besides the ability, only operator staff come in. */
  staffOnly: boolean;
  /** It is about the own account, which an API key has not. */
  peopleOnly: boolean;
}

interface Route extends Door {
  method: string;
  path: string;
}

/** Roles of operator staff in the demo data. */
const STAFF = ['superadmin', 'platform_admin', 'customer_support_manager', 'catalog_manager'] as const;

/** Who asks: each role alone, staff with all of theirs, an API key of either, a service account of the provider, an account without any role, nobody at all. */
const CALLERS: {
  caller: string;
  login: string | null;
  roles: readonly Role[];
  isKey?: boolean;
  isService?: boolean;
}[] = [
  ...ACCOUNT_ROLES.map((role) => ({ caller: role, login: `${role}@roles.example`, roles: [role] })),
  { caller: 'staff', login: 'operator@guerdon.example', roles: STAFF },
  { caller: 'an API key of an admin', login: 'admin@roles.example', roles: ['admin'], isKey: true },
  { caller: 'an API key of staff', login: 'operator@guerdon.example', roles: STAFF, isKey: true },
  {
    caller: 'a service account of the provider',
    login: 'operator@guerdon.example',
    roles: STAFF,
    isKey: true,
    isService: true,
  },
  { caller: 'user_logged alone', login: 'nobody@guerdon.example', roles: [] },
  { caller: 'guest and public_catalog', login: null, roles: [] },
];

/** What a person may and no key they make: the own account, keys and accounts, advertisers beyond the key's one. */
const NEVER_OF_A_KEY: readonly Ability[] = [
  'viewHome',
  'viewAccount',
  'editAccounts',
  'viewCredentials',
  'createCredentials',
  'createAccounts',
  'createAdvertisers',
];

/** What the door must say: `in`, or the error's name. */
function expected(caller: (typeof CALLERS)[number], { ability, staffOnly, peopleOnly }: Door): string {
  if (ability === 'public') return 'in';
  if (caller.login === null) return 'unauthenticated';
  if (caller.roles.length === 0) return 'no_roles_found';
  if (staffOnly && caller.caller !== 'staff' && !caller.isService) return 'forbidden';
  if (peopleOnly && caller.isKey) return 'forbidden';
  const abilities = new Set(abilitiesOf(caller.roles));
  if (caller.isService)
    for (const ability of abilities) if (!SERVICE_ABILITIES.includes(ability)) abilities.delete(ability);
  if (caller.isKey && !caller.isService) for (const ability of NEVER_OF_A_KEY) abilities.delete(ability);
  const isIn = ability === 'signedIn' || [ability].flat().some((one) => abilities.has(one as Ability));
  return isIn ? 'in' : 'forbidden';
}

const routes: Route[] = Object.entries(
  JSON.parse(textOf('schema/platform.openapi.json')).paths as Record<
    string,
    Record<string, { 'x-ability'?: string | string[]; 'x-staff-only'?: boolean; 'x-people-only'?: boolean }>
  >,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, route]) => ({
    method: method.toUpperCase(),
    path,
    ability: route['x-ability'] ?? 'unmapped',
    staffOnly: route['x-staff-only'] ?? false,
    peopleOnly: route['x-people-only'] ?? false,
  })),
);

/** What the gateway answers by itself to whoever has a token: it belongs to no record. A text that is no `nodeId` names none; `nodes.test.ts` has those that do. */
const OWN_OF_THE_GATEWAY = ['build', 'node', 'nodes'];

/** Root fields about the own account, what it has begun and what is sent to it: the platform's routes behind them are for people alone. */
const OWN_ACCOUNT = [
  'viewer',
  ...['promotionDraft', 'savePromotionDraft', 'deletePromotionDraft', 'duplicatePromotion'],
  'testPromotionScreen',
  ...['bulkActions', 'redemptionBulk', 'bulkRedemptions', 'stopBulkAction'],
  ...['redemptionExports', 'exportRedemptions'],
  ...[
    'catalogueImport',
    'catalogueImports',
    'createCatalogueImport',
    'addCatalogueImportRows',
    'startCatalogueImport',
  ],
];

const schema = buildSchema(textOf('schema/gateway.graphql'));
const rootFields = [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ field, kind: 'query' })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ field, kind: 'mutation' })),
].map(({ field, kind }) => ({ field, kind, door: doorOf(field) }));

test('ROUTE-70: every route of the platform names who may call it', () => {
  expect(routes.filter(({ ability }) => ability === 'unmapped')).toEqual([]);
  const abilityNames = new Set<string>(['public', 'signedIn', ...ABILITIES]);
  expect(routes.filter(({ ability }) => [ability].flat().some((one) => !abilityNames.has(one)))).toEqual([]);
  expect(ROLES).toHaveLength(19);
});

describe.each(ENGINES)('roles × abilities × routes on %s', (engine) => {
  let world: World;
  const keys: Record<string, string> = {};
  beforeAll(async () => {
    world = await startWorld({ engine, size: 'small' });
    for (const { caller, login, roles, isService } of CALLERS.filter(({ isKey }) => isKey))
      keys[caller] = isService
        ? await makeServiceAs(world, login ?? '', roles)
        : await makeKeyAs(world, login ?? '');
  });
  afterAll(() => world?.close());

  test.each(CALLERS)('$caller at the platform: every route says what the table says', async (caller) => {
    const wrong: string[] = [];
    for (const route of routes.filter(({ path }) => /^\/(api|public)\//.test(path))) {
      const path = route.path.replace(/\{\w+\}/g, '0');
      const answer = await world.rest(
        keys[caller.caller] ?? caller.login,
        route.method,
        path,
        route.method === 'GET' ? undefined : {},
      );
      const name = answer.body?.error_name;
      const door =
        answer.status === 401
          ? name
          : answer.status !== 403
            ? 'in'
            : name === 'no_roles_found'
              ? name
              : 'forbidden';
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
        keys[caller.caller] ?? caller.login,
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
    peopleOnly: OWN_ACCOUNT.includes(field.name),
  };
}

/** Makes an API key of the first advertiser that this account sees; answers its client id, by which the world asks. */
async function makeKeyAs(world: World, login: string): Promise<string> {
  const listed = await world.rest<{ items: { id: string }[] }>(login, 'GET', '/api/advertisers');
  const path = `/api/advertisers/${listed.body.items[0]?.id}/credentials`;
  const creation = await world.rest<{ credential: { client_id: string } }>(login, 'POST', path, {
    name: 'matrix',
  });
  return creation.body.credential.client_id;
}

/** Makes a service account of the provider with all that this account can give it; answers its client id. */
async function makeServiceAs(world: World, login: string, roles: readonly Role[]): Promise<string> {
  const abilities = [...abilitiesOf(roles)].filter((ability) => SERVICE_ABILITIES.includes(ability));
  const creation = await world.rest<{ service_account: { client_id: string } }>(
    login,
    'POST',
    '/api/service_accounts',
    { name: 'matrix', organization_id: null, abilities },
  );
  return creation.body.service_account.client_id;
}

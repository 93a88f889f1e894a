import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { type AllocationWorld, REWARDS, startAllocationWorld } from '../support/allocationWorld.ts';
import { PLAIN_NOUNS } from '../support/plainNouns.ts';
import { RIGHT_BODIES as BODIES } from '../support/rightBodies.ts';
import { MARK, makeTwins, type Twin } from '../support/twins.ts';
import { ENGINES } from '../support/world.ts';

interface Operation {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean }[];
}
interface Route extends Operation {
  method: string;
  path: string;
}

const { paths } = JSON.parse(readFileSync('schema/platform.openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
const routes: Route[] = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([verb, operation]) => ({ ...operation, method: verb.toUpperCase(), path })),
);

/** Routes whose path names nothing of anybody: what is sent is public by its name, or signed. */
const UNOWNED = [
  ...['readMedia', 'sendUpload', 'readExperience'],
  // About a SKU or a source; `platform/reports/inventoryReport` shows whose use of it is told.
  ...['readRewardStats', 'readRewardSourceStats'],
  // About the caller; `platform/people/savedViews` shows which views are taken.
  'setDefaultView',
  // Of what others give; `platform/reports/reportSchedules/received` and `reportChoices` show who gets what.
  ...['leaveReportSchedule', 'listReportChoices'],
];
/** The catalog belongs to no advertiser; `catalogue.test.ts` shows what of it belongs to a seller. */
const CATALOGUE = /^\/api\/(brands|products|skus|publication_statuses|media_sets)\b/;
const owned = routes.filter(
  ({ path, operationId }) => !CATALOGUE.test(path) && !UNOWNED.includes(operationId),
);
const named = owned.filter(({ path }) => path.includes('{'));

/** Which of a twin's things `{id}` is, by how the path begins; the other names say it themselves. */
const OWNERS: [string, string][] = [
  ['/api/accounts/', 'account'],
  ['/api/members/', 'account'],
  ['/api/organizations/', 'organization'],
  // Of operator staff alone: neither twin is let in.
  ['/api/service_accounts/', 'account'],
  ['/api/advertisers/', 'advertiser'],
  ['/api/promotions/', 'promotion'],
  ['/api/allocation_requests/', 'request'],
  ['/api/media/', 'media'],
  ['/api/jobs/', 'job'],
  ['/api/dispatches/', 'dispatch'],
  ['/api/dispatch_requests/', 'dispatchRequest'],
  ['/api/batches/', 'batch'],
  ['/api/redemptions/bulk/', 'bulk'],
  ['/api/catalogue/imports/', 'fileImport'],
  ['/api/redemptions/exports/', 'exported'],
  ['/api/redemptions/', 'redemption'],
  ['/api/users/', 'recipient'],
  ['/api/vouchers/', 'voucher'],
  ['/api/extracts/', 'extract'],
  ['/api/saved_views/', 'view'],
  ['/api/report_schedules/', 'schedule'],
  ['/api/report_files/', 'reportFile'],
  ['/api/webhooks/', 'webhook'],
  ...PLAIN_NOUNS.map(({ path, row }): [string, string] => [`/api/${path}/`, row]),
];
/** The parameters that an operation does not go without. */
const dueIn = ({ parameters = [] }: Operation) =>
  parameters.filter((one) => one.in === 'query' && one.required).map(({ name }) => name);
const BELOW = { allocationId: 'allocation', lineId: 'line', offerId: 'offer', quotaId: 'quota' } as const;
/** Names in paths that are nobody's. */
const WORDS: Record<string, string> = {
  screen: 'email_delivery',
  sku: REWARDS.fine,
  productId: 'ABC-AA0001',
};

/** Parameters that name what is asked for: advertisers, unless the route is one of allocations. */
const NAMES = [
  ...['ids', 'id', 'advertiser_ids', 'advertiser_id', 'client_id', 'promotion_id', 'batch_id'],
  ...['advertiser', 'promotion', 'organization_id'],
];
/** What lists are narrowed by that is nobody's. */
const NOBODYS = [
  ...['order_id', 'provider_ids', 'reward_source_ids', 'tag_ids', 'experience_id'],
  ...['typology_ids', 'service_category_ids', 'reward_group_ids', 'event_id', 'subject_id'],
];
/** Whose ids a list takes, where they are not advertisers'. */
const THINGS: Record<string, string> = {
  '/api/allocations': 'allocation',
  '/api/promotions': 'promotion',
  '/api/dispatches': 'dispatch',
  '/api/redemptions': 'redemption',
  '/api/saved_views': 'view',
  '/api/advertisers/{id}/promotions': 'promotion',
};
/** Whose one id says, by its name. */
const OF_NAME: Record<string, keyof Twin> = {
  promotion_id: 'promotion',
  promotion: 'promotion',
  batch_id: 'batch',
  organization_id: 'organization',
  id: 'redemption',
};
/** Files that are mailed: `platform/reports/redemptionExports` shows whose rows are in them. */
const MAILED = /^exportRedemptions/;
const asking = owned
  .filter(({ operationId }) => !MAILED.test(operationId))
  .flatMap((route) =>
    (route.parameters ?? [])
      .filter(
        (one) =>
          one.in === 'query' &&
          /(^|_)ids?$|^(advertiser|promotion)$/.test(one.name) &&
          !NOBODYS.includes(one.name),
      )
      .map(({ name }) => ({ ...route, name })),
  );

const QUERY: Record<string, string> = {
  'explainAllocation.figure': 'amount',
  skus: REWARDS.fine,
  label: 'mine',
  ticket: 'guessed',
  figure: 'unallocated',
  search: 'al',
  description: 'Mine now',
  interval: 'daily',
  start_date: '2026-01-01',
  end_date: '2026-01-08',
};

describe.each(ENGINES)('reliability A2: whatever id is swapped for another’s, on %s', (engine) => {
  let world: AllocationWorld;
  let victim: Twin;
  let thief: Twin;
  beforeAll(async () => {
    world = await startAllocationWorld(engine);
    ({ victim, thief } = await makeTwins(world));
  });
  afterAll(() => world?.close());

  /** Everything of the victim, as text. */
  const picture = () =>
    systemScope(world.database).read(async (tx) => {
      const tables = await rowsOf(
        tx,
        { name: text },
        sql`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'advertiser_id' order by 1`,
      );
      const texts = await rowsOf(
        tx,
        { text: text },
        sql`select (select a::text from advertisers a where id = 1) || (select a::text from accounts a where id = 2) as text`,
      );
      for (const { name } of tables)
        texts.push(
          ...(await rowsOf(
            tx,
            { text: text },
            sql`select t::text as text from ${sql.identifier(name)} t where advertiser_id = 1 order by 1`,
          )),
        );
      return texts.map(({ text }) => text).join('\n');
    });

  const thingAt = (path: string, name: string): string =>
    name in BELOW
      ? BELOW[name as keyof typeof BELOW]
      : (OWNERS.find(([start]) => path.startsWith(start))?.[1] ?? 'advertiser');

  /** As the thief, with these things named in the path, outermost first. */
  const send = (route: Route, owners: readonly Twin[], key: string) => {
    const { operationId, method, path } = route;
    let at = 0;
    const url = path.replace(
      /\{(\w+)\}/g,
      (_, name: string) => WORDS[name] ?? (owners[at++] ?? thief)[thingAt(path, name)] ?? '',
    );
    const query = new URLSearchParams(
      dueIn(route).map((name) => [name, QUERY[`${operationId}.${name}`] ?? QUERY[name] ?? '']),
    );
    const body = BODIES[operationId];
    return world.call(thief.login, method, `${url}?${query}`, {
      ...(body ? { body } : {}),
      version: operationId === 'saveDiscount' ? 0 : 1,
      headers: { 'idempotency-key': `${operationId}-${key}` },
    });
  };
  /** Everybody's own things, and then the ways to swap one for another's. */
  const swaps = ({ path }: Route): (readonly Twin[])[] =>
    path.replaceAll(/\{(?:screen|sku|productId)\}/g, '').match(/\{/g)?.length === 2
      ? [
          [victim, victim],
          [thief, victim],
          [victim, thief],
        ]
      : [[victim]];

  test('is not found, and nothing of it changes; with the own one the same call goes through', async () => {
    const before = await picture();
    const wrong: unknown[] = [];
    for (const route of named) {
      for (const [at, owners] of swaps(route).entries()) {
        const foreign = await send(route, owners, `foreign-${at}`);
        const own = await send(route, [thief, thief], `own-${at}`);
        const due = own.status === 403 ? 403 : 404;
        const goesThrough = ![400, 404].includes(own.status) && own.status < 500;
        if (foreign.status !== due || !goesThrough || foreign.text.includes(MARK['1']))
          wrong.push([route.operationId, at, foreign.status, foreign.text, own.status, own.text]);
      }
    }
    expect(wrong).toEqual([]);
    expect(await picture()).toBe(before);
  });

  test('is in no answer, alone or beside an own one; the own one is', async () => {
    const wrong: unknown[] = [];
    expect([...new Set(asking.map(({ name }) => name))].sort()).toEqual([...NAMES].sort());
    for (const route of asking) {
      const { operationId, path, name } = route;
      const thing = OF_NAME[name] ?? ((name === 'ids' && THINGS[path]) || 'advertiser');
      const ask = (owners: readonly Twin[]) => {
        const others = dueIn(route).filter((one) => !NAMES.includes(one));
        const query = new URLSearchParams(others.map((one) => [one, QUERY[one] ?? '']));
        query.set(name, owners.map((owner) => owner[thing]).join(','));
        return world.call(thief.login, 'GET', `${path.replace('{id}', thief.advertiser)}?${query}`);
      };
      const own = await ask([thief]);
      for (const owners of [[victim], [thief, victim]]) {
        const { status, text } = await ask(owners);
        if (
          own.status !== 200 ||
          status > 422 ||
          text.includes(MARK['1']) ||
          /"(retailer_|advertiser_)?id":"1"/.test(text)
        )
          wrong.push([operationId, name, own.status, own.text, status, text]);
      }
    }
    expect(wrong).toEqual([]);
  });
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LedgerDatabase, ledgerDatabase } from '../../../tests/support/ledgerDatabase.ts';
import { systemScope } from '../../foundation/access/scope.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { listCatalogueChanges } from './list.ts';

let opened: LedgerDatabase;
beforeAll(async () => {
  opened = await ledgerDatabase('postgres', 1);
  await opened.database.db.execute(
    sql`insert into brands (id, sku, name) values ('ABC', 'ABC-BRAND', 'Alphabet')`,
  );
});
afterAll(() => opened.close());

const event = (name: string) => sql`insert into events (noun, noun_id, action, after, request_id)
  values ('brands', 'ABC', 'updated', ${JSON.stringify({ name })}::jsonb, ${name})`;
const manager = () => ({ ...systemScope(opened.database), abilities: new Set(['viewRewards'] as const) });
const ask = (since: string) =>
  listCatalogueChanges(manager(), { since, page: 1, per_page: 100, noun: 'brands' });

/** A promise and what fulfils it. */
function signal() {
  let fire = () => {};
  const fired = new Promise<void>((resolve) => {
    fire = resolve;
  });
  return { fired, fire };
}

test('a change that is committed later comes later, even where its event was written first', async () => {
  const { database } = opened;
  const [written, goOn] = [signal(), signal()];
  const slow = database.transaction(async (tx) => {
    await tx.execute(event('slow'));
    written.fire();
    await goOn.fired;
  });
  await written.fired;
  await database.transaction(async (tx) => void (await tx.execute(event('fast'))));
  const first = await ask('0');
  expect(first.items.map(({ fields }) => fields?.[0]?.after)).toEqual(['fast']);
  goOn.fire();
  await slow;
  expect((await ask(first.cursor)).items.map(({ fields }) => fields?.[0]?.after)).toEqual(['slow']);
});

test('whoever follows while forty are made at once gets each of them once', async () => {
  const { database } = opened;
  let { cursor } = await ask('0');
  const seen: string[] = [];
  const follow = async () => {
    const { items, cursor: next } = await ask(cursor);
    seen.push(...items.map(({ fields }) => fields?.[0]?.after ?? ''));
    cursor = next;
  };
  const names = Array.from({ length: 40 }, (_, index) => `at once ${index}`);
  const makers = names.map((name, index) =>
    database.transaction(async (tx) => {
      await tx.execute(event(name));
      await tx.execute(sql`select pg_sleep(${(index % 5) / 100})`);
    }),
  );
  let isMade = false;
  const allMade = Promise.all(makers).then(() => {
    isMade = true;
  });
  while (!isMade) await follow();
  await allMade;
  await follow();
  expect(seen.sort()).toEqual(names.sort());
});

test('among many changes every question reads by an index', async () => {
  const { db } = opened.database;
  await db.execute(sql`insert into catalogue_changes (event_id, at, noun, noun_id, kind, name, sellers)
    select n, now() - n * interval '1 minute', (array['brands', 'products', 'skus'])[1 + n % 3], n::text,
      case when n % 1000 = 0 then 'disappeared' else 'changed' end, 'n',
      case when n % 1000 = 0 then array[7::bigint] else array[1::bigint, 2] end
    from generate_series(1, 50000) n`);
  await db.execute(sql`analyze catalogue_changes`);
  const plan = async (rest: string) =>
    (
      await rowsOf(
        db,
        { 'QUERY PLAN': text },
        sql`explain select c.id from catalogue_changes c where ${sql.raw(rest)}`,
      )
    )
      .map((row) => row['QUERY PLAN'])
      .join('\n');
  for (const [rest, index] of [
    ['true order by c.id desc limit 20', 'catalogue_changes_pkey'],
    ['c.id > 5 order by c.id limit 20', 'catalogue_changes_pkey'],
    [`c.kind = 'disappeared' order by c.id desc limit 20`, 'catalogue_changes_kind'],
    [`c.noun = 'publications' order by c.id desc limit 20`, 'catalogue_changes_noun'],
    ['c.sellers @> array[7::bigint]', 'catalogue_changes_sellers'],
    [`c.at < now() - interval '30 days' order by c.at desc, c.id desc limit 20`, 'catalogue_changes_at'],
  ] as const)
    expect(await plan(rest), rest).toContain(index);
});

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { engineJobs, silentLog } from '../../../tests/support/engineJobs.ts';
import { type EngineWorld, startEngineWorld } from '../../../tests/support/engineWorld.ts';
import { retailerScope } from '../../../tests/support/ledgerDatabase.ts';
import { redeemNow } from '../redemptions/redeem/redeemNow.ts';
import { brokenCodeReads, type CodeRead } from './logRead.ts';
import { readCodes } from './readCodes.ts';

let world: EngineWorld;
let ids: string[];
let alerts: object[];
beforeAll(async () => {
  world = await startEngineWorld();
  ({ ids } = await world.dispatch(3, { kind: 'send_links' }));
  const { tools } = engineJobs(world);
  for (const redemptionId of ids)
    await redeemNow(
      world.database,
      { advertiserId: '1', redemptionId, patience: 1000 },
      { tools, log: silentLog },
    );
});
afterAll(() => world?.close());
beforeEach(() => {
  alerts = [];
});

const read = (more: Partial<CodeRead> = {}, advertisers = ['1']) =>
  readCodes(
    retailerScope(world.database, advertisers),
    { box: world.box, log: { error: (facts) => void alerts.push(facts) } },
    { what: 'reveal', advertiserId: '1', redemptionIds: ids.slice(0, 1), reason: 'asked for', ...more },
  );
const logged = () =>
  world.rows<Record<string, unknown>>(
    sql`select what, caller, account_id::text as account, redemption_id::text as redemption, codes, reason from code_reads order by id`,
  );

test('G2: a code is told after its read was written down', async () => {
  const codes = await read();
  expect(codes.get(ids[0] as string)).toEqual([
    { usage: 'primary', value: expect.stringMatching(/^[0-9A-Z]{16}$/), expiresAt: null, isDead: false },
  ]);
  expect((await logged()).at(-1)).toEqual({
    what: 'reveal',
    caller: 'account:1',
    account: '1',
    redemption: ids[0],
    codes: 1,
    reason: 'asked for',
  });
});

test('G2: where the log cannot be written, no code is told', async () => {
  await world.run(sql`alter table code_reads rename to code_reads_away`);
  await expect(read()).rejects.toMatchObject({ name: 'unavailable', status: 503 });
  await world.run(sql`alter table code_reads_away rename to code_reads`);
});

test('G2: the log cannot be changed; a row that is changed or removed behind its back is found', async () => {
  await read({ what: 'export', redemptionIds: ids });
  await read();
  await read();
  for (const change of [sql`update code_reads set codes = 9`, sql`delete from code_reads`])
    await expect(world.run(change)).rejects.toThrow();
  expect(await brokenCodeReads(world.database)).toEqual([]);
  await world.run(sql`alter table code_reads disable trigger all`);
  await world.run(sql`update code_reads set reason = 'other' where id = 1`);
  expect(await brokenCodeReads(world.database)).toEqual(['1']);
  await world.run(sql`update code_reads set reason = 'asked for' where id = 1`);
  await world.run(
    sql`delete from code_reads where id = (select id from code_reads order by id offset 1 limit 1)`,
  );
  expect(await brokenCodeReads(world.database)).toHaveLength(1);
  await world.run(sql`alter table code_reads enable trigger all`);
});

test('another advertiser sees no code', async () => {
  expect(await read({}, ['2'])).toEqual(new Map());
});

test('G2: more than 30 codes a minute, one by one, are refused and told; so are more than 200 a day', async () => {
  await world.run(sql`alter table code_reads disable trigger all`);
  await world.run(sql`update code_reads set at = at - interval '2 days'`);
  const outcomes = await Promise.all(
    Array.from({ length: 34 }, () =>
      read().then(
        () => 'told',
        (error: Error) => error.name,
      ),
    ),
  );
  expect(outcomes.filter((one) => one === 'told')).toHaveLength(30);
  expect(outcomes.filter((one) => one === 'too_many_requests')).toHaveLength(4);
  expect(alerts).toHaveLength(4);
  expect(alerts[0]).toMatchObject({ alert: 'code_reads', caller: 'account:1' });
  await world.run(
    sql`update code_reads set at = now() - interval '2 hours', codes = 7 where at > now() - interval '1 day'`,
  );
  await expect(read()).rejects.toMatchObject({ name: 'too_many_requests' });
  expect((await read({ what: 'export', redemptionIds: ids })).size).toBe(3);
});

import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulkRuns } from '../../../tests/support/bulkRuns.ts';
import { engineJobs } from '../../../tests/support/engineJobs.ts';
import { type EngineWorld, SKUS, startEngineWorld } from '../../../tests/support/engineWorld.ts';
import { type ExportRuns, exportRuns } from '../../../tests/support/exportRuns.ts';
import { accountFacts } from '../../foundation/access/authentication.ts';
import { openScope, type Scope } from '../../foundation/access/scope.ts';
import { folderVault } from '../../foundation/media/storage/folderVault.ts';
import { sealFile } from '../../foundation/sealedFiles/sealedFile.ts';
import { codeBox } from '../../foundation/secrets/codeBox.ts';
import { rotateCodes } from '../../fulfillment/codes/rotateCodes.ts';

let world: EngineWorld;
let exports: ExportRuns;
let ada: Scope;
beforeAll(async () => {
  world = await startEngineWorld('pglite');
  ({ ada } = await bulkRuns(world, engineJobs(world)));
  exports = exportRuns(world);
  await world.dispatch(3, { kind: 'send_links' });
});
afterAll(async () => {
  exports?.close();
  await world?.close();
});

test('once the keys are rotated a file that rests opens, and one that waits is written, without the former key', async () => {
  const written = await exports.ask(ada, {});
  await exports.work();
  const before = await exports.fetch(ada, written.id);
  const waits = await exports.ask(ada, { filter: { state: 'booked' } });
  const [id = '', key = ''] = (world.environment.CODES_KEYS ?? '').split(':');
  const [old, fresh] = [
    { id, key: Buffer.from(key, 'base64') },
    { id: 'k2', key: randomBytes(32) },
  ];
  const hashKey = Buffer.from(world.environment.CODES_HASH_KEY ?? '', 'base64');
  expect(await rotateCodes(world.scope, codeBox([fresh, old], hashKey))).toBe(2);
  expect(await rotateCodes(world.scope, codeBox([fresh, old], hashKey))).toBe(0);
  const after = exportRuns({ ...world, box: codeBox([fresh], hashKey) }, exports.folder);
  expect(await after.fetch(ada, written.id)).toEqual(before);
  expect(await after.work()).toEqual(['done']);
  expect((await after.fetch(ada, waits.id)).toString('utf8').split('\r\n')).toHaveLength(5);
});

test('parts that a killed attempt left are removed, and those of files that can be opened are not', async () => {
  const written = await exports.ask(ada, {});
  await exports.work();
  const before = exports.kept();
  const [place, key] = [randomUUID(), randomBytes(32)];
  const bytes = (async function* () {
    yield randomBytes(1_500_000);
  })();
  await sealFile(folderVault(exports.folder), { place, key }, { bytes, before: async () => undefined });
  expect(exports.kept()).toHaveLength(before.length + 2);
  await exports.work('expiredExports');
  expect(exports.kept()).toEqual(before);
  expect((await exports.fetch(ada, written.id)).length).toBeGreaterThan(0);
});

test('who sees no advertiser opens a file without a row', async () => {
  await world.run(
    sql`insert into organizations (ui_id, name, operating_countries, billing_currencies) values ('none', 'None', '{}', '{}')`,
  );
  await world.run(sql`insert into accounts (organization_id, subject, login, email, email_verified, name, roles)
    select id, 'nobody', 'nobody', 'nobody@none.example', true, 'Nobody', '{admin}' from organizations where ui_id = 'none'`);
  const facts = await accountFacts(world.database.db, sql`a.login = 'nobody'`, []);
  if (!facts) throw new Error('There is no such account');
  expect(facts.advertiserIds).toEqual([]);
  const nobody = openScope(world.database, { ...facts, locale: 'en', requestId: 'test' });
  const { id } = await exports.ask(nobody, {});
  await exports.work();
  expect((await exports.fetch(nobody, id)).toString('utf8').trimEnd().split('\r\n')).toHaveLength(1);
});

test('an attempt that another one took over from keeps no part more', async () => {
  await world.run(sql`insert into redemptions (advertiser_id, promotion_id, sku, state, face_value, currency, booked_at, updated_at, charge, charge_currency)
    select 2, 2, ${SKUS.issued}, 'canceled', 1, 'EUR', now(), now(), 0, 'EUR' from generate_series(1, 60000)`);
  const { id } = await exports.ask(ada, { filter: { advertiser: '2' } });
  const put: string[] = [];
  const vault = folderVault(exports.folder);
  const slow = exportRuns(world, exports.folder, {
    ...vault,
    async put(name, sealed) {
      put.push(name);
      await vault.put(name, sealed);
      await world.run(sql`update redemption_exports set place = ${randomUUID()} where id = ${id}`);
    },
  });
  await slow.work();
  expect(put).toHaveLength(1);
});

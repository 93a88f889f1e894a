import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bulkRuns } from '../../../tests/support/bulkRuns.ts';
import { engineJobs } from '../../../tests/support/engineJobs.ts';
import { type EngineWorld, SKUS, startEngineWorld } from '../../../tests/support/engineWorld.ts';
import { type ExportRuns, exportRuns } from '../../../tests/support/exportRuns.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { cellsOf } from './records.ts';

let world: EngineWorld;
let exports: ExportRuns;
let support: Scope;
let ids: string[];
beforeAll(async () => {
  world = await startEngineWorld();
  ({ support } = await bulkRuns(world, engineJobs(world)));
  exports = exportRuns(world);
  ({ ids } = await world.dispatch(1, { kind: 'send_links', sku: SKUS.issued }));
});
afterAll(async () => {
  exports?.close();
  await world?.close();
});

test('REDLIST-39: an address with a domain of other letters is written in them, in a file with codes and in one without', async () => {
  await world.run(
    sql`update recipients p set email = 'ada@xn--mller-brot-9db.de', uid = 'ada@xn--mller-brot-9db.de'
      from redemptions r where r.recipient_id = p.id and r.id = ${ids[0]}`,
  );
  await world.run(
    sql`update redemptions set external_ref = 'ada@xn--mller-brot-9db.de' where id = ${ids[0]}`,
  );
  for (const fields of [['user'], ['user', 'code']]) {
    const request = await exports.ask(support, {
      redemption_list: [ids[0] as string],
      additional_fields: fields,
    });
    await exports.work();
    const file = await exports.fetch(support, request.id);
    const [head = '', line = ''] = file.toString('utf8').slice(1).split('\r\n');
    const cells = cellsOf(line);
    const row = Object.fromEntries(cellsOf(head).map((name, at) => [name, cells[at]]));
    expect(row).toMatchObject({
      external_ref: 'ada@xn--mller-brot-9db.de',
      email: 'ada@müller-brot.de',
      recipient_uid: 'ada@müller-brot.de',
    });
  }
});

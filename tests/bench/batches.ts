import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { openScope } from '../../platform/access/scope.ts';
import { runChange } from '../../platform/changes/runChange.ts';
import type { Database } from '../../platform/database/connection.ts';
import { acceptDispatch } from '../../platform/resources/dispatches/accept.ts';
import type { DispatchLine, DispatchOrder } from '../../platform/resources/dispatches/contract.ts';
import { CARD, startDispatches } from '../../platform/testing/dispatches.ts';
import { ownServer } from '../support/postgres.ts';
import type { Measure } from './table.ts';

/** Lines of the dispatch that is measured, each with a recipient of its own. */
const LINES = 10_000;
const ROUNDS = 3;

/** How long 10,000 lines take to be accepted, and to be tried, on both engines (D8 of performance). */
export async function measureBatches(): Promise<Measure[]> {
  const server = await ownServer({ isDurable: true });
  try {
    return [
      ...(await measureOn('PostgreSQL', server.url, 2000)),
      ...(await measureOn('embedded', null, 4500)),
    ];
  } finally {
    await server.stop();
  }
}

async function measureOn(engine: string, databaseUrl: string | null, goal: number): Promise<Measure[]> {
  const world = await startDispatches({ databaseUrl });
  try {
    const { database } = world.platform;
    await world.fund(BigInt(LINES * (2 * ROUNDS + 1)) * 1000n);
    const times = { accepted: [] as number[], tried: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.tried.push(await timeOf(database, orderOf(world.mails, `tried ${round}`), true));
      times.accepted.push(await timeOf(database, orderOf(world.mails, `accepted ${round}`), false));
    }
    await world.run(sql`analyze`);
    const measure = (name: string, all: number[]): Measure => ({
      ...{ name: `batches: ${LINES} lines ${name}, ${engine}`, unit: 'ms', goal },
      value: [...all].sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0,
    });
    return [measure('accepted', times.accepted), measure('tried', times.tried)];
  } finally {
    await world.platform.close();
  }
}

const hash = (text: string) => createHash('sha256').update(text).digest();
const box = {
  link: (id: string, n: number) => ({ token: id, hash: hash(`${id}:${n}`) }),
  entry: (id: string, code: string) => hash(id + code),
};

async function timeOf(database: Database, order: DispatchOrder, isDryRun: boolean): Promise<number> {
  const scope = openScope(database, {
    ...{
      caller: 'account:2',
      accountId: '2',
      organizationId: '1',
      isStaff: false,
      advertiserIds: ['1'],
      roles: [],
    },
    ...{ abilities: new Set(), locale: 'en', timezone: 'UTC', requestId: 'bench' },
  });
  const from = performance.now();
  await runChange({ scope, isDryRun }, (change) => acceptDispatch(change, order, { box, mostLines: LINES }));
  return performance.now() - from;
}

function orderOf(promotionId: string, name: string): DispatchOrder {
  return {
    ...{
      advertiserId: '1',
      promotionId,
      kind: 'send_links',
      usage: 'users_notification',
      orderPrefix: null,
      fileName: `${name}.csv`,
    },
    contentHash: hash(name),
    options: {
      ...{ undoSeconds: 60, releaseAt: null, reminderDays: [], minimalExpiration: null },
      ...{ includePdf: false, testing: false, expectedTotal: null },
    },
    lines: Array.from({ length: LINES }, (_, at) => lineOf(`${name.replace(' ', '')}.${at}`, at + 1)),
  };
}

function lineOf(name: string, line: number): DispatchLine {
  const uid = `${name}@somewhere.example`;
  return {
    ...{ line, sku: CARD, value: 1000n, currency: 'EUR', orderId: `g-${hash(name).toString('hex', 0, 12)}` },
    ...{ externalRef: `ref ${line}`, companyName: null, customImage: null, entryCode: null },
    message: 'Thank you for all you did in this year',
    recipient: {
      ...{ provider: 'email', uid, email: uid, phoneNumber: null, locale: 'en' },
      ...{ firstName: 'Ada', lastName: 'Lovelace' },
    },
  };
}

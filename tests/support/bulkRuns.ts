import { sql } from 'drizzle-orm';
import { accountFacts } from '../../platform/foundation/access/authentication.ts';
import { openScope, type Scope } from '../../platform/foundation/access/scope.ts';
import { attemptJob } from '../../platform/foundation/jobs/attempt.ts';
import { leaseJobs } from '../../platform/foundation/jobs/lease.ts';
import { bulkBody } from '../../platform/fulfillment/redemptionBulk/body.ts';
import { createBulk } from '../../platform/fulfillment/redemptionBulk/create.ts';
import { bulkWorker } from '../../platform/fulfillment/redemptionBulk/workBulk.ts';
import { type EngineJobs, silentLog } from './engineJobs.ts';
import type { EngineWorld } from './engineWorld.ts';

const STAFF_DOMAINS = ['guerdon.example'];

/** Bulk actions of an engine's world, requested by support (account 2, with every ability for redemptions), or by Ada (account 1, an admin). */
export interface BulkRuns {
  support: Scope;
  ada: Scope;
  /** Requests one; `body` as requests spell it. */
  ask(
    body: Record<string, unknown>,
    more?: { scope?: Scope; key?: string; isDryRun?: boolean },
  ): ReturnType<typeof createBulk>;
  /** Runs the queued bulk actions. */
  work(): Promise<string[]>;
  outcomes(bulkId: string): Promise<{ outcome: string; reason: string | null; n: number }[]>;
}

/** Opens them. */
export async function bulkRuns(world: EngineWorld, { tools }: Pick<EngineJobs, 'tools'>): Promise<BulkRuns> {
  const { database } = world;
  await world.run(sql`insert into accounts (id, organization_id, subject, login, email, email_verified, name, roles)
    values (2, 1, 'support', 'support', 'support@guerdon.example', true, 'Support', '{superadmin,platform_admin,customer_support_manager}')
    on conflict do nothing`);
  const scopeOf = async (id: number) => {
    const facts = await accountFacts(database.db, sql`a.id = ${id}`, STAFF_DOMAINS);
    if (!facts) throw new Error(`There is no account ${id}`);
    return openScope(database, { ...facts, locale: 'en', requestId: 'test' });
  };
  const [ada, support] = [await scopeOf(1), await scopeOf(2)];
  let keys = 0;
  return {
    support,
    ada,
    async ask(body, { scope = support, key = `bulk ${++keys}`, isDryRun = false } = {}) {
      return createBulk(
        isDryRun ? scope.dryRun() : scope,
        { request: bulkBody.parse(body), key },
        { box: world.box },
      );
    },
    async work() {
      const ended: string[] = [];
      for (;;) {
        const [job] = await leaseJobs(database, 1, { seconds: 60, kinds: ['bulkWork'] });
        if (!job) return ended;
        const handlers = { bulkWork: bulkWorker(tools) };
        ended.push(await attemptJob({ database, log: silentLog }, job, { leaseSeconds: 60, handlers }));
      }
    },
    outcomes: (bulkId) =>
      world.rows(
        sql`select outcome, reason, count(*)::int as n from bulk_action_rows where bulk_id = ${bulkId} group by 1, 2 order by 1, 2`,
      ),
  };
}

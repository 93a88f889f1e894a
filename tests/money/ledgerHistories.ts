import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { openScope, type Scope, systemScope } from '../../platform/foundation/access/scope.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { readBudget } from '../../platform/money/budgets/read.ts';
import { type Figures, figuresOf } from '../../platform/money/ledger/figures.ts';
import { reconcile } from '../../platform/money/reconciliation/reconcile.ts';
import { ABILITIES } from '../../schema/foundation/abilities.ts';
import { formatMinor } from '../../schema/foundation/money/money.ts';
import { type LedgerDatabase, ledgerDatabase } from '../support/ledgerDatabase.ts';
import type { Engine } from '../support/world.ts';
import { anyCommand, opening, type Real } from './commands.ts';
import { emptyModel, type Model } from './model.ts';
import { isNightly, seeded } from './seeded.ts';

const LONGEST = isNightly ? 60 : 10;
/** Five thousand histories take an hour or two, by the machine. */
const TIMEOUT = 4 * 3_600_000;

/** Proves on one engine that whatever is done in whatever order, the figures are those of the model. */
export function proveHistories(engine: Engine): void {
  let opened: LedgerDatabase;
  let advertisers = 0;
  let keys = 0;
  afterAll(() => opened.close());

  /** An operator: staff, with every ability. */
  function operator(accountId: string): Scope {
    return openScope(opened.database, {
      caller: `account:${accountId}`,
      accountId,
      organizationId: '1',
      isStaff: true,
      advertiserIds: [],
      roles: ['superadmin'],
      abilities: new Set(ABILITIES),
      locale: 'en',
      timezone: 'Europe/Paris',
      requestId: 'model',
    });
  }

  async function begin(allowsCommitted: boolean): Promise<{ model: Model; real: Real }> {
    advertisers += 1;
    const advertiserId = String(advertisers);
    const system = systemScope(opened.database);
    await system.write((tx) =>
      tx.execute(sql`insert into advertisers (id, organization_id, name, locale, billing_currency, allow_committed_allocation)
        values (${advertiserId}, 1, 'Model', 'en', 'EUR', ${allowsCommitted})`),
    );
    const real: Real = {
      advertiserId,
      operator: operator('1'),
      second: operator('2'),
      system,
      key: () => `key-${++keys}`,
      async compare(model) {
        const budgets = [{ advertiserId, currency: 'EUR' }];
        const read = (await system.read((tx) => figuresOf(tx, budgets))).get(advertiserId) as Figures;
        const { committed, ...figures } = read;
        const { credited: total, unallocated, allocated, pending, delivered, expired } = model;
        const used = delivered + expired;
        expect(figures).toEqual({
          total,
          unallocated,
          allocated,
          pending,
          delivered,
          expired,
          used,
          balance: total - used,
        });
        expect(figures.balance).toBe(unallocated + allocated + pending);
        expect(committed <= allocated).toBe(true);
      },
    };
    return { model: emptyModel(allowsCommitted), real };
  }

  /** What the API says, what the entries say, and what must hold of it whatever happened. */
  async function finish({ advertiserId, operator: own, system }: Real): Promise<void> {
    const budget = await readBudget(own, advertiserId);
    const [counted] = await system.read((tx) =>
      rowsOf(
        tx,
        { total: text, unallocated: text },
        sql`select coalesce(-sum(e.amount) filter (where a.kind = 'funding'), 0)::text as total,
            coalesce(sum(e.amount) filter (where a.kind = 'unallocated'), 0)::text as unallocated
          from ledger_accounts a join ledger_entries e on e.advertiser_id = a.advertiser_id and e.account_id = a.id
          where a.advertiser_id = ${advertiserId}`,
      ),
    );
    const [total, unallocated] = [BigInt(counted?.total ?? 0), BigInt(counted?.unallocated ?? 0)];
    expect([budget.total, budget.unallocated]).toEqual([
      formatMinor(total, 'EUR'),
      formatMinor(unallocated, 'EUR'),
    ]);
    expect(unallocated >= 0n && unallocated <= total && total <= 99_999_999_900n).toBe(true);
  }

  test(
    `on ${engine}, whatever is done in whatever order, the figures are those of a small model`,
    async () => {
      opened = await ledgerDatabase(engine, 0);
      await opened.database.db.execute(sql`insert into accounts (id, organization_id, subject, login, email, name, roles)
      select n, 1, 'operator-' || n, 'operator-' || n, n || '@guerdon.example', 'Operator ' || n, '{superadmin}' from generate_series(1, 2) n`);
      const property = fc.asyncProperty(
        fc.commands(anyCommand, { maxCommands: LONGEST, size: 'max' }),
        fc.boolean(),
        async (commands, allowsCommitted) => {
          const world = await begin(allowsCommitted);
          for (const step of opening) await step.run(world.model, world.real);
          await fc.asyncModelRun(() => world, commands);
          await finish(world.real);
        },
      );
      await fc.assert(property, seeded(200, 5000));
      expect((await reconcile(systemScope(opened.database))).findings).toEqual([]);
    },
    TIMEOUT,
  );
}

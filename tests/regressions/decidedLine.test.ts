import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databaseCode } from '../../platform/foundation/database/connections/availability.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { type LedgerDatabase, ledgerDatabase } from '../support/ledgerDatabase.ts';
import { ENGINES } from '../support/world.ts';

// Columns added after the guard of decided lines was written could still be changed in one.

const WORDS = ['description', 'external_id', 'version'];

const OTHER: Record<string, SQL> = {
  bigint: sql`77`,
  text: sql`'other'`,
  boolean: sql`true`,
  'timestamp with time zone': sql`'2020-02-02T00:00:00Z'`,
  integer: sql`77`,
};

describe.each(ENGINES)('a decided line on %s', (engine) => {
  let opened: LedgerDatabase;
  beforeAll(async () => {
    opened = await ledgerDatabase(engine, 2);
    await opened.database.db.execute(sql`insert into budget_lines (advertiser_id, id, type, status, currency, amount, decided_at)
      values (1, 900, 'allocate', 'approved', 'EUR', 100, now())`);
  });
  afterAll(() => opened?.close());

  test('keeps every column but its words, whichever are added', async () => {
    const columns = await rowsOf(
      opened.database.db,
      { name: text, type: text },
      sql`select column_name as name, data_type as type from information_schema.columns where table_name = 'budget_lines'`,
    );
    expect(columns.length).toBeGreaterThan(15);
    const open = [];
    for (const { name, type } of columns) {
      const change = sql`update budget_lines set ${sql.identifier(name)} = ${OTHER[type]} where id = 900`;
      const code = await opened.database.db.execute(change).then(() => null, databaseCode);
      if (code !== '42501') open.push(name);
    }
    expect(open.sort()).toEqual(WORDS);
  });
});

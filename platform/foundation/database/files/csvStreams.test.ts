import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { formatMinor } from '../../../../schema/foundation/money/money.ts';
import { FORMULA_STARTS } from '../../../../tests/support/formulas.ts';
import {
  type LedgerDatabase,
  ledgerDatabase,
  retailerScope,
} from '../../../../tests/support/ledgerDatabase.ts';
import { ENGINES } from '../../../../tests/support/world.ts';
import { type Scope, systemScope } from '../../access/scope.ts';
import { number, rowsOf } from '../rows.ts';
import type { CopyOut } from './copyOut.ts';
import { csvAmount, csvDay, csvText } from './csvCells.ts';
import { streamByCopy } from './csvStreams.ts';

/** Lines of advertiser 1: several batches of the embedded database. */
const LINES = 2500;

describe.each(ENGINES)('lines of CSV on %s', (engine) => {
  let opened: LedgerDatabase;
  let scope: Scope;
  beforeAll(async () => {
    opened = await ledgerDatabase(engine, 2);
    scope = retailerScope(opened.database, ['1']);
    await systemScope(opened.database).write((tx) =>
      tx.execute(sql`insert into budget_lines (advertiser_id, type, status, currency, amount, description, decided_at)
        select 1 + n / ${LINES}, 'credit', 'approved', 'EUR', n + 1, 'Line ' || n, now() from generate_series(0, ${LINES + 4}::int) n`),
    );
  });
  afterAll(() => opened?.close());

  const values = async (column: string, texts: readonly string[]) => {
    const list = sql`unnest(array[${sql.join(
      texts.map((each) => sql`${each}::text`),
      sql`, `,
    )}])`;
    const file = await scope.csv({
      cells: [csvText(sql.raw(column))],
      from: sql`from ${list} as t (${sql.raw(column)})`,
    });
    return text(file);
  };
  const lines = () =>
    scope.csv({
      cells: [sql`l.id`, csvText(sql`l.description`)],
      from: sql`from budget_lines l order by l.id`,
    });

  test.skipIf(engine === 'pglite')(
    'the server compiles no expression of a file: that took the catalog a minute on a busy machine',
    async () => {
      const file = await scope.csv({
        cells: [sql`current_setting('jit', true)`],
        from: sql`from generate_series(1, 1)`,
      });
      expect(await text(file)).not.toContain('on');
    },
  );

  test('BUDGET-50: what could be read as a formula is told to be a text', async () => {
    const guarded = FORMULA_STARTS.map((each) => `"'${each.replaceAll('"', '""')}"\r\n`);
    expect(await values('t', FORMULA_STARTS)).toBe(guarded.join(''));
  });

  test('BUDGET-50: any other text stays as it is; cells are quoted and cannot end their line', async () => {
    const plain = [
      '',
      '-12.50',
      '0',
      '12',
      '100.00',
      // A phone number is usable where the file is read by another program.
      '+33612345678',
      'Order =7',
      'a@b.example',
      'naïve; "quoted"',
      'e\nf',
      'back\\slash',
      "it's",
    ];
    expect(await values('t', plain)).toBe(
      plain.map((each) => `"${each.replaceAll('"', '""')}"\r\n`).join(''),
    );
  });

  test('no text is an empty cell', async () => {
    const file = await scope.csv({ cells: [csvText(sql`null::text`), sql`''`], from: sql`` });
    expect(await text(file)).toBe('"";""\r\n');
  });

  test.each(['EUR', 'JPY', 'USD', 'GBP', 'KRW', 'KWD'])(
    'amounts in %s have its decimals',
    async (currency) => {
      for (const minor of [0, 5, -5, 100, 123_456, 99_999_999_900]) {
        const file = await scope.csv({
          cells: [csvAmount(sql`${minor}::bigint`, sql`${currency}`, 'en')],
          from: sql``,
        });
        expect(await text(file)).toBe(`"${formatMinor(BigInt(minor), currency)}"\r\n`);
      }
    },
  );

  test('days are the zone’s, whatever the session says of dates', async () => {
    const moment = sql`'2026-03-01T23:30:00Z'::timestamptz`;
    const cells = ['Europe/Paris', 'America/New_York'].map((zone) => csvDay(moment, zone));
    expect(await text(await scope.csv({ cells, from: sql`` }))).toBe('"2026-03-02";"2026-03-01"\r\n');
  });

  test('hold what the caller may see and nothing else', async () => {
    expect((await text(await lines())).match(/\n/g)).toHaveLength(LINES);
    const nobody = retailerScope(opened.database, []);
    const none = await nobody.csv({ cells: [sql`l.id`], from: sql`from budget_lines l` });
    expect(await text(none)).toBe('');
  });

  test('are of one moment, while others read and write in between', async () => {
    const file = await lines();
    await once(file, 'readable');
    await systemScope(opened.database).write((tx) =>
      tx.execute(sql`update budget_lines set description = 'later'`),
    );
    const whole = await text(file);
    expect(whole).not.toContain('later');
    expect(whole.match(/\n/g)).toHaveLength(LINES);
  });

  test('that cannot begin fail at once; nothing stays open', async () => {
    await expect(
      failure(scope.csv({ cells: [sql`nothing`], from: sql`from budget_lines` })),
    ).resolves.toMatch(/42703/);
    await expect(failure(scope.csv({ cells: [sql`1 / 0`], from: sql`` }))).resolves.toMatch(/22012/);
    const late = { cells: [sql`1 / (l.amount - 2000)`], from: sql`from budget_lines l order by l.id` };
    await expect(failure(scope.csv(late))).resolves.toMatch(/22012/);
    expect((await text(await lines())).match(/\n/g)).toHaveLength(LINES);
  });

  test('given up are closed at the database', async () => {
    for (let round = 0; round < 9; round += 1) {
      const file = await lines();
      await once(file, 'readable');
      file.destroy();
    }
    await expect.poll(() => openAt(opened)).toBe(0);
  });
});

test('a statement that failed by itself is not canceled: that would hit what its session does next', async () => {
  const cancel = vi.fn();
  const broken = new Error('division by zero');
  const client = { processID: 7, query: (copy: CopyOut) => copy.handleError(broken) };
  const csv = streamByCopy({
    cancel,
    transact: (_, run) => run({ execute: async () => undefined } as never, client as never),
  });
  const opening = csv({ enter: sql`select 1`, isRequest: false }, { cells: [sql`1 / 0`], from: sql`` });
  await expect(opening.then(text)).rejects.toBe(broken);
  expect(cancel).not.toHaveBeenCalled();
});

/** The SQLSTATE with which a stream cannot be opened or breaks. */
async function failure(opening: Promise<Readable>): Promise<string> {
  try {
    await text(await opening);
    return 'none';
  } catch (error) {
    const { code, cause } = error as { code?: string; cause?: { code?: string } };
    return String(code ?? cause?.code);
  }
}

/** Copies under way, or cursors held. */
async function openAt({ database }: LedgerDatabase): Promise<number> {
  const [row] = await rowsOf(
    database.db,
    { count: number },
    database.engine === 'postgres'
      ? sql`select count(*)::int as count from pg_stat_activity where state = 'active' and query like 'copy %'
          and datname = current_database()`
      : sql`select count(*)::int as count from pg_cursors where name like 'csv_%'`,
  );
  return row?.count ?? -1;
}

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PostgresForTests, startPostgres } from '../../../tests/support/postgres.ts';
import { migratedDatabase } from '../../testing/migratedDatabase.ts';
import type { Database } from './connections/connection.ts';
import { applyLogic, type LogicFile, readLogicFiles } from './logic.ts';
import { migrate } from './migrate.ts';
import { nullable, rowsOf, text } from './rows.ts';

const CHANGED = 'foundation/database/logic.sql';
const files = await readLogicFiles();
const paths = files.map(({ path }) => path);
const changed: LogicFile[] = files.map((file) =>
  file.path === CHANGED
    ? { ...file, text: file.text.replace("'% only grows'", "'% does not change'") }
    : file,
);

describe.each(['pglite', 'postgres', 'postgres of a plain owner'])(
  'functions and triggers on %s',
  (engine) => {
    let server: PostgresForTests | null = null;
    let database: Database;
    beforeAll(async () => {
      if (engine !== 'pglite') server = await startPostgres({ isOwnerPlain: engine !== 'postgres' });
      database = await migratedDatabase(server?.url);
    });
    afterAll(async () => {
      await database?.close();
      await server?.stop();
    });

    /** Every definition with its owner and its rights. */
    const definitions = () =>
      rowsOf(
        database.db,
        { definition: text, rights: nullable(text) },
        sql`select pg_get_functiondef(p.oid) as definition, concat(p.proowner, ' ', p.proacl) as rights from pg_proc p
          where p.pronamespace = 'public'::regnamespace
            and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
        union all select pg_get_triggerdef(t.oid), t.tgenabled::text from pg_trigger t where not t.tgisinternal order by 1`,
      );
    const version = async () => {
      const [row] = await rowsOf(
        database.db,
        { version: text },
        sql`select max(created_at) as version from drizzle.__drizzle_migrations`,
      );
      return Number(row?.version);
    };
    const apply = async (some: readonly LogicFile[], at: number) => {
      let applied: string[] = [];
      await database.script(async (db) => {
        applied = await applyLogic(db, some, at);
      });
      return applied;
    };

    test('a start with nothing changed applies nothing', async () => {
      expect(await migrate(database)).toEqual([]);
    });

    test('a changed text is applied once, and nothing else', async () => {
      const before = await definitions();
      expect(await migrate(database, changed)).toEqual([CHANGED]);
      expect(await migrate(database, changed)).toEqual([]);
      const other = (await definitions()).filter(({ definition }) => definition.includes('does not change'));
      expect(other.length).toBe(1);
      expect(await migrate(database)).toEqual([CHANGED]);
      expect(await definitions()).toEqual(before);
    });

    test('all files are applied again after a new migration, and change no definition, owner or right', async () => {
      const before = await definitions();
      expect(await apply(files, (await version()) + 1)).toEqual(paths);
      expect(await migrate(database)).toEqual(paths);
      expect(await definitions()).toEqual(before);
    });

    test('a version that is older than the database applies nothing', async () => {
      expect(await apply(changed, (await version()) - 1)).toEqual([]);
      expect(await migrate(database)).toEqual([]);
    });

    test('a file that fails leaves all others as they were', async () => {
      const before = await definitions();
      const broken = { path: 'reports/broken/logic.sql', text: 'create function of nothing' };
      await expect(migrate(database, [...changed, broken])).rejects.toThrow();
      expect(await definitions()).toEqual(before);
      expect(await migrate(database)).toEqual([]);
    });

    test('the bodies of all functions pass the check of the engine', async () => {
      await database.script(async (db) => {
        await db.transaction(async (tx) => {
          for (const { text } of files) await tx.execute(sql.raw(text));
        });
      });
    });
  },
);

// Only for tests: schedules of a test platform, their runs and the mails that they send.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { systemScope } from '../foundation/access/scope.ts';
import { reportRunner } from '../reports/reportSchedules/runJob.ts';
import { openSentMails } from './sentMails.ts';
import { storedRows } from './storedRows.ts';
import { type Answer, type Json, startTestPlatform } from './testPlatform.ts';

/** A schedule as a body says it: every day. */
export const DAILY = { cadence: 'daily', time: '08:00', timezone: 'Europe/Paris', format: 'csv' };

/** What a view is made of; the activity report by brand unless it is said. */
interface ViewFacts {
  screen?: string;
  query?: string;
  name?: string;
  is_shared?: boolean;
}

export type ScheduleWorld = Awaited<ReturnType<typeof startSchedules>>;

/** Starts a platform whose files have a folder of their own. */
export async function startSchedules() {
  const folder = mkdtempSync(join(tmpdir(), 'guerdon-reports-'));
  const platform = await startTestPlatform({ LOG_LEVEL: 'silent' }, { mediaFolder: folder });
  const mails = openSentMails(platform);
  const run = (statement: ReturnType<typeof sql>) => platform.database.db.execute(statement);
  const rows = <Row>(statement: ReturnType<typeof sql>) => storedRows<Row>(platform.database.db, statement);
  let keys = 0;
  return {
    platform,
    mails,
    folder,
    run,
    rows,
    async clear(): Promise<void> {
      await mails.arrived();
      for (const table of ['report_runs', 'report_schedules', 'default_views', 'saved_views', 'jobs'])
        await run(sql`delete from ${sql.identifier(table)}`);
    },
    /** Makes a view and answers its id. */
    async view(login: string, facts: ViewFacts = {}): Promise<string> {
      const query = 'group_by=brand&interval=monthly';
      const body = { screen: 'activity_report', query, name: 'Brands', is_shared: false, ...facts };
      const answer = await platform.call(login, 'POST', '/api/saved_views', { body });
      expect(answer.status, answer.text).toBe(201);
      return String(answer.body.id);
    },
    make(login: string, saved_view_id: string, more: object = {}): Promise<Answer> {
      keys += 1;
      return platform.call(login, 'POST', '/api/report_schedules', {
        body: { saved_view_id, ...DAILY, ...more },
        headers: { 'idempotency-key': `make ${keys}` },
      });
    },
    send(login: string, id: unknown, key = `send ${id}`): Promise<Answer> {
      const headers = { 'idempotency-key': key };
      return platform.call(login, 'POST', `/api/report_schedules/${id}/send`, { headers });
    },
    async read(login: string, id: unknown): Promise<Json> {
      return (await platform.call(login, 'GET', `/api/report_schedules/${id}`)).body;
    },
    /** Lets a schedule be due so many days ago. */
    dueSince: (id: unknown, days: number) =>
      run(
        sql`update report_schedules set next_at = now() - make_interval(days => ${days}) where id = ${String(id)}`,
      ),
    /** Runs the due schedules once, as a worker does. */
    async look(): Promise<void> {
      const scope = systemScope(platform.database);
      await reportRunner({ staffDomains: platform.config.staffDomains })({
        scope,
        job: { id: '1', payload: {} },
        components: { database: platform.database, log: platform.app.log },
        finish: (then: Parameters<typeof scope.write>[0]) => scope.write(then),
      } as never);
    },
    /** Opens the file that a mail links to. */
    fileOf(login: string, mail: { action: { url: string } | null } | undefined): Promise<Answer> {
      const id = mail?.action?.url.split('/').at(-1);
      return platform.call(login, 'GET', `/api/report_files/${id}/file`);
    },
    async close(): Promise<void> {
      mails.close();
      await platform.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

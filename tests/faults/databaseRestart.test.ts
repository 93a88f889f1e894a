import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import type { Database } from '../../platform/foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { queueMail } from '../../platform/foundation/mail/queue.ts';
import { loadKeys } from '../../platform/people/signIn/issuer/keys.ts';
import { mintAccessToken } from '../../platform/people/signIn/tokens/accessToken.ts';
import { migratedDatabase } from '../../platform/testing/migratedDatabase.ts';
import { storedRows } from '../../platform/testing/storedRows.ts';
import { isNightly } from '../money/seeded.ts';
import { type BudgetWriters, startBudgetWriters } from '../support/budgetWriters.ts';
import { type PlatformProcess, startPlatformProcess } from '../support/platformProcess.ts';
import { type RestartablePostgres, restartablePostgres } from '../support/restartablePostgres.ts';
import { type SmtpSink, startSmtpSink } from '../support/smtpSink.ts';

const WRITERS = 6;
const ROUNDS = isNightly ? 5 : 1;
/** Milliseconds: to be told to come back (on a busy machine a few are told later), and to be served again. */
const REFUSAL_MS = 2000;
const LATEST_REFUSAL_MS = 3000;
const RECOVERY_MS = 10_000;

let postgres: RestartablePostgres;
let database: Database;
let sink: SmtpSink;
let processes: PlatformProcess[] = [];
let urls: string[];
let token: string;

beforeAll(async () => {
  postgres = await restartablePostgres();
  database = await migratedDatabase(postgres.url);
  await systemScope(database).write(async (tx) => {
    await tx.execute(sql`insert into organizations (id, ui_id, name, operating_countries, billing_currencies)
      values (1, 'one', 'One', '{FR}', '{EUR}')`);
    await tx.execute(sql`insert into advertisers (id, organization_id, name, locale, billing_currency)
      select n, 1, 'Advertiser ' || n, 'en', 'EUR' from generate_series(1, ${2 * WRITERS}::int) n`);
    await tx.execute(sql`insert into accounts (id, organization_id, subject, login, email, email_verified, name, roles)
      values (1, 1, 'ada', 'ada', 'ada@guerdon.example', true, 'Ada', '{superadmin,platform_admin}')`);
  });
  sink = await startSmtpSink();
  const env = {
    DATABASE_URL: postgres.url,
    OIDC_CLIENT_SECRET: 'only-for-tests-and-nothing-else',
    SMTP_URL: sink.url,
  };
  token = await mintAccessToken(await loadKeys(database), {
    publicUrl: 'http://localhost:4000',
    subject: 'ada',
  });
  // They are started while it is away, and wait for it.
  await postgres.stop('fast');
  processes = (isNightly ? ['api', 'api', 'worker'] : ['api', 'all']).map((role) =>
    startPlatformProcess({ ...env, PLATFORM_ROLE: role }),
  );
  const areWaiting = () => {
    for (const one of processes) expect(one.log()).toContain('The database does not answer yet (connect');
  };
  await vi.waitFor(areWaiting, { timeout: 240_000 });
  await postgres.start();
  urls = (await Promise.all(processes.map(({ address }) => address))).slice(0, 2);
});
afterAll(async () => {
  for (const one of processes) one.child.kill('SIGKILL');
  await sink?.close();
  await database?.close();
  await postgres?.close();
});

let mails = 0;
/** Queues a mail once the database takes it. */
const queueOne = () => {
  mails += 1;
  const dedupeKey = `mail ${mails}`;
  return expect
    .poll(
      () =>
        systemScope(database)
          .write((tx) =>
            queueMail(tx, { accountId: '1', template: 'budget_alerts_confirmation', params: {}, dedupeKey }),
          )
          .then(
            () => 'queued',
            () => 'away',
          ),
      { timeout: RECOVERY_MS },
    )
    .toBe('queued');
};
const openMails = async () =>
  (await storedRows(database.db, sql`select 1 from jobs where kind = 'mail' and state <> 'done'`)).length;

/** What keeps the database away: ends when it is back. */
type Absence = (writers: BudgetWriters) => Promise<void>;

const restart =
  (mode: 'fast' | 'immediate'): Absence =>
  () =>
    postgres.restart(mode);

/** Away until each platform has told so, at each of its doors. */
const away: Absence = async (writers) => {
  await postgres.stop('fast');
  const from = performance.now();
  const doorsRefuse = () =>
    urls.flatMap((url) =>
      ['write', 'token'].map(
        (what) =>
          writers.outcomes.filter(
            (one) => one.at > from && one.url === url && one.what === what && one.status === 503,
          ).length >= 5,
      ),
    );
  await expect.poll(doorsRefuse).toEqual([true, true, true, true]);
  await postgres.start();
};

/** As away, after the server itself was killed. */
const killed: Absence = async () => {
  postgres.kill();
  await expect
    .poll(
      () =>
        postgres.start().then(
          () => 'up',
          () => 'down',
        ),
      { timeout: 60_000, interval: 200 },
    )
    .toBe('up');
};

describe.each([
  ['restarted fast', restart('fast')],
  ['restarted as by a crash', restart('immediate')],
  ['stopped for a while', away],
  ...(isNightly ? [['killed', killed] as const] : []),
] as [string, Absence][])('E2: PostgreSQL %s under load', (_how, absence) => {
  test.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    'round %i: nobody ends, everybody is told, and all is served again',
    async () => {
      const writers = startBudgetWriters(urls, { count: WRITERS, token });
      const served = (from: number) =>
        urls.map(
          (url) => writers.outcomes.find((one) => one.at > from && one.url === url && one.status === 200)?.at,
        );
      await expect.poll(() => served(0).every(Boolean), { timeout: RECOVERY_MS }).toBe(true);
      // One mail is being handed over while the database goes.
      sink.answer = null;
      const handedOver = sink.received();
      await queueOne();
      await handedOver;

      await absence(writers);
      const back = performance.now();
      sink.answer = '250 taken';
      sink.takeWaiting();
      await expect
        .poll(() => served(back).every(Boolean), { timeout: RECOVERY_MS + 5000, interval: 20 })
        .toBe(true);
      for (const at of served(back)) expect((at ?? Infinity) - back).toBeLessThan(RECOVERY_MS);
      await queueOne();
      await expect.poll(openMails, { timeout: RECOVERY_MS }).toBe(0);
      await writers.stop();
      expect(processes.every((one) => one.isRunning())).toBe(true);
      const wrong = writers.outcomes.filter(
        ({ what, status }) => ![503, 409, what === 'write' ? 200 : 401].includes(status),
      );
      expect(wrong).toEqual([]);
      const refusals = writers.outcomes.filter(({ status }) => status === 503);
      expect(refusals.filter(({ retryAfter }) => retryAfter === null)).toEqual([]);
      const waits = refusals.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
      expect(waits[Math.floor(waits.length * 0.95)] ?? 0).toBeLessThan(REFUSAL_MS);
      expect(waits.at(-1) ?? 0).toBeLessThan(LATEST_REFUSAL_MS);

      const lines = await rowsOf(
        database.db,
        { description: text },
        sql`select description from budget_lines where description = any(${`{${writers.acknowledged.join(',')}}`}::text[])`,
      );
      expect(lines.map(({ description }) => description).sort()).toEqual([...writers.acknowledged].sort());
    },
  );
});

test('E2: what was shown to be done was done once: each mail came once', async () => {
  expect(sink.messages).toHaveLength(mails);
  expect(processes.map((one) => one.log()).join('')).not.toContain('ada@guerdon.example');
});

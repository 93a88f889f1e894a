import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '../../platform/foundation/access/scope.ts';
import { number, rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { queueMail } from '../../platform/foundation/mail/queue.ts';
import { ROOT } from '../house/tree.ts';
import { CODE_KEYS } from '../support/codeKeys.ts';
import { type LedgerDatabase, ledgerDatabase } from '../support/ledgerDatabase.ts';
import { type SmtpSink, startSmtpSink } from '../support/smtpSink.ts';

let opened: LedgerDatabase;
let sink: SmtpSink;
const started: ChildProcess[] = [];
beforeAll(async () => {
  opened = await ledgerDatabase('postgres', 1);
  sink = await startSmtpSink();
  await opened.database.db.execute(sql`insert into accounts (id, organization_id, subject, login, email, name, roles)
    values (1, 1, 'ada', 'ada', 'ada@x.example', 'Ada', '{admin}')`);
});
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL');
  await sink?.close();
  await opened?.close();
});

/** A worker in a process of its own, as it runs beside the platform. */
function startWorker(): ChildProcess & { log: string } {
  const child = spawn(process.execPath, ['platform/main.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...CODE_KEYS,
      DATABASE_URL: opened.url,
      PLATFORM_ROLE: 'worker',
      PLATFORM_PORT: '0',
      SMTP_URL: sink.url,
      LOG_LEVEL: 'info',
    },
  });
  const noted = Object.assign(child, { log: '' });
  child.stdout?.on('data', (chunk: Buffer) => {
    noted.log += String(chunk);
  });
  started.push(child);
  return noted;
}
const mails = () =>
  rowsOf(
    opened.database.db,
    { state: text, attempts: number },
    sql`select state, attempts from jobs where kind = 'mail'`,
  );

test('E7: a worker killed in the middle of a mail loses nothing: the next one sends it, once', async () => {
  sink.answer = null; // it takes the mail and never answers
  const received = sink.received();
  await systemScope(opened.database).write((tx) =>
    queueMail(tx, {
      accountId: '1',
      template: 'budget_alerts_confirmation',
      params: {},
      dedupeKey: 'of the test',
    }),
  );
  const first = startWorker();
  await received;
  first.kill('SIGKILL');
  await once(first, 'exit');
  expect(await mails()).toEqual([{ state: 'running', attempts: 1 }]);

  sink.answer = '250 taken';
  await opened.database.db.execute(
    sql`update jobs set leased_until = clock_timestamp() where state = 'running'`,
  );
  const second = startWorker();
  await expect.poll(mails).toEqual([{ state: 'done', attempts: 2 }]);
  expect(sink.messages).toHaveLength(1);
  expect(second.log).not.toContain('ada@x.example');

  second.kill('SIGTERM');
  expect((await once(second, 'exit'))[0]).toBe(0);
});

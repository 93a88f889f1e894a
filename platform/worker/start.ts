import type { FastifyInstance } from 'fastify';
import { JOB_KINDS } from '../../schema/jobKinds.ts';
import type { PlatformConfig } from '../config.ts';
import type { Database } from '../database/connection.ts';
import { jobFigures } from '../jobs/figures.ts';
import { startWorker, type Worker } from '../jobs/worker.ts';
import { openMailer } from '../mail/openMailer.ts';
import { openSmsSender } from '../sms/openSmsSender.ts';
import { jobHandlers } from './handlers.ts';

/** Seconds after which changes that another process made are looked for: what is saved is found within two. */
const INDEX_REST = 0.5;

/** Milliseconds between two counts of what waits. */
const COUNT_EVERY = 60_000;

/** Starts this process's worker: it logs where `app` logs, and its figures stand among the app's. */
export function startPlatformWorker(
  app: FastifyInstance,
  { config, database }: { config: PlatformConfig; database: Database },
): Worker {
  const { log } = app;
  if (!config.smtpUrl && !config.isDemo)
    log.warn({ folder: config.mailFolder }, 'no SMTP_URL: mails are kept in a folder and reach nobody');
  if (!config.smsUrl && !config.isDemo)
    log.warn({ folder: config.smsFolder }, 'no SMS_URL: SMS are kept in a folder and reach nobody');
  const mailer = openMailer(config);
  const figures = jobFigures(database, app.metrics);
  const count = () => void figures.count().catch(() => undefined);
  const timer = setInterval(count, COUNT_EVERY);
  timer.unref();
  count();
  const handlers = jobHandlers(config, { mailer, sms: openSmsSender(config) });
  const ownSlot = JOB_KINDS.filter((kind) => kind === 'indexEntry');
  const others = JOB_KINDS.filter((kind) => kind !== 'indexEntry');
  const workers = [
    startWorker({ database, log }, { handlers, kinds: others, onOutcome: figures.note }),
    // The index has a slot of its own, so that no slow mail server keeps a saved reward from being found.
    startWorker(
      { database, log },
      {
        ...{ handlers, kinds: ownSlot, slots: 1, recurringSeconds: null, onOutcome: figures.note },
        ...(database.engine === 'postgres' ? { restSeconds: INDEX_REST } : {}),
      },
    ),
  ];
  return {
    async drain() {
      clearInterval(timer);
      await Promise.all(workers.map((worker) => worker.drain()));
      mailer.close();
    },
  };
}

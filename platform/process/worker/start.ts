import type { FastifyInstance } from 'fastify';
import type { PlatformConfig } from '../../config.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { jobFigures } from '../../foundation/jobs/figures.ts';
import { startWorker, type Worker } from '../../foundation/jobs/worker.ts';
import { openMailer } from '../../foundation/mail/openMailer.ts';
import { publicFetch } from '../../foundation/outbound/fetchPublic.ts';
import { startPublisher } from '../../reports/events/publisher.ts';
import { startDeliverer } from '../../reports/webhooks/deliverer.ts';
import { jobHandlers } from './handlers.ts';
import { LANES, limitOf } from './lanes.ts';
import { openEngineTools } from './tools.ts';

/** Milliseconds between two counts of waiting jobs. */
const COUNT_INTERVAL_MS = 60_000;

/** Starts this process's worker: it logs to `app`'s log, and its figures are among the app's metrics. */
export async function startPlatformWorker(
  app: FastifyInstance,
  { config, database }: { config: PlatformConfig; database: Database },
): Promise<Worker> {
  const { log } = app;
  if (!config.smtpUrl && !config.isDemo)
    log.warn({ folder: config.mailFolder }, 'no SMTP_URL: mails are kept in a folder and reach nobody');
  if (!config.smsUrl && !config.isDemo)
    log.warn({ folder: config.smsFolder }, 'no SMS_URL: SMS are kept in a folder and reach nobody');
  if (!config.codesKeys && config.isDemo)
    log.warn('no CODES_KEYS: reward codes are sealed by a key that lies in their own database');
  const mailer = openMailer(config);
  const figures = jobFigures(database, app.metrics);
  const count = () => void figures.count().catch(() => undefined);
  const timer = setInterval(count, COUNT_INTERVAL_MS);
  timer.unref();
  count();
  const tools = await openEngineTools(config, { database, mailer });
  const handlers = jobHandlers(config, tools);
  const onOutcome = figures.note;
  const workers = LANES.map((lane, position) =>
    startWorker(
      { database, log },
      { ...lane, handlers, limitOf, onOutcome, ...(position === 0 ? {} : { recurringSeconds: null }) },
    ),
  );
  const publisher = startPublisher({ database, log });
  const fetcher = publicFetch({ allowsLocalhost: config.isDemo });
  const deliverer = startDeliverer({ ...tools, database, log, fetcher });
  return {
    async drain() {
      clearInterval(timer);
      await publisher.stop();
      await deliverer.stop();
      await fetcher.close();
      await Promise.all(workers.map((worker) => worker.drain()));
      mailer.close();
    },
  };
}

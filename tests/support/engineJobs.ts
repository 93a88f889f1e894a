import Fastify from 'fastify';
import { attemptJob, type Outcome } from '../../platform/foundation/jobs/attempt.ts';
import { leaseJobs } from '../../platform/foundation/jobs/lease.ts';
import type { JobHandler } from '../../platform/foundation/jobs/work.ts';
import type { WrittenMail } from '../../platform/foundation/mail/written.ts';
import type { Sms } from '../../platform/foundation/sms/smsSender.ts';
import { batchWorker } from '../../platform/fulfillment/batchWork/workBatch.ts';
import { deliverer } from '../../platform/fulfillment/deliveries/deliverJob.ts';
import { closeSent } from '../../platform/fulfillment/dispatches/batches/closeSent.ts';
import { dispatchReleaser } from '../../platform/fulfillment/dispatches/changes/release.ts';
import type { ProviderAdapter } from '../../platform/fulfillment/providers/adapter.ts';
import type { EngineTools, ViewOf } from '../../platform/fulfillment/providers/engineTools.ts';
import { issuedProvider } from '../../platform/fulfillment/providers/openProviders.ts';
import { orderRedeemer } from '../../platform/fulfillment/redemptions/redeem/redeemJob.ts';
import { sweepDue } from '../../platform/fulfillment/sweep/sweep.ts';
import { sampleView } from '../../recipient/samples/sampleView.ts';
import type { JobKind } from '../../schema/foundation/process/jobKinds.ts';
import type { EngineWorld } from './engineWorld.ts';

/** The engine's jobs, run in this process, with the services they send to. */
export interface EngineJobs {
  tools: EngineTools;
  mails: { id: string; mail: WrittenMail }[];
  texts: { id: string; sms: Sms }[];
  /** What was logged as an alert. */
  alerts: string[];
  /** Runs due jobs until there are none, and returns the outcomes. */
  work(kinds?: readonly JobKind[]): Promise<Outcome[]>;
}

const KINDS: readonly JobKind[] = ['release', 'batchWork', 'deliver', 'deliverSms', 'redeem', 'sweep'];

/** A view without a database behind it: the link is the redemption's first. */
export const plainView: ViewOf = async (_, { redemptionId, screen, locale, publicUrl, box, withCode }) => {
  const view = sampleView({
    screen,
    locale,
    written: {} as never,
    rewards: [],
    promotion: {
      name: 'One',
      advertiserName: 'Alpha',
      supportEmail: null,
      theme: 'alesia',
      colors: {},
      logoUrl: null,
      backgroundUrl: null,
      footerLinks: [],
      enableContactSupport: false,
      displayCode: withCode,
      hasMessages: true,
      multipleRewards: false,
      endDatetime: null,
    },
  });
  const link = `${publicUrl}/r/${box.link(redemptionId, 1).token}`;
  return { ...view, values: { ...view.values, link }, action: link };
};

/** A log that is discarded. */
export const silentLog = Fastify({ pluginTimeout: 0, logger: { level: 'silent' } }).log;

/** Opens them; the provider with the id 2 is `adapter`, by default one that creates codes. */
export function engineJobs(
  { database, box }: Pick<EngineWorld, 'database' | 'box'>,
  {
    adapter = issuedProvider(box),
    more = {},
  }: { adapter?: ProviderAdapter; more?: Partial<EngineTools> } = {},
): EngineJobs {
  const mails: EngineJobs['mails'] = [];
  const texts: EngineJobs['texts'] = [];
  const alerts: string[] = [];
  const tools: EngineTools = {
    box,
    viewOf: plainView,
    publicUrl: 'https://x.example',
    staffDomains: ['guerdon.example'],
    smsFrom: 'Guerdon',
    providers: async (id) => (id === '2' ? adapter : issuedProvider(box)),
    mailer: { send: async (id, mail) => void mails.push({ id, mail }), close: () => {} },
    sms: { send: async (id, sms) => void texts.push({ id, sms }) },
    ...more,
  };
  const handlers: Record<string, JobHandler> = {
    release: dispatchReleaser,
    batchWork: batchWorker(tools),
    deliver: deliverer({ ...tools, closeSent }),
    deliverSms: deliverer({ ...tools, closeSent }),
    redeem: orderRedeemer(tools),
    sweep: sweepDue,
  };
  const log = Fastify({
    pluginTimeout: 0,
    logger: {
      level: 'error',
      stream: {
        write(line: string) {
          const { alert } = JSON.parse(line) as { alert?: string };
          if (alert) alerts.push(alert);
          else if (!line.includes('provider_')) process.stderr.write(line.slice(0, 600));
        },
      },
    },
  }).log;
  return {
    tools,
    mails,
    texts,
    alerts,
    async work(kinds = KINDS) {
      const outcomes: Outcome[] = [];
      for (;;) {
        const jobs = await leaseJobs(database, 4, { seconds: 60, kinds });
        if (jobs.length === 0) return outcomes;
        outcomes.push(
          ...(await Promise.all(
            jobs.map((job) => attemptJob({ database, log }, job, { leaseSeconds: 60, handlers })),
          )),
        );
      }
    },
  };
}

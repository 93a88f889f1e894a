import type { FastifyBaseLogger } from 'fastify';
import type { AttemptTrigger } from '../../../schema/reports/webhooks.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { listOf, nullable, type RowOf, text } from '../../foundation/database/rows.ts';
import type { EventJson } from '../events/shape.ts';
import type { WebhookTools } from './create.ts';
import type { SentResult } from './send.ts';

/** Dependencies of deliveries. */
export interface DelivererTools extends WebhookTools {
  database: Database;
  log: Pick<FastifyBaseLogger, 'warn'>;
  staffDomains: readonly string[];
}

/** A webhook for which a process delivers, and the subjects of which events wait. */
export const WEBHOOK_ROW = {
  id: text,
  creatorId: text,
  advertiserId: nullable(text),
  organizationId: nullable(text),
  url: text,
  position: text,
  last: text,
  subjects: listOf(text),
};
export type DeliveredWebhook = RowOf<typeof WEBHOOK_ROW>;

/** An event that is to be sent, and what became of it earlier. */
export interface Item {
  event: EventJson;
  trigger: AttemptTrigger;
  /** Attempts made so far. */
  attempts: number;
  /** True if it waits in `webhook_pending`. */
  isPending: boolean;
}

/** Which webhook, and the lease by which this process delivers for it. */
export interface Held {
  id: string;
  leaseId: string;
}

/** What a round did. */
export interface Round {
  webhook: DeliveredWebhook;
  /** The position up to which the log was read. */
  end: string;
  /** Each event that was sent; `attempts` counts this one. */
  attempts: (Item & { result: SentResult })[];
  /** Events of the log that were not sent; the first of its subject is due at once, others wait for it. */
  waiting: { event: EventJson; isFirst: boolean }[];
  /** Positions that wait no more. */
  forgotten: string[];
  isGone: boolean;
}

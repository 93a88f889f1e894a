import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../foundation/database/connections/connection.ts';
import type { WebhookTools } from './create.ts';

/** Dependencies of deliveries. */
export interface DelivererTools extends WebhookTools {
  database: Database;
  log: Pick<FastifyBaseLogger, 'warn'>;
  staffDomains: readonly string[];
}

// Webhooks: where events are delivered, the secrets that sign them, what could not be delivered yet, and each attempt.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  ATTEMPT_OUTCOMES,
  ATTEMPT_TRIGGERS,
  type AttemptOutcome,
  type AttemptTrigger,
  WEBHOOK_PAUSES,
  type WebhookPause,
} from '../../../schema/reports/webhooks.ts';
import { advertisers } from '../../advertisers/advertisers/table.ts';
import { bytes, identity, instant, namesIn, textId } from '../../foundation/database/columns.ts';
import { accounts } from '../../people/accounts/table.ts';
import { organizations } from '../../people/organization/table.ts';

/**
 * One webhook: of an advertiser, of an organization, or of the provider. It reads the published events behind `position`, as its creator sees them.
 * `types` is null for all. One process at a time delivers, for as long as it renews the lease.
 */
export const webhooks = pgTable(
  'webhooks',
  {
    id: identity(),
    advertiserId: textId('advertiser_id').references(() => advertisers.id),
    organizationId: textId('organization_id').references(() => organizations.id),
    url: text('url').notNull(),
    description: text('description').notNull(),
    types: text('types').array(),
    isEnabled: boolean('is_enabled').notNull(),
    pauseReason: text('pause_reason').$type<WebhookPause>(),
    position: bigint('position', { mode: 'bigint' }).notNull(),
    createdBy: textId('created_by')
      .notNull()
      .references(() => accounts.id),
    /** Since when every attempt has failed; null after a success. */
    failingSince: instant('failing_since'),
    /** When the creator was told so. */
    failureMailedAt: instant('failure_mailed_at'),
    leaseId: uuid('lease_id'),
    leasedUntil: instant('leased_until'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('webhooks_advertiser').on(table.advertiserId),
    index('webhooks_organization').on(table.organizationId),
    check('webhooks_owner', sql`${table.advertiserId} is null or ${table.organizationId} is null`),
    check('webhooks_pause', sql`${table.pauseReason} in (${namesIn(WEBHOOK_PAUSES)})`),
    check('webhooks_paused', sql`${table.pauseReason} is null or not ${table.isEnabled}`),
  ],
);

/** A secret that signs, sealed for its `sealName`; it signs until it expires. */
export const webhookSecrets = pgTable(
  'webhook_secrets',
  {
    id: identity(),
    webhookId: textId('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    sealName: uuid('seal_name').notNull(),
    keyId: text('key_id').notNull(),
    wrappedKey: bytes('wrapped_key').notNull(),
    sealed: bytes('sealed').notNull(),
    hint: text('hint').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at'),
  },
  (table) => [index('webhook_secrets_webhook').on(table.webhookId)],
);

/**
 * An event that is still to be delivered: it failed, waits behind one of its subject that failed (`nextAt` is null then), or is replayed. Everything
 * else stands in the log alone.
 */
export const webhookPending = pgTable(
  'webhook_pending',
  {
    webhookId: textId('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    position: bigint('position', { mode: 'bigint' }).notNull(),
    /** Kind and id of the subject, `redemption/7`: its events are delivered in their order. */
    subject: text('subject').notNull(),
    trigger: text('trigger').$type<AttemptTrigger>().notNull(),
    attempts: integer('attempts').notNull(),
    nextAt: instant('next_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.webhookId, table.position] }),
    index('webhook_pending_subject').on(table.webhookId, table.subject, table.position),
    index('webhook_pending_due').on(table.nextAt),
    check('webhook_pending_trigger', sql`${table.trigger} in (${namesIn(ATTEMPT_TRIGGERS)})`),
  ],
);

/** One attempt to deliver an event: what was sent and what came back. Deleted after 30 days. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: identity(),
    webhookId: textId('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    advertiserId: textId('advertiser_id'),
    eventId: uuid('event_id').notNull(),
    type: text('type').notNull(),
    subjectId: text('subject_id').notNull(),
    trigger: text('trigger').$type<AttemptTrigger>().notNull(),
    /** Which attempt at this event it was. */
    attempt: integer('attempt').notNull(),
    at: instant('at').notNull(),
    url: text('url').notNull(),
    requestHeaders: jsonb('request_headers').$type<Record<string, string>>().notNull(),
    requestBytes: integer('request_bytes').notNull(),
    outcome: text('outcome').$type<AttemptOutcome>().notNull(),
    status: integer('status'),
    /** Why there was no answer, as `FetchProblem`. */
    problem: text('problem'),
    answer: text('answer').notNull(),
    durationMs: integer('duration_ms').notNull(),
    nextAt: instant('next_at'),
  },
  (table) => [
    index('webhook_attempts_webhook').on(table.webhookId, table.id),
    index('webhook_attempts_time').on(table.webhookId, table.at, table.outcome),
    check('webhook_attempts_trigger', sql`${table.trigger} in (${namesIn(ATTEMPT_TRIGGERS)})`),
    check('webhook_attempts_outcome', sql`${table.outcome} in (${namesIn(ATTEMPT_OUTCOMES)})`),
  ],
);

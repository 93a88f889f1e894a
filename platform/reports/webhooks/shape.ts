import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { ATTEMPT_OUTCOMES, ATTEMPT_TRIGGERS, WEBHOOK_PAUSES } from '../../../schema/reports/webhooks.ts';
import { isoTimestamp } from '../../foundation/access/visibleAdvertisers.ts';
import { effectsShape } from '../../foundation/changes/effects.ts';
import { pageShape } from '../../foundation/http/requests.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec, type JsonOf } from '../../foundation/records/codec.ts';
import { flag, instant, json, oneOf, text, texts, whole } from '../../foundation/records/column.ts';
import { isOfOwner, isOfTypes } from './audience.ts';
import { isLiveSecret } from './secrets.ts';

/** Events behind a webhook are counted up to here. */
const MAX_LAG = 1000;

const secretShape = z.object({
  hint: z.string().describe('Its last four characters'),
  created_at: z.string(),
  expires_at: z.string().nullable().describe('Expiry beside a newer secret; null when it has none'),
});

/** A webhook; never its secrets. Of `w` the webhooks and `a` the accounts that created them. */
export const webhook = codec('Webhook', {
  columns: {
    id: text(sql`w.id`),
    advertiser_id: text(sql`w.advertiser_id`)
      .nullable()
      .describe(
        'The advertiser whose events it receives; null for one of an organization or of the provider',
      ),
    organization_id: text(sql`w.organization_id`)
      .nullable()
      .describe('The organization whose events it receives; null beside an advertiser, and for the provider'),
    url: text(sql`w.url`),
    description: text(sql`w.description`),
    types: texts(sql`w.types`).nullable().describe('Names of the events it receives; null for all'),
    enabled: flag(sql`w.is_enabled`),
    pause_reason: oneOf(WEBHOOK_PAUSES, sql`w.pause_reason`)
      .nullable()
      .describe('Why it stopped by itself; null where it is enabled or a person disabled it'),
    position: text(sql`w.position`).describe('Cursor of the last event that it read from the log'),
    created_by: text(sql`a.name`)
      .nullable()
      .describe('The person who sees what it receives; null when the caller may not see them'),
    secrets: json(
      sql`coalesce((select jsonb_agg(jsonb_build_object('hint', x.hint, 'created_at', ${isoTimestamp(sql`x.created_at`)},
          'expires_at', ${isoTimestamp(sql`x.expires_at`)}) order by x.id desc)
        from webhook_secrets x where x.webhook_id = w.id and ${isLiveSecret}), '[]')`,
      z.array(secretShape),
    ).describe('The secrets that sign, newest first'),
    failing_since: instant(sql`w.failing_since`)
      .nullable()
      .describe('Since when every attempt has failed; null after a success'),
    pending: whole(sql`(select count(*)::int from webhook_pending p where p.webhook_id = w.id)`).describe(
      'Events that failed, wait behind one that failed, or are replayed',
    ),
    unread: whole(sql`(select count(*)::int from (select 1 from published_events e
        where e.position > w.position and ${isOfOwner} and ${isOfTypes} limit ${MAX_LAG}) l)`).describe(
      `Events of the log that it has not read yet, counted up to ${MAX_LAG}; with \`pending\` they are its lag`,
    ),
    attempts_24h: whole(
      sql`(select count(*)::int from webhook_attempts t where t.webhook_id = w.id and t.at > now() - interval '24 hours')`,
    ).describe('Attempts of the last 24 hours'),
    delivered_24h: whole(
      sql`(select count(*)::int from webhook_attempts t where t.webhook_id = w.id and t.at > now() - interval '24 hours'
        and t.outcome = 'delivered')`,
    ).describe('Those that the receiver took'),
    created_at: instant(sql`w.created_at`),
    updated_at: instant(sql`w.updated_at`),
    version: whole(sql`w.version`),
  },
  hidden: { creator_id: text(sql`w.created_by`) },
  derived: {
    success_rate: z
      .number()
      .nullable()
      .describe(
        'Part of the attempts of the last 24 hours that the receiver took, 0 to 1; null without attempts',
      ),
  },
  derive: ({ attempts_24h: all, delivered_24h: delivered }) => ({
    success_rate: all === 0 ? null : delivered / all,
  }),
});
export type WebhookJson = JsonOf<typeof webhook>;

export const webhookPageShape = responseSchema('WebhookPage', pageShape(webhook.schema));
export type WebhookPageJson = z.output<typeof webhookPageShape>;

/** The answer to a change and to a deletion. */
export const changedWebhookShape = responseSchema(
  'ChangedWebhook',
  z.object({ webhook: webhook.schema, effects: effectsShape }),
);
export type ChangedWebhookJson = z.output<typeof changedWebhookShape>;

/** The answer to a creation and to a rotation, the only ones with a secret. */
export const createdWebhookShape = responseSchema(
  'CreatedWebhook',
  z.object({
    webhook: webhook.schema,
    secret: z.string().nullable().describe('Shown only once: `whsec_…`; null in a dry run'),
    effects: effectsShape,
  }),
);
export type CreatedWebhookJson = z.output<typeof createdWebhookShape>;

/** An attempt. Of `t` the attempts. */
export const attempt = codec('WebhookAttempt', {
  columns: {
    id: text(sql`t.id`),
    event_id: text(sql`t.event_id::text`).describe('The header `webhook-id`, the same on every attempt'),
    type: text(sql`t.type`),
    subject_id: text(sql`t.subject_id`),
    advertiser_id: text(sql`t.advertiser_id`).nullable(),
    trigger: oneOf(ATTEMPT_TRIGGERS, sql`t.trigger`),
    attempt: whole(sql`t.attempt`).describe('Which attempt at this event it was, from 1'),
    at: instant(sql`t.at`),
    url: text(sql`t.url`),
    request_headers: json(
      sql`(select jsonb_agg(jsonb_build_object('name', h.key, 'value', h.value) order by h.key) from jsonb_each_text(t.request_headers) h)`,
      z.array(z.object({ name: z.string(), value: z.string() })),
    ),
    request_bytes: whole(sql`t.request_bytes`).describe('Size of the body'),
    outcome: oneOf(ATTEMPT_OUTCOMES, sql`t.outcome`),
    status: whole(sql`t.status`).nullable().describe('HTTP status; null without an answer'),
    problem: text(sql`t.problem`).nullable().describe('Why there was no answer'),
    answer: text(sql`t.answer`).describe('Its first 2 KiB'),
    duration_ms: whole(sql`t.duration_ms`),
    next_at: instant(sql`t.next_at`).nullable().describe('When the next attempt was due; null for none'),
  },
});
export type AttemptJson = JsonOf<typeof attempt>;

export const attemptPageShape = responseSchema('WebhookAttemptPage', pageShape(attempt.schema));

export const testedWebhookShape = responseSchema(
  'TestedWebhook',
  z.object({
    webhook: webhook.schema,
    attempt: attempt.schema
      .nullable()
      .describe(
        'What was sent and answered; null in a dry run, which sends nothing, and where the receiver takes more than 3.5 seconds',
      ),
    effects: effectsShape,
  }),
);
export type TestedWebhookJson = z.output<typeof testedWebhookShape>;

export const replayedWebhookShape = responseSchema(
  'ReplayedWebhook',
  z.object({
    webhook: webhook.schema,
    replayed: z.int().describe(`Events that will be delivered again, counted up to ${MAX_LAG}`),
    effects: effectsShape,
  }),
);
export type ReplayedWebhookJson = z.output<typeof replayedWebhookShape>;

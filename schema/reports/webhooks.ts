import { linesText, lineText } from '../foundation/text/lineText.ts';
import { DIGITS } from '../foundation/text/patterns.ts';
import { z } from '../foundation/text/zod.ts';
import { MAX_OLD_SECRET_HOURS } from '../people/serviceAccounts.ts';
import { EVENT_TYPES } from './eventTypes.ts';

/** Webhooks that the provider, an organization or an advertiser can have at a time. */
export const MAX_WEBHOOKS = 20;

/** Secrets that one can have at a time: the new one, and the old one for a while. */
export const MAX_WEBHOOK_SECRETS = 2;

/** Events that one replay can name. */
export const MAX_REPLAYED_EVENTS = 100;

/** Why a webhook stopped by itself; null where a person disabled it, or it works. */
export const WEBHOOK_PAUSES = ['failing', 'gone', 'creator_left', 'creator_not_allowed'] as const;
export type WebhookPause = (typeof WEBHOOK_PAUSES)[number];

/** Pauses that end when somebody else takes the webhook over. */
export const CREATOR_PAUSES: readonly WebhookPause[] = ['creator_left', 'creator_not_allowed'];

/** What an attempt delivers: an event of the log for the first time or again, the same after a replay, or a test event. */
export const ATTEMPT_TRIGGERS = ['event', 'replay', 'test'] as const;
export type AttemptTrigger = (typeof ATTEMPT_TRIGGERS)[number];

/** How an attempt ended: taken by the receiver, to be repeated, or not to be repeated. */
export const ATTEMPT_OUTCOMES = ['delivered', 'failed', 'given_up'] as const;
export type AttemptOutcome = (typeof ATTEMPT_OUTCOMES)[number];

/** Type of the event that a test sends. */
export const TEST_EVENT = 'webhook.test';

const eventTypeNames = EVENT_TYPES.map(({ name }) => name) as [string, ...string[]];
const url = lineText().min(1).max(2000);
const description = linesText().max(500);
const types = z
  .array(z.enum(eventTypeNames))
  .min(1, { error: 'required' })
  .refine((list) => new Set(list).size === list.length, { error: 'duplicate_value' })
  .nullable();
const ownerId = z.string().regex(DIGITS, { error: 'choice' }).nullable().default(null);

/** A new webhook: of an advertiser, of an organization, or of the provider where it names neither. */
export const newWebhook = z.strictObject({
  advertiserId: ownerId,
  organizationId: ownerId,
  url,
  description: description.default(''),
  types: types.default(null),
  enabled: z.boolean().default(true),
});
export type NewWebhook = z.output<typeof newWebhook>;

/** A change of a webhook; what is left out stays as it is. `takeOver` makes the caller its creator: it then sees what the caller sees. */
export const webhookDraft = z
  .strictObject({ url, description, types, enabled: z.boolean(), takeOver: z.boolean() })
  .partial();
export type WebhookDraft = z.output<typeof webhookDraft>;

/** A rotation: hours for which the secret there is goes on; with 0 it ends at once. */
export const webhookRotation = z.strictObject({
  oldSecretHours: z.int().min(0).max(MAX_OLD_SECRET_HOURS),
});
export type WebhookRotation = z.output<typeof webhookRotation>;

const position = z.string().regex(/^\d{1,18}$/, { error: 'choice' });

/** What is delivered again, one of these: events by their ids, or everything after a position or since a moment. */
export const webhookReplay = z
  .strictObject({
    eventIds: z.array(z.guid()).min(1, { error: 'required' }).max(MAX_REPLAYED_EVENTS),
    after: position,
    since: z.iso.datetime({ offset: true }),
  })
  .partial();
export type WebhookReplay = z.output<typeof webhookReplay>;

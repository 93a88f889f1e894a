// Bulk actions and exports of the redemption report: their names, their limits, who may begin them.
import type { Ability } from '../../foundation/abilities.ts';
import {
  ACTION_RULES,
  type ActionCaller,
  type JudgedAction,
  type RedemptionAction,
} from './redemptionActions.ts';

/** Actions on many redemptions at once (BULK-1). */
export const BULK_ACTIONS = [
  'resend_success_notification',
  'resend_activation_notification',
  'retry_redemptions',
  'cancel_redemptions',
  'add_comment',
] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** The action on one redemption that decides whether a bulk action touches it, and the ability to begin it (BULK-3 … BULK-6). */
export const BULK_RULES: Record<BulkAction, { action: RedemptionAction; ability: Ability }> = {
  resend_success_notification: { action: 'resend_success_notification', ability: 'editRedemptions' },
  resend_activation_notification: { action: 'resend_activation_notification', ability: 'editRedemptions' },
  retry_redemptions: { action: 'retry', ability: 'redemptionsAdmin' },
  cancel_redemptions: { action: 'cancel', ability: 'redemptionsAdmin' },
  add_comment: { action: 'add_comment', ability: 'redemptionsAdmin' },
};

/** The first obstacle to a bulk action: its ability; an action that is for operator staff alone on one redemption is so in bulk. */
export function judgeBulk(
  bulk: BulkAction,
  { abilities, isStaff }: ActionCaller,
): Pick<JudgedAction, 'allowed' | 'ability'> & { reason: 'missing_ability' | 'staff_only' | null } {
  const { action, ability } = BULK_RULES[bulk];
  if (!abilities.has(ability)) return { allowed: false, reason: 'missing_ability', ability };
  const isForOthers = !ACTION_RULES[action].isStaffOnly || isStaff;
  return { allowed: isForOthers, reason: isForOthers ? null : 'staff_only', ability: null };
}

/** Bulk actions that send messages: only of these the delivery is estimated (BULK-12). */
export const SENDING_ACTIONS: readonly BulkAction[] = [
  'resend_success_notification',
  'resend_activation_notification',
  'retry_redemptions',
];

/** Redemptions of one bulk action at most (BULK-8). */
export const MAX_BULK = 10_000;

/** Characters of a comment on many at once. */
export const MAX_BULK_COMMENT = 2000;

/** A bulk action is worked until every row of it has an outcome, or until it is stopped. */
export const BULK_STATES = ['working', 'done', 'stopped'] as const;
export type BulkState = (typeof BULK_STATES)[number];

/**
 * The outcome of a row: `waiting` is open; `left` was not touched because its state does not allow it any more, `failed` was tried,
 * `stopped` was never begun.
 */
export const BULK_OUTCOMES = ['waiting', 'done', 'left', 'failed', 'stopped'] as const;
export type BulkOutcome = (typeof BULK_OUTCOMES)[number];

export const EXPORT_FORMATS = ['csv', 'pdf'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** Optional fields of an export besides its usual columns (REDLIST-39). */
export const EXPORT_FIELDS = ['user', 'address', 'code'] as const;
export type ExportField = (typeof EXPORT_FIELDS)[number];

/** An export waits, is written, can be fetched until it expires, or could not be written. */
export const EXPORT_STATES = ['queued', 'working', 'done', 'failed', 'expired'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** Hours for which a finished file can be fetched. */
export const EXPORT_HOURS = 24;

/** Rows of a PDF at most, as many as the screen can count (REDLIST-35): more are what a CSV is for. */
export const MAX_PDF_ROWS = 10_000;

/** Exports of one account that may be under way at once. */
export const MAX_OPEN_EXPORTS = 5;

import {
  BUDGET_LINE_STATUSES,
  DELIVERY_STATES,
  REDEMPTION_STEPS,
  type RedemptionStep,
} from '../transitions.ts';

const steps = Object.keys(REDEMPTION_STEPS) as RedemptionStep[];

/**
 * Every noun of the log of changes, and what can happen to it. Nouns are plural, as in the path of their resource. `schema/<capability>/events.ts` says
 * of each action which event it publishes, or why it publishes none.
 */
export const RECORDED_ACTIONS = {
  accounts: [
    'created',
    'updated',
    'invited',
    'invitation_withdrawn',
    'confirmation_sent',
    'email_confirmed',
    'accepted',
    'password_set',
    'bound',
    'unbound',
  ],
  account_settings: ['updated', 'confirmed'],
  saved_views: ['created', 'updated', 'deleted'],
  service_accounts: ['created', 'updated', 'rotated', 'secret_ended', 'ended'],
  advertisers: ['created', 'updated'],
  credentials: ['created', 'updated', 'deleted'],
  budgets: ['credited', 'debited', 'alert_reached'],
  budget_lines: ['requested', 'changed', 'updated', 'decision_refused', ...BUDGET_LINE_STATUSES],
  quotas: ['created', 'updated', 'deleted', 'alert_reached'],
  invoicing: ['updated'],
  discounts: ['created', 'updated', 'deleted'],
  ledger_accounts: ['frozen', 'released'],
  brands: ['created', 'updated'],
  products: ['created', 'updated'],
  skus: ['created', 'updated'],
  publications: ['created', 'updated'],
  catalogue_imports: ['created', 'started', 'done'],
  rewardGroups: ['created', 'updated', 'deleted'],
  tags: ['created', 'updated', 'deleted'],
  promotions: ['created', 'updated', 'screens_saved', 'rewards_chosen', 'reward_status', 'started', 'ended'],
  dispatches: ['created', 'released', 'done', 'recalled', 'canceled', 'retried'],
  batches: ['redeem', 'send_activation_notifications', 'send_redemption_notifications'],
  redemptions: [
    'created',
    ...steps,
    'refund_forced',
    'replaced',
    'replaces',
    'choose',
    'set_user',
    'update_user',
    'update_address',
    'recipient_corrected',
    'resent',
    'link_shown',
    'annotate',
  ],
  deliveries: DELIVERY_STATES,
  bulk_actions: ['created', 'stopped', 'done'],
  extracts: ['created'],
  vouchers: ['created'],
  redemption_exports: ['created', 'done', 'failed', 'downloaded'],
  report_schedules: ['created', 'updated', 'deleted', 'sent'],
  report_files: ['downloaded'],
  reward_sources: ['created', 'updated'],
  run_out_alerts: ['created', 'updated', 'deleted'],
  webhooks: ['created', 'updated', 'taken_over', 'deleted', 'rotated', 'tested', 'replayed', 'paused'],
  jobs: ['retried'],
} as const satisfies Record<string, readonly string[]>;

export type RecordedNoun = keyof typeof RECORDED_ACTIONS;
export type RecordedAction<Noun extends RecordedNoun> = (typeof RECORDED_ACTIONS)[Noun][number];

/** A noun with one of its own actions. */
export type RecordedPair = {
  [Noun in RecordedNoun]: { noun: Noun; action: RecordedAction<Noun> };
}[RecordedNoun];

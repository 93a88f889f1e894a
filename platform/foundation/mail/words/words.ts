import type { UiLocale } from '../../../../schema/people/accounts.ts';
import { translator, type Words } from '../../i18n/translator.ts';
import { ACCOUNT_MAIL_WORDS } from './accountWords.ts';
import { ALLOCATION_MAIL_WORDS, type DecidedAllocation, type WaitingRequests } from './allocationWords.ts';
import { DISPATCH_MAIL_WORDS, type DoneDispatch } from './dispatchWords.ts';
import { EXPORT_MAIL_WORDS, type ReadyExport } from './exportWords.ts';
import { REPORT_MAIL_WORDS, type ReadyReport } from './reportWords.ts';
import { type RunningOut, STOCK_MAIL_WORDS } from './stockWords.ts';
import { type StoppedWebhook, WEBHOOK_MAIL_WORDS } from './webhookWords.ts';

/** Template values of each mail. */
export interface MailParams {
  allocation_approved: DecidedAllocation;
  allocation_rejected: DecidedAllocation;
  /** Another person withdrew the request. */
  allocation_withdrawn: DecidedAllocation;
  /** How many requests wait for a decision; the oldest since a day `YYYY-MM-DD`. */
  allocations_waiting: WaitingRequests;
  /** A balance fell below a limit of the advertiser; both are decimal strings in `currency`. */
  budget_alert: {
    advertiserId: string;
    advertiser: string;
    balance: string;
    limit: string;
    currency: string;
  };
  /** A reward's redemptions reached its quota's alert threshold. */
  quota_alert: {
    advertiserId: string;
    advertiser: string;
    productId: string;
    sku: string;
    reward: string;
    used: string;
    allowed: string;
  };
  /** Asks to confirm that budget alerts may be sent to an address; its link is made at sending time, as are those of the next three. */
  budget_alerts_confirmation: Record<never, string>;
  /** Leads a new account to its password, and proves the address. */
  invitation: Record<never, string>;
  /** Leads to a new password. */
  password_reset: Record<never, string>;
  /** Asks to verify that a changed address belongs to the account. */
  email_confirmation: Record<never, string>;
  /** Reports that a new password was set. */
  password_changed: Record<never, string>;
  /** Informs the former address that the account has a new one. */
  email_changed: Record<never, string>;
  /** Every line of a dispatch is done, failed or canceled. */
  dispatch_done: DoneDispatch;
  /** A file of the redemption report can be fetched. */
  redemption_export_ready: ReadyExport;
  /** A file of the redemption report could not be written. */
  redemption_export_failed: Pick<ReadyExport, 'format'>;
  /** The file of a schedule can be fetched by its owner. */
  report_ready: ReadyReport;
  /** The same to a colleague of the owner, with the link that unsubscribes them from the schedule. */
  report_received: ReadyReport & { owner: string; scheduleId: string };
  /** Somebody gets no file of a schedule, with the key of why. */
  report_not_sent: { view: string; person: string; reason: string };
  /** The same of the owner's own file. */
  report_not_sent_to_owner: { view: string; reason: string };
  /** A colleague took themselves off the recipients. */
  report_left: { view: string; person: string };
  /** The filters of a view cannot be read any more. */
  report_unreadable: { view: string };
  /** A schedule is paused, with the key of the reason. */
  report_paused: { view: string; reason: string };
  /** The stock of a reward, or the budget held with a provider, runs out in this many working days. */
  stock_runs_out: RunningOut;
  source_budget_runs_out: RunningOut & { currency: string };
  /** Every attempt to deliver events has failed for an hour. */
  webhook_failing: StoppedWebhook;
  /** The same for five days. */
  webhook_paused: StoppedWebhook;
  /** The receiver answered 410. */
  webhook_gone: StoppedWebhook;
  /** Its creator left or may no longer see what it receives. */
  webhook_without_creator: StoppedWebhook & { creator: string };
}
export type MailTemplate = keyof MailParams;

/** The content of one mail. */
export type MailText = {
  subject: string;
  paragraphs: readonly string[];
  /** The button below them; `path` is relative to the public address. */
  action: { label: string; path: string };
  /** The unsubscribe link of recurring mails, in small print below the button. */
  leave?: { text: string; label: string; path: string };
};

const budget = '/#/advertiser/{{advertiserId}}?tab=budget';
const quotas = '/#/redemptions-quota?advertiser={{advertiserId}}&product={{productId}}';

/** Every mail there is, English and French side by side. */
export const MAIL_WORDS: Words<MailTemplate, MailText> = {
  budget_alert: {
    en: {
      subject: 'The balance of {{advertiser}} is {{balance, money}}',
      paragraphs: [
        'The balance of {{advertiser}} is {{balance, money}}. It fell below its limit of {{limit, money}}.',
        'When the budget is used up, no reward can be sent. You get this message once, until the balance is above the limit again.',
      ],
      action: { label: 'Open the budget', path: budget },
    },
    fr: {
      subject: 'Le solde de {{advertiser}} est de {{balance, money}}',
      paragraphs: [
        'Le solde de {{advertiser}} est de {{balance, money}}. Il est passé sous son seuil de {{limit, money}}.',
        'Quand le budget est épuisé, plus aucune récompense ne peut être envoyée. Vous recevez ce message une seule fois, jusqu’à ce que le solde repasse au-dessus du seuil.',
      ],
      action: { label: 'Ouvrir le budget', path: budget },
    },
  },
  quota_alert: {
    en: {
      subject: 'Quota of {{reward}} for {{advertiser}}: {{used}} of {{allowed}}',
      paragraphs: [
        '{{used}} of {{allowed}} redemptions of {{reward}} ({{sku}}) are used for {{advertiser}}: the alert threshold is reached.',
        'When the quota is used up, no more can be given. You get this message once, until fewer are used or the quota is changed.',
      ],
      action: { label: 'Open the quotas', path: quotas },
    },
    fr: {
      subject: 'Quota de {{reward}} pour {{advertiser}} : {{used}} sur {{allowed}}',
      paragraphs: [
        '{{used}} utilisations sur {{allowed}} de {{reward}} ({{sku}}) sont décomptées pour {{advertiser}} : le seuil d’alerte est atteint.',
        'Quand le quota est épuisé, plus aucune ne peut être donnée. Vous recevez ce message une seule fois, jusqu’à ce que leur nombre baisse ou que le quota soit modifié.',
      ],
      action: { label: 'Ouvrir les quotas', path: quotas },
    },
  },
  budget_alerts_confirmation: {
    en: {
      subject: 'Confirm your budget alerts',
      paragraphs: [
        'You asked for a message when the balance of an advertiser falls below its limit. Confirm that these alerts may be sent to this address.',
        'The link works for 7 days. If it was not you, do nothing: no alert is sent.',
      ],
      action: { label: 'Confirm', path: '{{path}}' },
    },
    fr: {
      subject: 'Confirmez vos alertes de budget',
      paragraphs: [
        'Vous avez demandé à être prévenu quand le solde d’un annonceur passe sous son seuil. Confirmez que ces alertes peuvent être envoyées à cette adresse.',
        'Le lien est valable 7 jours. Si vous n’êtes pas à l’origine de cette demande, ne faites rien : aucune alerte ne sera envoyée.',
      ],
      action: { label: 'Confirmer', path: '{{path}}' },
    },
  },
  ...ALLOCATION_MAIL_WORDS,
  ...ACCOUNT_MAIL_WORDS,
  ...DISPATCH_MAIL_WORDS,
  ...EXPORT_MAIL_WORDS,
  ...REPORT_MAIL_WORDS,
  ...STOCK_MAIL_WORDS,
  ...WEBHOOK_MAIL_WORDS,
};

/** The content of a mail in a language. */
export const mailText = translator(MAIL_WORDS);

/** The subject of a mail in a language; dry runs show it. */
export function mailSubject<Template extends MailTemplate>(
  template: Template,
  params: MailParams[Template],
  locale: UiLocale,
): string {
  return mailText(locale, template, { ...params }).subject;
}

// Reports that are mailed on a schedule: which, as what, of which days, to whom.
import type { Ability } from '../foundation/abilities.ts';
import { EXPORT_FORMATS, type ExportFormat } from '../fulfillment/redemptions/redemptionBulk.ts';

/** The screens whose saved views can be mailed: the ability to see each, and the files it has. */
export const SCHEDULED_REPORTS = {
  activity_report: { ability: 'viewPromotionActivityReport', formats: ['csv'] },
  inventory_report: { ability: 'viewInventoryReport', formats: ['csv'] },
  redemptions: { ability: 'viewRedemptions', formats: EXPORT_FORMATS },
} as const satisfies Record<string, { ability: Ability; formats: readonly ExportFormat[] }>;
export type ScheduledReport = keyof typeof SCHEDULED_REPORTS;
export const SCHEDULED_REPORT_NAMES = Object.keys(SCHEDULED_REPORTS) as [
  ScheduledReport,
  ...ScheduledReport[],
];

/** True if a screen has a file that can be mailed. */
export const isScheduledReport = (screen: string): screen is ScheduledReport => screen in SCHEDULED_REPORTS;

/** Keys of a report view that contain its days; the inventory report has none, since it shows the moment it is written. */
export const DAY_KEYS: Record<ScheduledReport, readonly (readonly [start: string, end: string])[]> = {
  activity_report: [['start_date', 'end_date']],
  inventory_report: [],
  redemptions: [
    ['activation_start', 'activation_end'],
    ['redeemed_start', 'redeemed_end'],
    ['refund_start', 'refund_end'],
  ],
};

/** The days that a view fixes, as its address says them; a schedule moves them with its period. */
export function fixedDays(report: ScheduledReport, query: string): { start: string; end: string }[] {
  const parameters = new URLSearchParams(query);
  return DAY_KEYS[report]
    .map(([start, end]) => ({ start: parameters.get(start) ?? '', end: parameters.get(end) ?? '' }))
    .filter(({ start, end }) => start !== '' || end !== '');
}

/** Schedules of one account at most, and colleagues who get one of them. */
export const MAX_SCHEDULES = 20;
export const MAX_RECIPIENTS = 20;

/** Days for which a run and what became of its files are kept. */
export const RUN_DAYS = 90;

/**
 * Where one recipient's file stands. `withheld`: they may not see it, or their account is gone. `expired`: its day is over.
 */
export const REPORT_FILE_STATES = ['queued', 'working', 'done', 'failed', 'withheld', 'expired'] as const;
export type ReportFileState = (typeof REPORT_FILE_STATES)[number];

/** State of a run, by its files: `partly` if some of them were not sent. */
export const REPORT_RUN_STATES = ['working', 'done', 'partly', 'failed'] as const;
export type ReportRunState = (typeof REPORT_RUN_STATES)[number];

/** Reasons of an automatic pause of a schedule. */
export const PAUSE_REASONS = ['view_deleted', 'view_hidden', 'ability_lost'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Why somebody gets no file. */
export const FILE_REASONS = [
  'account_gone',
  'other_organization',
  'missing_ability',
  'view_unreadable',
  'too_many_pdf_rows',
  'not_written',
] as const;
export type FileReason = (typeof FILE_REASONS)[number];

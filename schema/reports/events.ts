import { z } from 'zod';
import { eventId } from '../foundation/changes/eventData.ts';
import { eventFamily, type UnpublishedNoun } from '../foundation/changes/eventFamily.ts';

export const exportEvents = eventFamily({
  noun: 'redemption_exports',
  subject: 'export',
  ability: 'viewRedemptions',
  data: z.object({
    exportId: eventId,
    format: z.string(),
    state: z.string(),
    rows: z.number(),
    reason: z.string().nullable().describe('Why there is no file'),
  }),
  example: { exportId: '6', format: 'csv', state: 'done', rows: 25000, reason: null },
  words: {
    requested: 'You requested an export of redemptions.',
    completed: 'The file of an export can be downloaded for a day.',
    failed: 'An export has no file.',
  },
  actions: {
    created: 'requested',
    done: 'completed',
    failed: 'failed',
    downloaded: { none: 'Nothing changed.' },
  },
});

export const unpublishedReports: readonly UnpublishedNoun[] = [
  { noun: 'report_schedules', none: 'A schedule sends its report by mail, to people.' },
  { noun: 'report_files', none: 'A file for the person who downloads it; nothing else changed.' },
  { noun: 'reward_sources', none: 'A note of the inventory report, for the staff of the provider.' },
  { noun: 'run_out_alerts', none: 'Settings of mails to the staff of the provider.' },
  { noun: 'webhooks', none: 'A webhook would deliver news of itself; people read its log.' },
  { noun: 'jobs', none: 'Background work is watched by its operators, by metrics.' },
];

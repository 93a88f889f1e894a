import { newReportSchedule, reportScheduleDraft } from '../../../schema/reports/reportScheduleRules.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import {
  command,
  endpoints,
  file,
  get,
  post,
  put,
  remove,
  withStatus,
} from '../../foundation/endpoints/endpoints.ts';
import type { Vault } from '../../foundation/media/storage/vault.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { colleagueQuery, listColleagues, listSchedules, ownSchedule, scheduleQuery } from './read.ts';
import { reportFile } from './reportFiles.ts';
import { sendSchedule } from './sendNow.ts';
import { recipientList, reportSchedule, schedulePage } from './shape.ts';
import { createSchedule, deleteSchedule, updateSchedule } from './store.ts';

interface Tools {
  database: Database;
  box: CodeBox;
  vault: Vault;
  staffDomains: readonly string[];
}

/** Reports that are mailed on a schedule: all of them are the caller's own. */
export const reportScheduleEndpoints = ({ tools }: { tools: Tools }) => {
  const { staffDomains } = tools;
  return endpoints(
    {
      tag: 'report schedules',
      view: { ability: 'viewAccount', peopleOnly: 'not_for_keys' },
      edit: { ability: 'editAccounts', peopleOnly: 'not_for_keys' },
    },
    {
      listReportSchedules: get('/api/report_schedules', {
        summary: "The caller's schedules: the next due first, paused ones last",
        query: scheduleQuery,
        answer: schedulePage,
        run: ({ scope, query }) => listSchedules(scope, query),
      }),
      readReportSchedule: get('/api/report_schedules/:id', {
        summary: "One of the caller's schedules, with the outcome of its last run",
        answer: reportSchedule.schema,
        run: ({ scope, id }) => scope.read((tx) => ownSchedule(tx, scope, id)),
      }),
      createReportSchedule: post('/api/report_schedules', {
        summary: 'Schedules the file of a saved view to be mailed regularly',
        key: 'optional',
        body: newReportSchedule,
        answer: reportSchedule.schema,
        run: ({ scope, key, body }) => createSchedule(scope, body, { key, staffDomains }),
      }),
      updateReportSchedule: put('/api/report_schedules/:id', {
        summary: 'Saves the times, period, recipients and pause of a schedule',
        computed: ['view_name', 'view_query', 'next_datetime', 'last_run', 'pause_reason'],
        body: reportScheduleDraft,
        answer: reportSchedule.schema,
        run: ({ scope, id, version, body: draft }) =>
          updateSchedule(scope, { id, version }, { draft, staffDomains }),
      }),
      deleteReportSchedule: remove('/api/report_schedules/:id', {
        summary:
          'Deletes a schedule; files already mailed stay available for their day. Answers it as it was',
        answer: reportSchedule.schema,
        run: ({ scope, id, version }) => deleteSchedule(scope, { id, version }),
      }),
      sendReportSchedule: command('/api/report_schedules/:id/send', {
        summary: 'Sends the report now, in addition to the schedule',
        key: 'required',
        answer: { 202: reportSchedule.schema },
        run: async ({ scope, id, key }) => withStatus(202, await sendSchedule(scope, { id, key })),
      }),
      listReportRecipients: get('/api/report_recipients', {
        summary: 'Colleagues to whom a report can be sent, by name; fifty at most',
        query: colleagueQuery,
        answer: recipientList,
        run: ({ scope, query }) => listColleagues(scope, query, staffDomains),
      }),
      readReportFile: file('/api/report_files/:id/file', {
        summary: 'A mailed file, for the account that received it and for 24 hours; each download is logged',
        run: ({ scope, id }) => reportFile(scope, id, tools),
      }),
    },
  );
};

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { newReportSchedule, reportScheduleDraft } from '../../../schema/reports/reportScheduleRules.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { sendAttachment } from '../../foundation/http/attachment.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { dueKey, idParams, ifMatch, keyed, maybeKeyed } from '../../foundation/http/requests.ts';
import type { Vault } from '../../foundation/media/storage/vault.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { colleagueQuery, listColleagues, listSchedules, ownSchedule, scheduleQuery } from './read.ts';
import { reportFile } from './reportFiles.ts';
import { sendSchedule } from './send.ts';
import { recipientList, reportSchedule, schedulePage } from './shape.ts';
import { createSchedule, deleteSchedule, updateSchedule } from './store.ts';

const tags = ['report schedules'];
const view = { ability: 'viewAccount', peopleOnly: 'not_for_keys' } as const;
const edit = { ability: 'editAccounts', peopleOnly: 'not_for_keys' } as const;

interface Tools {
  database: Database;
  box: CodeBox;
  vault: Vault;
  staffDomains: readonly string[];
}

/** Reports that are mailed on a schedule: all of them are the caller's own. */
export const reportScheduleRoutes: FastifyPluginAsyncZod<{ tools: Tools }> = async (app, { tools }) => {
  const { staffDomains } = tools;

  app.get(
    '/api/report_schedules',
    {
      config: view,
      schema: {
        operationId: 'listReportSchedules',
        summary: "The caller's schedules: the next due first, paused ones last",
        tags,
        querystring: scheduleQuery,
        response: { 200: schedulePage },
      },
    },
    ({ scope, query }) => listSchedules(scope, query),
  );

  app.get(
    '/api/report_schedules/:id',
    {
      config: view,
      schema: {
        operationId: 'readReportSchedule',
        summary: "One of the caller's schedules, with the outcome of its last run",
        tags,
        params: idParams,
        response: { 200: reportSchedule.schema },
      },
    },
    ({ scope, params: { id } }) => scope.read((tx) => ownSchedule(tx, scope, id)),
  );

  app.post(
    '/api/report_schedules',
    {
      config: edit,
      schema: {
        operationId: 'createReportSchedule',
        summary: 'Schedules the file of a saved view to be mailed regularly',
        tags,
        headers: maybeKeyed,
        querystring: dryRunQuery,
        body: snakeCased(newReportSchedule),
        response: { 201: reportSchedule.schema },
      },
    },
    async ({ scope, headers, body }, reply) => {
      const options = { key: headers['idempotency-key'], staffDomains };
      return reply.code(201).send(await createSchedule(scope, body, options));
    },
  );

  app.put(
    '/api/report_schedules/:id',
    {
      config: {
        ...edit,
        repeatedKeys: { computed: ['view_name', 'view_query', 'next_datetime', 'last_run', 'pause_reason'] },
      },
      schema: {
        operationId: 'updateReportSchedule',
        summary: 'Saves the times, period, recipients and pause of a schedule',
        tags,
        params: idParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: snakeCased(reportScheduleDraft),
        response: { 200: reportSchedule.schema },
      },
    },
    ({ scope, params: { id }, headers, body: draft }) => {
      const change = { id, version: headers['if-match'] };
      return updateSchedule(scope, change, { draft, staffDomains });
    },
  );

  app.delete(
    '/api/report_schedules/:id',
    {
      config: edit,
      schema: {
        operationId: 'deleteReportSchedule',
        summary:
          'Deletes a schedule; files already mailed stay available for their day. Answers it as it was',
        tags,
        params: idParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        response: { 200: reportSchedule.schema },
      },
    },
    ({ scope, params: { id }, headers }) => deleteSchedule(scope, { id, version: headers['if-match'] }),
  );

  app.post(
    '/api/report_schedules/:id/send',
    {
      config: edit,
      schema: {
        operationId: 'sendReportSchedule',
        summary: 'Sends the report now, in addition to the schedule',
        tags,
        params: idParams,
        headers: keyed,
        querystring: dryRunQuery,
        response: { 202: reportSchedule.schema },
      },
    },
    async ({ scope, params: { id }, headers }, reply) =>
      reply.code(202).send(await sendSchedule(scope, { id, key: dueKey(headers) })),
  );

  app.get(
    '/api/report_recipients',
    {
      config: view,
      schema: {
        operationId: 'listReportRecipients',
        summary: 'Colleagues to whom a report can be sent, by name; fifty at most',
        tags,
        querystring: colleagueQuery,
        response: { 200: recipientList },
      },
    },
    ({ scope, query }) => listColleagues(scope, query, staffDomains),
  );

  app.get(
    '/api/report_files/:id/file',
    {
      config: view,
      schema: {
        operationId: 'readReportFile',
        summary: 'A mailed file, for the account that received it and for 24 hours; each download is logged',
        tags,
        params: idParams,
      },
    },
    async ({ scope, params: { id } }, reply) => sendAttachment(reply, await reportFile(scope, id, tools)),
  );
};

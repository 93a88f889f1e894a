import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { EXPORT_FIELDS, EXPORT_FORMATS } from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import { redemptionFilters } from '../../../schema/fulfillment/redemptions/redemptionFilters.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { sendAttachment } from '../../foundation/http/attachment.ts';
import { commaList, dueKey, idParams, keyed } from '../../foundation/http/requests.ts';
import type { Vault } from '../../foundation/media/storage/vault.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { exportBody } from './choice.ts';
import { createExport } from './create.ts';
import { exportFile } from './exportFiles.ts';
import { exportQuery, listExports, ownExport } from './read.ts';
import { exportPage, redemptionExport } from './shape.ts';

const tags = ['redemption_exports'];
const config = { ability: 'viewRedemptions', peopleOnly: 'export_not_for_keys' } as const;
const params = idParams;

/** The query string of the documents: the filters of the report, and the additional fields of the file. */
const asQuery = z.strictObject({
  ...redemptionFilters,
  additional_fields: commaList(z.enum(EXPORT_FIELDS), EXPORT_FIELDS.length).default([]),
});

interface Tools {
  database: Database;
  box: CodeBox;
  vault: Vault;
}

/** Exports of the redemption report: asked for, looked at, fetched. All of them are the caller's own. */
export const redemptionExportRoutes: FastifyPluginAsyncZod<{ tools: Tools }> = async (app, { tools }) => {
  app.post(
    '/api/redemptions/exports',
    {
      config,
      schema: {
        operationId: 'createRedemptionExport',
        summary: 'Exports the redemption report to a file and mails its link',
        tags,
        headers: keyed,
        querystring: dryRunQuery,
        body: exportBody,
        response: { 201: redemptionExport.schema },
      },
    },
    async ({ scope, headers, body, log }, reply) => {
      const request = { request: body, key: dueKey(headers) };
      return reply.code(201).send(await createExport(scope, request, { ...tools, log }));
    },
  );

  for (const format of EXPORT_FORMATS)
    app.get(
      `/api/redemptions/export/${format}`,
      {
        config,
        schema: {
          operationId: format === 'csv' ? 'exportRedemptionsCsv' : 'exportRedemptionsPdf',
          summary: `The same as a ${format.toUpperCase()} file by a query string; a repeated request during the export returns the same export`,
          tags,
          querystring: asQuery,
          response: { 202: redemptionExport.schema },
        },
      },
      async ({ scope, query: { additional_fields, ...filter }, log }, reply) => {
        const rows = { filter, redemption_list: [], exclude_redemption_list: [] };
        const request = { format, additional_fields, ...rows };
        return reply.code(202).send(await createExport(scope, { request, key: null }, { ...tools, log }));
      },
    );

  app.get(
    '/api/redemptions/exports',
    {
      config,
      schema: {
        operationId: 'listRedemptionExports',
        summary: "The caller's own exports, newest first",
        tags,
        querystring: exportQuery,
        response: { 200: exportPage },
      },
    },
    ({ scope, query }) => listExports(scope, query),
  );

  app.get(
    '/api/redemptions/exports/:id',
    {
      config,
      schema: {
        operationId: 'readRedemptionExport',
        summary: "One of the caller's own exports, with its progress",
        tags,
        params,
        response: { 200: redemptionExport.schema },
      },
    },
    ({ scope, params: { id } }) => scope.read((tx) => ownExport(tx, scope, id)),
  );

  app.get(
    '/api/redemptions/exports/:id/file',
    {
      config,
      schema: {
        operationId: 'readRedemptionExportFile',
        summary: 'The file, for the requesting account and for 24 hours; each download is logged',
        tags,
        params,
      },
    },
    async ({ scope, params: { id } }, reply) => sendAttachment(reply, await exportFile(scope, id, tools)),
  );
};

import { z } from 'zod';
import { EXPORT_FIELDS, type ExportFormat } from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import { redemptionFilters } from '../../../schema/fulfillment/redemptions/redemptionFilters.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { endpoints, file, get, post, withStatus } from '../../foundation/endpoints/endpoints.ts';
import { commaList } from '../../foundation/http/requests.ts';
import type { Vault } from '../../foundation/media/storage/vault.ts';
import type { CodeBox } from '../../foundation/secrets/codeBox.ts';
import { exportBody } from './choice.ts';
import { createExport } from './create.ts';
import { exportFile } from './exportFiles.ts';
import { exportQuery, listExports, ownExport } from './read.ts';
import { exportPage, redemptionExport } from './shape.ts';

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
export const redemptionExportEndpoints = ({ tools }: { tools: Tools }) => {
  const exportAs = (format: ExportFormat) =>
    get(`/api/redemptions/export/${format}`, {
      summary: `The same as a ${format.toUpperCase()} file by a query string; a repeated request during the export returns the same export`,
      query: asQuery,
      answer: { 202: redemptionExport.schema },
      run: async ({ scope, query: { additional_fields, ...filter }, log }) => {
        const rows = { filter, redemption_list: [], exclude_redemption_list: [] };
        const request = { format, additional_fields, ...rows };
        return withStatus(202, await createExport(scope, { request, key: null }, { ...tools, log }));
      },
    });
  return endpoints(
    {
      tag: 'redemption_exports',
      access: { ability: 'viewRedemptions', peopleOnly: 'export_not_for_keys' },
    },
    {
      createRedemptionExport: post('/api/redemptions/exports', {
        summary: 'Exports the redemption report to a file and mails its link',
        key: 'required',
        body: exportBody,
        answer: redemptionExport.schema,
        run: ({ scope, key, body, log }) => createExport(scope, { request: body, key }, { ...tools, log }),
      }),
      exportRedemptionsCsv: exportAs('csv'),
      exportRedemptionsPdf: exportAs('pdf'),
      listRedemptionExports: get('/api/redemptions/exports', {
        summary: "The caller's own exports, newest first",
        query: exportQuery,
        answer: exportPage,
        run: ({ scope, query }) => listExports(scope, query),
      }),
      readRedemptionExport: get('/api/redemptions/exports/:id', {
        summary: "One of the caller's own exports, with its progress",
        answer: redemptionExport.schema,
        run: ({ scope, id }) => scope.read((tx) => ownExport(tx, scope, id)),
      }),
      readRedemptionExportFile: file('/api/redemptions/exports/:id/file', {
        summary: 'The file, for the requesting account and for 24 hours; each download is logged',
        run: ({ scope, id }) => exportFile(scope, id, tools),
      }),
    },
  );
};

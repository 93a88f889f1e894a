import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { extractCodes, extractLinks, newExtract } from '../../../schema/fulfillment/dispatches.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { sendAttachment } from '../../foundation/http/attachment.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { sendCsv } from '../../foundation/http/csv.ts';
import { dueKey, idParams, keyed } from '../../foundation/http/requests.ts';
import { createExtract } from './create.ts';
import { EXTRACT_COLUMNS } from './lines.ts';
import { extractLines, noteOpening } from './open.ts';
import { extractAnswer } from './shape.ts';
import { ownExtract, takeTicket } from './ticket.ts';
import type { ExtractTools } from './tools.ts';
import { extractZip } from './zip.ts';

const tags = ['extracts'];
const config = { ability: 'createBulkRedemptions' } as const;
const params = idParams;
const ticket = z.strictObject({ ticket: z.string().min(1).max(100) });

/** Files of links and codes: requested, then read once within a minute by the requester. */
export const extractRoutes: FastifyPluginAsyncZod<{ tools: Omit<ExtractTools, 'log'> }> = async (
  app,
  { tools },
) => {
  app.post(
    '/api/dispatches/:id/extracts',
    {
      config,
      schema: {
        operationId: 'createExtract',
        summary: 'Prepares a file of the links or codes of a dispatch, to be downloaded once within a minute',
        tags,
        params,
        querystring: dryRunQuery,
        body: snakeCased(newExtract),
        response: { 201: extractAnswer },
      },
    },
    async ({ scope, params: { id }, body }, reply) =>
      reply.code(201).send(await createExtract(scope, { of: { dispatchId: id }, ...body }, tools)),
  );

  app.post(
    '/api/batches/:id/extract_links',
    {
      config,
      schema: {
        operationId: 'extractBatchLinks',
        summary: 'Prepares a file of the links of a batch, to be downloaded once within a minute',
        tags: ['batches'],
        params,
        headers: keyed,
        querystring: dryRunQuery,
        body: snakeCased(extractLinks),
        response: { 201: extractAnswer },
      },
    },
    async ({ scope, params: { id }, headers, body: { reason } }, reply) => {
      const request = {
        of: { batchId: id },
        kind: 'links',
        includePdf: false,
        reason,
        key: dueKey(headers),
      } as const;
      return reply.code(201).send(await createExtract(scope, request, tools));
    },
  );

  app.post(
    '/api/batches/:id/extract_codes',
    {
      config,
      schema: {
        operationId: 'extractBatchCodes',
        summary: 'Prepares a file of the codes of a batch, to be downloaded once within a minute',
        tags: ['batches'],
        params,
        headers: keyed,
        querystring: dryRunQuery,
        body: snakeCased(extractCodes),
        response: { 201: extractAnswer },
      },
    },
    async ({ scope, params: { id }, headers, body }, reply) => {
      const request = {
        of: { batchId: id },
        kind: 'codes',
        includePdf: body.includePdfZip,
        reason: body.reason,
        key: dueKey(headers),
      } as const;
      return reply.code(201).send(await createExtract(scope, request, tools));
    },
  );

  app.get(
    '/api/extracts/:id/file',
    {
      config,
      schema: {
        operationId: 'readExtract',
        summary: 'The file, as CSV or as a zip with PDFs; its ticket works once',
        tags,
        params,
        querystring: ticket,
      },
    },
    async ({ scope, params: { id }, query, log }, reply) => {
      const extract = await ownExtract(scope, id);
      const open = async () => {
        await takeTicket(scope, extract, query.ticket);
        await noteOpening(scope, extract, log);
      };
      const fileTools = { ...tools, log };
      if (extract.includePdf)
        return sendAttachment(reply, {
          name: `${extract.kind}.zip`,
          type: 'application/zip',
          open: () => extractZip(scope, extract, { ...fileTools, open }),
        });
      return sendCsv(reply, {
        name: `${extract.kind}.csv`,
        columns: EXTRACT_COLUMNS[extract.kind],
        async lines() {
          await open();
          return extractLines(scope, extract, fileTools);
        },
      });
    },
  );
};

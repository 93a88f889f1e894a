import { z } from 'zod';
import { extractCodes, extractLinks, newExtract } from '../../../schema/fulfillment/dispatches.ts';
import { endpoints, file, post } from '../../foundation/endpoints/endpoints.ts';
import { createExtract } from './create.ts';
import { EXTRACT_COLUMNS } from './lines.ts';
import { extractLines, noteOpening } from './open.ts';
import { extractAnswer } from './shape.ts';
import { ownExtract, takeTicket } from './ticket.ts';
import type { ExtractTools } from './tools.ts';
import { extractZip } from './zip.ts';

const ticket = z.strictObject({ ticket: z.string().min(1).max(100) });

/** Files of links and codes: requested, then read once within a minute by the requester. */
export const extractEndpoints = ({ tools }: { tools: Omit<ExtractTools, 'log'> }) =>
  endpoints(
    { tag: 'extracts', access: { ability: 'createBulkRedemptions' } },
    {
      createExtract: post('/api/dispatches/:id/extracts', {
        summary: 'Prepares a file of the links or codes of a dispatch, to be downloaded once within a minute',
        body: newExtract,
        answer: extractAnswer,
        run: ({ scope, id, body }) => createExtract(scope, { of: { dispatchId: id }, ...body }, tools),
      }),
      extractBatchLinks: post('/api/batches/:id/extract_links', {
        summary: 'Prepares a file of the links of a batch, to be downloaded once within a minute',
        tag: 'batches',
        key: 'required',
        body: extractLinks,
        answer: extractAnswer,
        run: ({ scope, id, key, body: { reason } }) =>
          createExtract(scope, { of: { batchId: id }, kind: 'links', includePdf: false, reason, key }, tools),
      }),
      extractBatchCodes: post('/api/batches/:id/extract_codes', {
        summary: 'Prepares a file of the codes of a batch, to be downloaded once within a minute',
        tag: 'batches',
        key: 'required',
        body: extractCodes,
        answer: extractAnswer,
        run: ({ scope, id, key, body: { includePdfZip: includePdf, reason } }) =>
          createExtract(scope, { of: { batchId: id }, kind: 'codes', includePdf, reason, key }, tools),
      }),
      readExtract: file('/api/extracts/:id/file', {
        summary: 'The file, as CSV or as a zip with PDFs; its ticket works once',
        query: ticket,
        run: async ({ scope, id, query, log }) => {
          const extract = await ownExtract(scope, id);
          const open = async () => {
            await takeTicket(scope, extract, query.ticket);
            await noteOpening(scope, extract, log);
          };
          const fileTools = { ...tools, log };
          if (extract.includePdf)
            return {
              name: `${extract.kind}.zip`,
              type: 'application/zip',
              open: () => extractZip(scope, extract, { ...fileTools, open }),
            };
          return {
            name: `${extract.kind}.csv`,
            columns: EXTRACT_COLUMNS[extract.kind],
            async lines() {
              await open();
              return extractLines(scope, extract, fileTools);
            },
          };
        },
      }),
    },
  );

import { z } from 'zod';
import { endpoints, file, get } from '../../../foundation/endpoints/endpoints.ts';
import { pageQuery } from '../../../foundation/http/requests.ts';
import type { CodeBox } from '../../../foundation/secrets/codeBox.ts';
import { listRefusedRows, refusedRowsFile } from './read.ts';
import { refusedRowPage } from './shape.ts';

/** The rows that a dispatch refused, to be sent again. */
export const refusedRowEndpoints = ({ box }: { box: Pick<CodeBox, 'open'> }) =>
  endpoints(
    // The rows hold names and addresses of people who got nothing: only who may send them reads them.
    { tag: 'dispatches', view: { ability: 'createBulkRedemptions' } },
    {
      listRefusedRows: get('/api/dispatches/:id/refused_rows', {
        summary: 'The rows of recipients that a dispatch refused and that wait to be sent again',
        query: z.strictObject(pageQuery),
        answer: refusedRowPage,
        run: ({ scope, id, query }) => listRefusedRows(scope, { id, box }, query),
      }),
      exportRefusedRows: file('/api/dispatches/:id/refused_rows.csv', {
        summary: 'The same rows with their reasons, as a file that a new dispatch reads',
        run: ({ scope, id }) => refusedRowsFile(scope, { id, box }),
      }),
    },
  );

import { z } from 'zod';
import { EXTRACT_KINDS } from '../../../schema/fulfillment/dispatchKinds.ts';
import { boolean, nullable, oneOf, type RowOf, text } from '../../foundation/database/rows.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';

/** A file that its requester can read once. */
export const extractAnswer = responseSchema(
  'Extract',
  z.object({
    id: z.string(),
    kind: z.enum(EXTRACT_KINDS),
    include_pdf: z.boolean().describe('True for a zip of the codes and their PDFs'),
    url: z.string().describe('Path of the file with its ticket'),
    ticket: z.string(),
    expires_at: z.string().describe("End of the ticket's validity, ISO 8601"),
  }),
);
export type ExtractJson = z.output<typeof extractAnswer>;

/** A file as it was asked for: of a whole dispatch, or of one batch of it. */
export const EXTRACT_ROW = {
  advertiserId: text,
  id: text,
  dispatchId: text,
  batchId: nullable(text),
  kind: oneOf(EXTRACT_KINDS),
  includePdf: boolean,
  /** Why it is read, as its requester states. */
  reason: nullable(text),
};
export type Extract = RowOf<typeof EXTRACT_ROW>;

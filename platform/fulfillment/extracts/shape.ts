import { z } from 'zod';
import { EXTRACT_KINDS, type ExtractKind } from '../../../schema/fulfillment/dispatchKinds.ts';
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
export interface Extract {
  advertiserId: string;
  id: string;
  dispatchId: string;
  batchId: string | null;
  kind: ExtractKind;
  includePdf: boolean;
  /** Why it is read, as its requester states. */
  reason: string | null;
}

import { z } from 'zod';
import { responseSchema } from '../../../foundation/http/responseSchema.ts';
import { CODE_READS, CODE_USAGES } from '../../codes/table.ts';

/** The codes of a redemption in clear (RED-47). */
export const codeData = responseSchema(
  'CodeData',
  z.object({
    codes: z.array(
      z.object({
        usage: z.enum(CODE_USAGES),
        value: z.string(),
        expires_at: z.string().nullable(),
        is_dead: z.boolean().describe('Whether it is no longer valid'),
      }),
    ),
  }),
);
export type CodeDataJson = z.output<typeof codeData>;

/** Metadata of a redemption's codes, without opening them. */
export const codeInformation = responseSchema(
  'CodeInformation',
  z.object({
    codes: z.array(
      z.object({
        usage: z.enum(CODE_USAGES),
        last4: z.string(),
        given_at: z.string(),
        expires_at: z.string().nullable(),
        dead_at: z.string().nullable().describe('Time of cancellation; null while it is valid'),
      }),
    ),
    reads: z
      .array(
        z.object({
          at: z.string(),
          what: z.enum(CODE_READS),
          name: z
            .string()
            .nullable()
            .describe('Name of the reader; null for the platform and for recipients'),
          reason: z.string().nullable().describe('Null unless the caller is operator staff'),
        }),
      )
      .describe('Newest first, 50 at most'),
    read_count: z.int(),
  }),
);
export type CodeInformationJson = z.output<typeof codeInformation>;

/** A voucher that its requester can read once. */
export const voucherAnswer = responseSchema(
  'Voucher',
  z.object({
    id: z.string(),
    url: z.string().describe('Path of the file with its ticket'),
    ticket: z.string(),
    expires_at: z.string().describe("End of the ticket's validity, ISO 8601"),
  }),
);
export type VoucherJson = z.output<typeof voucherAnswer>;

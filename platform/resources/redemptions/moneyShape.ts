import { z } from 'zod';
import { responseSchema } from '../../http/responseSchema.ts';
import { LEDGER_ACCOUNT_KINDS } from '../../ledger/table.ts';

const accountKind = z.enum(LEDGER_ACCOUNT_KINDS);

/** The money of one redemption: every posting that moved it, and where it is now. Decimal strings in `currency`. */
export const redemptionMoney = responseSchema(
  'RedemptionMoney',
  z.object({
    currency: z.string(),
    charge: z.string().describe('What it costs its advertiser'),
    allocation_id: z.string().nullable().describe('What it draws on; null for what is unallocated'),
    allocation_external_id: z.string().nullable().describe('Its IO number'),
    balances: z
      .array(z.object({ account: accountKind, amount: z.string(), currency: z.string() }))
      .describe('What the postings left on each account, signed; together they are 0'),
    is_tied: z.boolean().describe('Whether the postings leave its charge where its state says it is'),
    entries: z
      .array(
        z.object({
          id: z.string(),
          at: z.string(),
          kind: z.string(),
          currency: z.string(),
          amount: z.string().describe('Of this redemption'),
          from: accountKind,
          to: accountKind,
          allocation_id: z.string().nullable(),
          allocation_external_id: z.string().nullable(),
          batch_amount: z
            .string()
            .nullable()
            .describe('The whole posting, where it moved the money of a batch at once'),
        }),
      )
      .describe('The oldest first'),
  }),
);
export type RedemptionMoneyJson = z.output<typeof redemptionMoney>;

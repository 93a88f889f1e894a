import { z } from 'zod';
import { responseSchema } from '../../../foundation/http/responseSchema.ts';
import { LEDGER_ACCOUNT_KINDS } from '../../../money/ledger/table.ts';

const accountKind = z.enum(LEDGER_ACCOUNT_KINDS);

/** The money of one redemption: every posting that moved it, and where it is now. Decimal strings in `currency`. */
export const redemptionMoney = responseSchema(
  'RedemptionMoney',
  z.object({
    currency: z.string(),
    charge: z.string().describe('Cost to its advertiser'),
    allocation_id: z.string().nullable().describe('Allocation that pays; null for unallocated budget'),
    allocation_external_id: z.string().nullable().describe('IO number of the allocation'),
    balances: z
      .array(z.object({ account: accountKind, amount: z.string(), currency: z.string() }))
      .describe('Resulting balance of each account, signed; they add up to 0'),
    is_tied: z.boolean().describe('Whether the balances match its state'),
    entries: z
      .array(
        z.object({
          id: z.string(),
          at: z.string(),
          kind: z.string(),
          currency: z.string(),
          amount: z.string().describe('Amount of this redemption'),
          from: accountKind,
          to: accountKind,
          allocation_id: z.string().nullable(),
          allocation_external_id: z.string().nullable(),
          batch_amount: z
            .string()
            .nullable()
            .describe('Amount of the whole posting, when it moved the money of a batch at once'),
        }),
      )
      .describe('Oldest first'),
  }),
);
export type RedemptionMoneyJson = z.output<typeof redemptionMoney>;

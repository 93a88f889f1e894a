import { z } from 'zod';
import { formatMinor } from '../../../schema/foundation/money/money.ts';
import { responseSchema } from '../http/responseSchema.ts';

/** Effects of a change: part of every answer about money, the same for a dry run and for the change itself. */
export const effectsShape = responseSchema(
  'Effects',
  z.object({
    postings: z.array(
      z.object({
        kind: z.string(),
        amount: z.string(),
        currency: z.string(),
        from: z.string(),
        to: z.string(),
      }),
    ),
    figures: z.array(
      z.object({
        name: z.string(),
        allocation_id: z.string().nullable().describe('Allocation of the figure; null for a budget figure'),
        currency: z.string(),
        before: z.string(),
        after: z.string(),
      }),
    ),
    mails: z.array(z.object({ recipient: z.string(), subject: z.string() })),
  }),
);
export type EffectsJson = z.output<typeof effectsShape>;
export type FigureEffect = EffectsJson['figures'][number];
/** A mail to be sent: the recipient's name, and the subject in their language. */
export type MailEffect = EffectsJson['mails'][number];

/** The effects of a change that moves no money. `effectsOf` of the ledger answers for the others. */
export const effectsWithoutMoney = (mails: readonly MailEffect[] = []): EffectsJson => ({
  postings: [],
  figures: [],
  mails: [...mails],
});

/** A figure that a change changed by so much, minor units. */
export const figureEffect = (
  name: string,
  of: { allocationId: string | null; currency: string; after: bigint; change: bigint },
): FigureEffect => ({
  name,
  allocation_id: of.allocationId,
  currency: of.currency,
  before: formatMinor(of.after - of.change, of.currency),
  after: formatMinor(of.after, of.currency),
});

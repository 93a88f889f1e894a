import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Queries } from '../database/connections/connection.ts';
import { responseSchema } from '../http/responseSchema.ts';
import type { Change } from './change.ts';
import { effectsShape, type MailEffect } from './effects.ts';

/** Effects of a change of advertiser, promotion or maker on open dispatches; a dry run answers the same. */
export const dispatchEffectsShape = responseSchema(
  'DispatchEffects',
  z.object({
    lines_canceled: z.int().describe('Unprocessed dispatch lines that are canceled; their money is returned'),
    lines_failed: z
      .int()
      .describe(
        'Dispatch lines whose reward is redeemed but not sent yet; they fail, and a retry sends them once nothing stops their batch',
      ),
    lines_resumed: z
      .int()
      .describe('Dispatch lines that were about to be canceled, or waited for their promotion, and continue'),
    returned: z
      .array(z.object({ amount: z.string(), currency: z.string() }))
      .describe('Amounts that the canceled lines had booked, one per billing currency; they are returned'),
    mails: effectsShape.shape.mails.describe(
      'Mails of these dispatches, sent once their last line is closed',
    ),
  }),
);
export type DispatchEffectsJson = z.output<typeof dispatchEffectsShape>;

export const NO_DISPATCH_EFFECTS: DispatchEffectsJson = {
  lines_canceled: 0,
  lines_failed: 0,
  lines_resumed: 0,
  returned: [],
  mails: [],
};

/** Open lines of dispatches that stop or resume. */
export interface OpenLines {
  /** Lines whose reward is not redeemed yet. */
  unredeemed: number;
  /** Lines whose reward is redeemed, and whose recipient was told nothing yet. */
  redeemed: number;
  /** Amounts that unredeemed lines hold, one decimal string per billing currency; empty if all are redeemed. */
  booked: { amount: string; currency: string }[];
  /** Mails to the makers of the dispatches, sent when the last line is closed. */
  mails: MailEffect[];
}

/** Reads of open dispatches for changes that may stop them. */
export interface OpenDispatches {
  /**
   * Opens before a change that may stop dispatches: reads which of the open dispatches `d` that `which` names go on; null reads nothing, for a change
   * that stops none. Call the answer after the change, in the same transaction, for its effects. Lines are read one by one only where a dispatch
   * stops, or goes on again.
   */
  watch(change: Change, which: SQL | null): Promise<() => Promise<DispatchEffectsJson>>;
  /** Reads the lines that are not done of the open dispatches `d` that `which` names. */
  linesOf(tx: Queries, which: SQL): Promise<OpenLines>;
}

let provided: OpenDispatches | null = null;

/** Capabilities before fulfillment stop dispatches but may not import it. Fulfillment provides its reads when the process starts. */
export const provideOpenDispatches = (reads: OpenDispatches): void => {
  provided = reads;
};

/** The reads that fulfillment provides. */
export function openDispatches(): OpenDispatches {
  if (!provided) throw new Error('Call provideOpenDispatches before the first change.');
  return provided;
}

import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { Scope } from '../../../foundation/access/scope.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import { responseSchema } from '../../../foundation/http/responseSchema.ts';
import { logAddress } from '../../codes/logRead.ts';
import { batchLine } from '../../dispatches/lineShape.ts';
import { addAddress } from '../../recipients/knowRecipients.ts';
import type { LinkBox } from '../../recipients/linkBox.ts';
import { renewLink } from '../../recipients/openLinks.ts';
import { lockJudged, readRow } from '../../redemptions/lockJudged.ts';
import { redemption } from '../../redemptions/shape.ts';
import { countVersion } from '../../redemptions/writeFields.ts';
import { type Address, addressOf, giveTo } from './giveTo.ts';
import { type GivenLine, givenOf, lineOf } from './lineOf.ts';

/** The answer to a correction. */
export const correctedLine = responseSchema(
  'CorrectedLine',
  z.object({ line: batchLine.schema.nullable(), redemption: redemption.schema }),
);

/** Another address: an e-mail address or a phone number, and the version of the line's recipient last received. */
export interface Correction {
  email: string | null;
  phoneNumber: string | null;
  version: number;
}

/** Dependencies of corrections. */
interface CorrectionTools {
  box: LinkBox;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Gives a redemption another address of its recipient: the recipient with that address has it from now on. An account keeps its name and gets the
 * address. Links sent before become invalid. @throws Refusal by the reason against it, stale_version, recipient_has_reward, broken rules by field, too_many_requests
 */
export function correctRecipient(
  scope: Scope,
  redemptionId: string,
  { email, phoneNumber, version, box, log }: Correction & CorrectionTools,
): Promise<z.output<typeof correctedLine>> {
  const address = addressOf({ email, phoneNumber });
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const answer = async (line: GivenLine) => ({
      line: await lineOf(tx, scope, line),
      redemption: redemption.json(
        await readRow(tx, { advertiserId: line.advertiserId, id: redemptionId }),
        scope,
      ),
    });
    const row = await lockJudged(tx, scope, { id: redemptionId, action: 'correct_recipient' });
    const line = givenOf(row);
    await change.checkVersion(row, () => lineOf(tx, scope, line));
    if (line.provider === 'account') await giveAddress(change, line, address);
    else await giveTo(change, line, address);
    await renewLink(tx, { ...line, box });
    logAddress(change, log, line);
    await change.record({
      noun: 'redemptions',
      nounId: redemptionId,
      action: 'recipient_corrected',
      advertiserId: line.advertiserId,
      before: { user: row.user?.uid ?? null },
      after: { user: address.email ?? address.phoneNumber },
    });
    return answer(line);
  });
}

async function giveAddress(
  { tx }: Change,
  { advertiserId, redemptionId, recipientId }: GivenLine,
  address: Address,
): Promise<void> {
  await addAddress(tx, { advertiserId, id: recipientId }, address);
  await countVersion(tx, { advertiserId, redemptionId });
}

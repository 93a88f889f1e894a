import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import type { CorrectRecipientInput, ResendDeliveryInput } from '../sdl/types.generated.ts';

/** The only file that knows the remedies for the line of a redemption: another address, or the message again. */
export function recipientSource(rest: RestClient) {
  return {
    correct: ({ redemptionId, version, dryRun, ...address }: CorrectRecipientInput) =>
      rest.call('PUT /api/redemptions/{id}/recipient', {
        path: { id: redemptionId },
        ifMatch: version,
        dryRun,
        body: toRest(address, ['email', 'phoneNumber']),
      }),
    resend: ({ redemptionId, idempotencyKey, event, channels, dryRun }: ResendDeliveryInput) =>
      rest.call('POST /api/redemptions/{id}/notifications', {
        path: { id: redemptionId },
        idempotencyKey,
        dryRun,
        body: { event, notification_channels: channels },
      }),
  };
}

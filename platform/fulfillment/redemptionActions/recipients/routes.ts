import { correctedRecipient, resentDelivery } from '../../../../schema/fulfillment/dispatches.ts';
import { command, endpoints, get, put } from '../../../foundation/endpoints/endpoints.ts';
import type { LinkBox } from '../../recipients/linkBox.ts';
import { redemption } from '../../redemptions/shape.ts';
import { correctedLine, correctRecipient } from './correct.ts';
import { listDeliveries, resendDelivery, resentDeliveries, sentDeliveries } from './resend.ts';
import { setUser } from './setUser.ts';

/** Sets a missing recipient, or repairs a line whose message did not arrive: corrects the address and sends the message again. */
export const recipientEndpoints = ({ box }: { box: LinkBox }) =>
  endpoints(
    {
      tag: 'redemptions',
      view: { ability: 'viewRedemptions' },
      edit: { ability: 'editRedemptions' },
    },
    {
      correctRecipient: put('/api/redemptions/:id/recipient', {
        summary: "Corrects the address of a redemption's recipient",
        body: correctedRecipient,
        answer: correctedLine,
        run: ({ scope, id, version, body, log }) =>
          correctRecipient(scope, id, { ...body, version, box, log }),
      }),
      setRedemptionUser: put('/api/redemptions/:id/user', {
        summary: 'Sets the recipient of a redemption that has none',
        body: correctedRecipient,
        answer: redemption.schema,
        run: ({ scope, id, version, body, log }) => setUser(scope, id, { ...body, version, log }),
      }),
      listRedemptionDeliveries: get('/api/redemptions/:id/deliveries', {
        summary: 'Last messages about a redemption, newest first',
        answer: sentDeliveries,
        run: ({ scope, id }) => listDeliveries(scope, id),
      }),
      resendDelivery: command('/api/redemptions/:id/notifications', {
        summary: "Sends a message about a redemption again, to its recipient's current address",
        key: 'required',
        body: resentDelivery,
        answer: resentDeliveries,
        run: ({ scope, id, key, body }) =>
          resendDelivery(scope, id, {
            event: body.event,
            channels: body.notificationChannels,
            key,
          }),
      }),
    },
  );

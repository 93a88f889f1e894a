import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { correctedRecipient, resentDelivery } from '../../../schema/fulfillment/dispatches.ts';
import { dryRunQuery } from '../../foundation/changes/dryRun.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { dueKey, idParams, ifMatch, keyed } from '../../foundation/http/requests.ts';
import type { LinkBox } from '../recipientLinks/linkBox.ts';
import { redemption } from '../redemptions/shape.ts';
import { correctedLine, correctRecipient } from './correct.ts';
import { listDeliveries, resendDelivery, resentDeliveries, sentDeliveries } from './resend.ts';
import { setUser } from './setUser.ts';

const tags = ['redemptions'];
const config = { ability: 'editRedemptions' } as const;

/** Sets a missing recipient, or repairs a line whose message did not arrive: corrects the address and sends the message again. */
export const recipientRoutes: FastifyPluginAsyncZod<{ box: LinkBox }> = async (app, { box }) => {
  app.put(
    '/api/redemptions/:id/recipient',
    {
      config,
      schema: {
        operationId: 'correctRecipient',
        summary: "Corrects the address of a redemption's recipient",
        tags,
        params: idParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: snakeCased(correctedRecipient),
        response: { 200: correctedLine },
      },
    },
    ({ scope, params: { id }, headers, body, log }) =>
      correctRecipient(scope, id, { ...body, version: headers['if-match'], box, log }),
  );

  app.put(
    '/api/redemptions/:id/user',
    {
      config,
      schema: {
        operationId: 'setRedemptionUser',
        summary: 'Sets the recipient of a redemption that has none',
        tags,
        params: idParams,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: snakeCased(correctedRecipient),
        response: { 200: redemption.schema },
      },
    },
    ({ scope, params: { id }, headers, body, log }) =>
      setUser(scope, id, { ...body, version: headers['if-match'], log }),
  );

  app.get(
    '/api/redemptions/:id/deliveries',
    {
      config: { ability: 'viewRedemptions' },
      schema: {
        operationId: 'listRedemptionDeliveries',
        summary: 'Last messages about a redemption, newest first',
        tags,
        params: idParams,
        response: { 200: sentDeliveries },
      },
    },
    ({ scope, params: { id } }) => listDeliveries(scope, id),
  );

  app.post(
    '/api/redemptions/:id/notifications',
    {
      config,
      schema: {
        operationId: 'resendDelivery',
        summary: "Sends a message about a redemption again, to its recipient's current address",
        tags,
        params: idParams,
        headers: keyed,
        querystring: dryRunQuery,
        body: snakeCased(resentDelivery),
        response: { 200: resentDeliveries },
      },
    },
    ({ scope, params: { id }, headers, body }) =>
      resendDelivery(scope, id, {
        event: body.event,
        channels: body.notificationChannels,
        key: dueKey(headers),
      }),
  );
};

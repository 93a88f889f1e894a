import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Ability } from '../../../../schema/foundation/abilities.ts';
import {
  ACTION_RULES,
  type RedemptionAction,
} from '../../../../schema/fulfillment/redemptions/redemptionActions.ts';
import { linkReading } from '../../../../schema/fulfillment/redemptions/redemptionDetails.ts';
import type { RouteAccess } from '../../../foundation/access/authorization.ts';
import { dryRunQuery } from '../../../foundation/changes/dryRun.ts';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { snakeCased } from '../../../foundation/http/casing.ts';
import { dueKey, idParams, ifMatch, keyed } from '../../../foundation/http/requests.ts';
import type { SupplyTools } from '../../providers/engineTools.ts';
import type { LinkBox } from '../../recipientLinks/linkBox.ts';
import { redemption } from '../shape.ts';
import { addressBody, refundBody, replacementBody } from './body.ts';
import { changedRedemption, refundedRedemption } from './changed.ts';
import { MOVING_COMMANDS, moveByCommand } from './moveByCommand.ts';
import { redemptionLink, redemptionLinkShape } from './redemptionLink.ts';
import { refundRedemption } from './refundRedemption.ts';
import { replacedRedemption, replaceRedemption } from './replaceRedemption.ts';
import { updateAddress } from './updateAddress.ts';

const tags = ['redemptions'];
const params = idParams;

/** Abilities that admit a call: every caller whom `judgeAction` may allow. */
const access = (action: RedemptionAction) => {
  const [first, second] = ACTION_RULES[action].abilities as readonly [Ability, Ability?];
  const ability: RouteAccess = second ? [first, second] : first;
  return { ability };
};

/** Abilities for refunds and replacements; `judgeAction` checks the details. */
const refund = { ability: ['refundRedemptions', 'forceRefundRedemptions'] } as const;

/** Maximum duration of a command that sends a request to a provider. */
const PROVIDER_TIMEOUT_MS = 8_000;

/** Dependencies of the command routes. */
export interface CommandOptions {
  database: Database;
  supply: SupplyTools;
  box: LinkBox;
  publicUrl: string;
  /** Maximum number of lines of one dispatch. */
  mostLines: number;
}

const SUMMARIES: Record<(typeof MOVING_COMMANDS)[number], string> = {
  retry: 'Orders the reward of a redemption again',
  reset: 'Reopens a denied redemption',
  cancel: 'Cancels a redemption before it is redeemed',
  reversal: 'Returns the money of a redeemed redemption; its code stays valid',
  block: 'Blocks a redeemed redemption; its money stays spent',
};

/** Actions on one redemption. */
export const redemptionCommandRoutes: FastifyPluginAsyncZod<CommandOptions> = async (
  app,
  { database, supply, box, publicUrl, mostLines },
) => {
  const tools = { database, supply, box, mostLines, log: app.log };
  for (const command of MOVING_COMMANDS)
    app.post(
      `/api/redemptions/:id/${command}`,
      {
        config: access(command),
        schema: {
          operationId: `${command}Redemption`,
          summary: SUMMARIES[command],
          tags,
          params,
          headers: keyed,
          querystring: dryRunQuery,
          response: { 200: changedRedemption },
        },
      },
      ({ scope, params: { id }, headers }) => moveByCommand(scope, id, { command, key: dueKey(headers) }),
    );

  app.post(
    '/api/redemptions/:id/refund',
    {
      config: { ...refund, answerTime: PROVIDER_TIMEOUT_MS },
      schema: {
        operationId: 'refundRedemption',
        summary: 'Refunds a redeemed redemption; its code is canceled first, unless the refund is forced',
        tags,
        params,
        headers: keyed,
        querystring: dryRunQuery,
        body: refundBody,
        response: { 200: refundedRedemption },
      },
    },
    ({ scope, params: { id }, headers, body }) =>
      refundRedemption(scope, { id, ...body, key: dueKey(headers) }, tools),
  );

  app.post(
    '/api/redemptions/:id/replace',
    {
      config: { ...refund, answerTime: PROVIDER_TIMEOUT_MS },
      schema: {
        operationId: 'replaceRedemption',
        summary: 'Replaces a redeemed redemption with a new one for the same recipient',
        tags,
        params,
        headers: keyed,
        querystring: dryRunQuery,
        body: replacementBody,
        response: { 200: replacedRedemption },
      },
    },
    ({ scope, params: { id }, headers, body }) =>
      replaceRedemption(scope, { id, ...body, key: dueKey(headers) }, tools),
  );

  app.post(
    '/api/redemptions/:id/link',
    {
      config: access('redemption_link'),
      schema: {
        operationId: 'readRedemptionLink',
        summary:
          'The link of the recipient; the caller and the reason are logged first, and reads are limited together with codes',
        tags,
        params,
        querystring: dryRunQuery,
        body: snakeCased(linkReading),
        response: { 200: redemptionLinkShape },
      },
    },
    async ({ scope, params: { id }, body: { reason }, log }, reply) => {
      const link = await redemptionLink(scope, { id, reason }, { box, publicUrl, log });
      return reply.header('cache-control', 'no-store').send(link);
    },
  );

  app.put(
    '/api/redemptions/:id/address',
    {
      config: access('update_address'),
      schema: {
        operationId: 'updateRedemptionAddress',
        summary: "Corrects the shipping address of a redemption's reward",
        tags,
        params,
        headers: ifMatch,
        querystring: dryRunQuery,
        body: addressBody,
        response: { 200: redemption.schema },
      },
    },
    ({ scope, params: { id }, headers, body }) =>
      updateAddress(scope, id, { ...body, version: headers['if-match'] }),
  );
};

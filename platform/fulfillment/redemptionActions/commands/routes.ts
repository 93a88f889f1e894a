import type { FastifyBaseLogger } from 'fastify';
import type { Ability } from '../../../../schema/foundation/abilities.ts';
import {
  ACTION_RULES,
  type RedemptionAction,
} from '../../../../schema/fulfillment/redemptions/redemptionActions.ts';
import {
  refundRequest,
  replacement,
  shippingAddressDraft,
} from '../../../../schema/fulfillment/redemptions/redemptionCommands.ts';
import { linkReading } from '../../../../schema/fulfillment/redemptions/redemptionDetails.ts';
import type { Database } from '../../../foundation/database/connections/connection.ts';
import { command, endpoints, put } from '../../../foundation/endpoints/endpoints.ts';
import type { EndpointAccess } from '../../../foundation/endpoints/row.ts';
import type { SupplyTools } from '../../providers/engineTools.ts';
import type { LinkBox } from '../../recipients/linkBox.ts';
import { redemption } from '../../redemptions/shape.ts';
import { changedRedemption, refundedRedemption } from './changed.ts';
import { MOVING_COMMANDS, moveByCommand } from './moveByCommand.ts';
import { redemptionLink, redemptionLinkShape } from './redemptionLink.ts';
import { refundRedemption } from './refundRedemption.ts';
import { replacedRedemption, replaceRedemption } from './replaceRedemption.ts';
import { updateAddress } from './updateAddress.ts';

/** Abilities that admit a call: every caller whom `judgeAction` may allow. */
const access = (action: RedemptionAction): EndpointAccess => {
  const [first, second] = ACTION_RULES[action].abilities as readonly [Ability, Ability?];
  return { ability: second ? [first, second] : first };
};

/** Maximum duration of a command that sends a request to a provider. */
const PROVIDER_TIMEOUT_MS = 8_000;

/** Dependencies of the command routes. */
export interface CommandOptions {
  database: Database;
  supply: SupplyTools;
  box: LinkBox;
  log: FastifyBaseLogger;
  publicUrl: string;
}

const SUMMARIES: Record<(typeof MOVING_COMMANDS)[number], string> = {
  retry: 'Orders the reward of a redemption again',
  reset: 'Reopens a denied redemption',
  cancel: 'Cancels a redemption before it is redeemed',
  reversal: 'Returns the money of a redeemed redemption; its code stays valid',
  block: 'Blocks a redeemed redemption; its money stays spent',
};

const move = (action: (typeof MOVING_COMMANDS)[number]) =>
  command(`/api/redemptions/:id/${action}`, {
    summary: SUMMARIES[action],
    access: access(action),
    key: 'required',
    answer: changedRedemption,
    run: ({ scope, id, key }) => moveByCommand(scope, id, { command: action, key }),
  });

/** Actions on one redemption. */
export const redemptionCommandEndpoints = ({ publicUrl, ...tools }: CommandOptions) =>
  endpoints(
    // Refunds and replacements; `judgeAction` checks the details.
    { tag: 'redemptions', edit: { ability: ['refundRedemptions', 'forceRefundRedemptions'] } },
    {
      ...Object.fromEntries(MOVING_COMMANDS.map((action) => [`${action}Redemption`, move(action)])),
      refundRedemption: command('/api/redemptions/:id/refund', {
        summary: 'Refunds a redeemed redemption; its code is canceled first, unless the refund is forced',
        answerTime: PROVIDER_TIMEOUT_MS,
        key: 'required',
        body: refundRequest,
        answer: refundedRedemption,
        run: ({ scope, id, key, body }) => refundRedemption(scope, { id, ...body, key }, tools),
      }),
      replaceRedemption: command('/api/redemptions/:id/replace', {
        summary: 'Replaces a redeemed redemption with a new one for the same recipient',
        answerTime: PROVIDER_TIMEOUT_MS,
        key: 'required',
        body: replacement,
        answer: replacedRedemption,
        run: ({ scope, id, key, body }) => replaceRedemption(scope, { id, ...body, key }, tools),
      }),
      readRedemptionLink: command('/api/redemptions/:id/link', {
        summary:
          'The link of the recipient; the caller and the reason are logged first, and reads are limited together with codes',
        access: access('redemption_link'),
        body: linkReading,
        answer: redemptionLinkShape,
        noStore: true,
        run: ({ scope, id, body: { reason }, log }) =>
          redemptionLink(scope, { id, reason }, { box: tools.box, publicUrl, log }),
      }),
      updateRedemptionAddress: put('/api/redemptions/:id/address', {
        summary: "Corrects the shipping address of a redemption's reward",
        access: access('update_address'),
        body: shippingAddressDraft,
        answer: redemption.schema,
        run: ({ scope, id, version, body }) => updateAddress(scope, id, { ...body, version }),
      }),
    },
  );

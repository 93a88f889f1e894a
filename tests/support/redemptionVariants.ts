import { CARD } from '../../platform/testing/dispatches.ts';
import type { ActionFacts } from '../../schema/fulfillment/redemptions/redemptionActions.ts';

/** What a redemption usually is here: a card of a running promotion that mails links and rewards. */
export const USUAL: Omit<ActionFacts, 'state'> = {
  isLinkByHand: false,
  cancelable: true,
  hasTracking: false,
  isFreeValue: false,
  isShipped: false,
  hasCode: false,
  hasUser: true,
  hasEmail: true,
  hasPhone: false,
  canConsult: false,
  hasAddress: false,
  activationChannels: ['email'],
  successChannels: ['email'],
  promotionState: 'ready',
  promotionStatus: 'enabled',
  rewardState: 'ready',
  rewardStatus: 'enabled',
};

/** Variants of a redemption: made by statements about redemption `id`, and undone. */
export const VARIANTS: Record<string, { facts: Partial<ActionFacts>; make: string[]; undo: string[] }> = {
  'without a recipient': {
    facts: { hasUser: false, hasEmail: false },
    make: ['update redemptions set recipient_id = null where id = any ($ids)'],
    undo: [
      'update redemptions r set recipient_id = (select p.id from recipients p where p.uid = $uid) where id = any ($ids)',
    ],
  },
  'without an address': {
    facts: { hasEmail: false },
    make: ['update recipients set email = null where uid = $uid'],
    undo: ['update recipients set email = uid where uid = $uid'],
  },
  'whose code cannot be killed': {
    facts: { cancelable: false },
    make: ['update redemptions set cancelable = false where id = any ($ids)'],
    undo: ['update redemptions set cancelable = true where id = any ($ids)'],
  },
  'that is shipped and tracked': {
    facts: { cancelable: false, hasTracking: true, isShipped: true },
    make: [
      'update redemptions set cancelable = false where id = any ($ids)',
      "update products set delivery_mode = 'physical_shipment' where id = 'AAA-CARD'",
      `insert into redemption_codes (advertiser_id, redemption_id, usage, last4, key_id, wrapped_key, sealed)
       select 1, unnest($ids), 'tracking', 'ABCD', 'k', '\\x00', '\\x00'`,
    ],
    undo: [
      'update redemptions set cancelable = true where id = any ($ids)',
      "update products set delivery_mode = 'digital_delivery' where id = 'AAA-CARD'",
      "update redemption_codes set dead_at = now() where usage = 'tracking'",
    ],
  },
  'that is shipped to an address': {
    facts: { isShipped: true, hasAddress: true },
    make: [
      "update products set delivery_mode = 'physical_shipment' where id = 'AAA-CARD'",
      `update redemptions set address = '{"name": "Ada", "lines": ["1 rue X"], "postalCode": "75001", "city": "Paris", "region": null, "country": "FR"}' where id = any ($ids)`,
    ],
    undo: [
      "update products set delivery_mode = 'digital_delivery' where id = 'AAA-CARD'",
      'update redemptions set address = null where id = any ($ids)',
    ],
  },
  'of a reward of free value': {
    facts: { isFreeValue: true },
    make: [`update skus set variable_value = true where sku = '${CARD}'`],
    undo: [`update skus set variable_value = false where sku = '${CARD}'`],
  },
  'of a paused promotion': {
    facts: { promotionStatus: 'paused' },
    make: ["update promotions set status = 'paused' where id = $promotion"],
    undo: ["update promotions set status = 'enabled' where id = $promotion"],
  },
  'whose reward is paused': {
    facts: { rewardStatus: 'paused' },
    make: ["update promotion_rewards set status = 'paused' where promotion_id = $promotion"],
    undo: ["update promotion_rewards set status = 'enabled' where promotion_id = $promotion"],
  },
  'of a promotion that mails no rewards': {
    facts: { successChannels: [] },
    make: ["update promotions set notification_channels = '{}' where id = $promotion"],
    undo: ["update promotions set notification_channels = '{email}' where id = $promotion"],
  },
};

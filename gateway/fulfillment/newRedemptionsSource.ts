import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import type { CreateAndRedeemInput, CreateRedemptionInput } from '../sdl/types.generated.ts';

/** Milliseconds for a booking, including the wait for a provider. */
const CREATE_TIME = 8000;

/** Values for which null means the same as leaving them out, and values that accept no null. */
const PLAIN = ['orderId', 'value', 'expectedTotal'] as const;

/** The only file that knows how to create one redemption. */
export function newRedemptionSource(rest: RestClient) {
  return {
    create({ promotionId: id, rewardSku: sku, idempotencyKey, dryRun, ...fields }: CreateRedemptionInput) {
      const call = {
        idempotencyKey,
        dryRun,
        patience: CREATE_TIME,
        body: { ...bodyOf(fields), ...(fields.sends == null ? {} : { sends: fields.sends }) },
      };
      return sku == null
        ? rest.call('POST /api/promotions/{id}/redemptions', { path: { id }, ...call })
        : rest.call('POST /api/promotions/{id}/rewards/{sku}/redemptions', { path: { id, sku }, ...call });
    },
    redeem: ({ promotionId: id, rewardSku: sku, idempotencyKey, dryRun, ...fields }: CreateAndRedeemInput) =>
      rest.call('POST /api/promotions/{id}/rewards/{sku}/redemptions/redeem', {
        path: { id, sku },
        idempotencyKey,
        dryRun,
        patience: CREATE_TIME,
        body: bodyOf(fields),
      }),
  };
}

type RedemptionFields = Pick<
  CreateRedemptionInput,
  'orderId' | 'value' | 'expectedTotal' | 'testing' | 'user'
>;

function bodyOf({ testing, user, ...fields }: RedemptionFields): Record<string, unknown> {
  const { provider, ...recipient } = user ?? {};
  return {
    ...toRest(fields, PLAIN),
    ...(testing == null ? {} : { testing }),
    ...(user == null
      ? {}
      : {
          user: {
            ...toRest(recipient, ['uid', 'email', 'firstName', 'lastName']),
            ...(provider == null ? {} : { provider }),
          },
        }),
  };
}

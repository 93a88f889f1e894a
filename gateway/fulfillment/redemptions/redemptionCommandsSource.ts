import { toRest } from '../../foundation/rest/casing.ts';
import type { RestClient } from '../../foundation/rest/client.ts';
import { nullIfNotFound } from '../../foundation/rest/refusal.ts';
import type {
  RedemptionCommandInput,
  RefundRedemptionInput,
  ReplaceRedemptionInput,
  RevealRedemptionLinkInput,
  SetRedemptionUserInput,
  UpdateRedemptionAddressInput,
  UpdateRedemptionUserInput,
} from '../../sdl/types.generated.ts';

/** Maximum milliseconds that the platform takes when a provider has to invalidate a code. */
const PROVIDER_TIME = 8000;

/** The only file that knows the commands on one redemption and on its recipient. */
export function redemptionCommandSource(rest: RestClient) {
  const commandOf = ({ id, idempotencyKey, dryRun }: RedemptionCommandInput) => ({
    path: { id },
    idempotencyKey,
    dryRun,
  });
  return {
    retry: (input: RedemptionCommandInput) => rest.call('POST /api/redemptions/{id}/retry', commandOf(input)),
    reset: (input: RedemptionCommandInput) => rest.call('POST /api/redemptions/{id}/reset', commandOf(input)),
    cancel: (input: RedemptionCommandInput) =>
      rest.call('POST /api/redemptions/{id}/cancel', commandOf(input)),
    reverse: (input: RedemptionCommandInput) =>
      rest.call('POST /api/redemptions/{id}/reversal', commandOf(input)),
    block: (input: RedemptionCommandInput) => rest.call('POST /api/redemptions/{id}/block', commandOf(input)),
    refund: ({ forceCodeCancel, reason, ...input }: RefundRedemptionInput) =>
      rest.call('POST /api/redemptions/{id}/refund', {
        ...commandOf(input),
        patience: PROVIDER_TIME,
        body: { force_code_cancel: forceCodeCancel ?? false, reason: reason ?? null },
      }),
    replace: ({ former, ...input }: ReplaceRedemptionInput) =>
      rest.call('POST /api/redemptions/{id}/replace', {
        ...commandOf(input),
        patience: PROVIDER_TIME,
        body: { former },
      }),
    setUser: ({ id, version, dryRun, ...user }: SetRedemptionUserInput) =>
      rest.call('PUT /api/redemptions/{id}/user', {
        path: { id },
        ifMatch: version,
        dryRun,
        body: toRest(user, ['email', 'phoneNumber']),
      }),
    updateAddress: ({ id, version, dryRun, ...address }: UpdateRedemptionAddressInput) =>
      rest.call('PUT /api/redemptions/{id}/address', {
        path: { id },
        ifMatch: version,
        dryRun,
        body: toRest(address, ADDRESS),
      }),
    updateUser: ({ id, version, dryRun, ...user }: UpdateRedemptionUserInput) =>
      rest.call('PUT /api/users/{id}', {
        path: { id },
        ifMatch: version,
        dryRun,
        body: toRest(user, ['email', 'phoneNumber', 'firstName', 'lastName']),
      }),
    revealLink: ({ redemptionId, reason, dryRun }: RevealRedemptionLinkInput) =>
      rest.call('POST /api/redemptions/{id}/link', {
        path: { id: redemptionId },
        dryRun,
        body: { reason: reason ?? null },
      }),
    deliveries: async (id: string) =>
      (await nullIfNotFound(rest.call('GET /api/redemptions/{id}/deliveries', { path: { id } })))?.items ??
      null,
  };
}

const ADDRESS = [
  ...(['name', 'line1', 'line2', 'line3', 'line4'] as const),
  ...(['zipcode', 'city', 'state', 'country'] as const),
] as const;

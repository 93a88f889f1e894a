import { ABILITIES, type Ability } from '../foundation/abilities.ts';
import { lineText } from '../foundation/text/lineText.ts';
import { DIGITS } from '../foundation/text/patterns.ts';
import { shownName } from '../foundation/text/shownName.ts';
import { z } from '../foundation/text/zod.ts';

/** States of a service account: ended ones stay, so that histories know their names. */
export const SERVICE_ACCOUNT_STATUSES = ['active', 'ended'] as const;
export type ServiceAccountStatus = (typeof SERVICE_ACCOUNT_STATUSES)[number];

/** States of a service account: it cannot act without a secret, or when the creator of its secrets is no longer operator staff. */
export const SERVICE_ACCOUNT_STATES = ['working', 'without_secret', 'maker_gone', 'ended'] as const;
export type ServiceAccountState = (typeof SERVICE_ACCOUNT_STATES)[number];

/** Service accounts that the provider, or one organization, can have at a time. */
export const MAX_SERVICE_ACCOUNTS = 50;

/** Secrets that one can have at a time: the new one, and the old one for a while. */
export const MAX_SECRETS = 2;

/** Hours for which an old secret can go on beside the new one: thirty days at most. */
export const MAX_OLD_SECRET_HOURS = 720;

/** Abilities of people only: their own account, accounts, keys and service accounts of others, and the page of components. */
const OF_PEOPLE: readonly Ability[] = [
  ...(['viewHome', 'viewAccount', 'editAccounts', 'createAccounts'] as const),
  ...(['viewCredentials', 'createCredentials', 'viewUIComponents'] as const),
];

/** Abilities that a service account can have; only a holder of an ability can assign it. */
export const SERVICE_ABILITIES: readonly Ability[] = ABILITIES.filter((one) => !OF_PEOPLE.includes(one));

/** Abilities of the provider alone, which assigns a new advertiser to its organization. */
export const PROVIDERS_ABILITIES: readonly Ability[] = ['createAdvertisers'];

const name = shownName(100);
const abilities = z
  .array(z.enum(SERVICE_ABILITIES))
  .min(1, { error: 'required' })
  .max(SERVICE_ABILITIES.length)
  .refine((list) => new Set(list).size === list.length, { error: 'duplicate_value' });

/**
 * A new service account: of one organization, or of the provider where it names none. Where an external issuer signs in it names the subject of its client
 * there; here it has none.
 */
export const newServiceAccount = z.strictObject({
  name,
  organizationId: z.string().regex(DIGITS, { error: 'unknown_organization' }).nullable(),
  abilities,
  subject: lineText().min(1).max(255).nullable().default(null),
});
export type NewServiceAccount = z.output<typeof newServiceAccount>;

/** A change of a service account; what is left out stays as it is. */
export const serviceAccountDraft = z.strictObject({ name, abilities }).partial();
export type ServiceAccountDraft = z.output<typeof serviceAccountDraft>;

/** A rotation: hours for which the secret there is goes on; with 0 it ends at once. */
export const secretRotation = z.strictObject({
  oldSecretHours: z.int().min(0).max(MAX_OLD_SECRET_HOURS),
});
export type SecretRotation = z.output<typeof secretRotation>;

import { sql } from 'drizzle-orm';
import {
  MAX_SERVICE_ACCOUNTS,
  type NewServiceAccount,
  PROVIDERS_ABILITIES,
} from '../../../schema/people/serviceAccounts.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { textArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { effectsWithoutMoney } from '../../foundation/changes/effects.ts';
import { keyWithoutAdvertiser } from '../../foundation/changes/keyWithoutAdvertiser.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { constraintOf } from '../../foundation/database/constraint.ts';
import { number, rowCountOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { invalidField, refused } from '../../foundation/http/refusals/refusal.ts';
import { makeKey } from '../signIn/tokens/apiKeys.ts';
import { addSecret } from './addSecret.ts';
import { serviceAccountById } from './read.ts';
import type { ServiceAccountTools } from './serviceAccountTools.ts';
import type { MadeServiceAccountJson } from './shape.ts';

/**
 * Creates a service account of the provider or of an organization and answers its secret, which is shown only now. Where an external issuer signs in it is bound
 * to a client of that issuer by its subject and has no secret of ours.
 * @throws Refusal too_many_service_accounts, service_secret_already_shown; of a field: `ability_not_held`, `not_of_organizations`, `unknown_organization`,
 * `subject_taken`, and a subject that is missing or of no use
 */
export async function createServiceAccount(
  scope: Scope,
  draft: NewServiceAccount,
  around: ServiceAccountTools & { key: string | undefined },
): Promise<MadeServiceAccountJson> {
  const { key, issuer } = around;
  const keyed = key && {
    ...keyWithoutAdvertiser(key, { serviceAccount: draft }),
    refuseRepetition: () => refused(scope, 'service_secret_already_shown'),
  };
  checkAbilities(scope, draft);
  if (issuer !== null && draft.subject === null) throw invalidField('subject', 'required');
  if (issuer === null && draft.subject !== null) throw invalidField('subject', 'subject_of_another_issuer');
  return runChange({ scope, keyed: keyed || undefined }, async (change) => {
    const id = await insert(change, draft, issuer);
    const secret = issuer === null ? await addSecret(change, id) : null;
    await change.record({
      noun: 'service_accounts',
      nounId: id,
      action: 'created',
      advertiserId: null,
      after: { ...draft, hint: secret?.hint ?? null },
    });
    return {
      service_account: await serviceAccountById(change.tx, id, around.staffDomains),
      client_secret: scope.isDryRun ? null : (secret?.secret ?? null),
      effects: effectsWithoutMoney(),
    };
  }).catch((error: unknown) => {
    if (constraintOf(error) === 'service_accounts_subject') throw invalidField('subject', 'subject_taken');
    throw error;
  });
}

/** Nobody gives what they do not hold, and an organization's service account makes no advertisers. */
export function checkAbilities(
  { abilities }: Scope,
  draft: Pick<NewServiceAccount, 'abilities' | 'organizationId'>,
): void {
  if (draft.abilities.some((one) => !abilities.has(one))) throw invalidField('abilities', 'ability_not_held');
  if (draft.organizationId !== null && draft.abilities.some((one) => PROVIDERS_ABILITIES.includes(one)))
    throw invalidField('abilities', 'not_of_organizations');
}

async function insert(
  { tx, scope }: Change,
  { name, organizationId, abilities, subject }: NewServiceAccount,
  issuer: string | null,
): Promise<string> {
  if (organizationId !== null) {
    const organizations = await rowCountOf(tx, sql`select 1 from organizations where id = ${organizationId}`);
    if (organizations === 0) throw invalidField('organization_id', 'unknown_organization');
  }
  // Concurrent creations of one owner count each other.
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`service_accounts:${organizationId ?? ''}`}))`,
  );
  const [counted] = await rowsOf(
    tx,
    { count: number },
    sql`select count(*)::int as count from service_accounts
      where organization_id is not distinct from ${organizationId}::bigint and ended_at is null`,
  );
  if ((counted?.count ?? 0) >= MAX_SERVICE_ACCOUNTS)
    throw refused(scope, 'too_many_service_accounts', { most: String(MAX_SERVICE_ACCOUNTS) });
  const [inserted] = await rowsOf(
    tx,
    { id: text },
    sql`insert into service_accounts (organization_id, name, client_id, abilities, issuer, subject, made_by)
      values (${organizationId}, ${name}, ${makeKey('service').clientId}, ${textArray(abilities)}::text[],
        ${issuer}, ${subject}, ${scope.accountId}) returning id::text as id`,
  );
  return inserted?.id ?? '';
}

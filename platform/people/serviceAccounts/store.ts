import { type SQL, sql } from 'drizzle-orm';
import type { RecordedAction } from '../../../schema/foundation/changes/recordedActions.ts';
import {
  MAX_SECRETS,
  type SecretRotation,
  type ServiceAccountDraft,
} from '../../../schema/people/serviceAccounts.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { textArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { effectsWithoutMoney } from '../../foundation/changes/effects.ts';
import { openDispatches } from '../../foundation/changes/openDispatches.ts';
import { differences } from '../../foundation/changes/recordEvent.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import { notFound, refused } from '../../foundation/http/refusals/refusal.ts';
import { addSecret } from './addSecret.ts';
import { checkAbilities } from './create.ts';
import { serviceAccountById } from './read.ts';
import type { ServiceAccountTools } from './serviceAccountTools.ts';
import type {
  ChangedServiceAccountJson,
  EndedSecretJson,
  MadeServiceAccountJson,
  ServiceAccountJson,
} from './shape.ts';

/** A change of a service account: which one, and the version last received. */
export interface ServiceAccountChange extends ServiceAccountTools {
  id: string;
  version: number;
}

/** Saves name and abilities; only a holder of a further ability can add it. @throws Refusal stale_version, service_account_ended; `ability_not_held` */
export function updateServiceAccount(
  scope: Scope,
  asked: ServiceAccountChange,
  draft: ServiceAccountDraft,
): Promise<ChangedServiceAccountJson> {
  return changed(scope, asked, async (change, before) => {
    const { name = before.name, abilities = before.abilities } = draft;
    const organizationId = before.organization?.id ?? null;
    const added = abilities.filter((one) => !before.abilities.includes(one));
    checkAbilities(scope, { abilities: added, organizationId });
    const different = differences(
      { name: before.name, abilities: before.abilities },
      { name, abilities: [...abilities] },
    );
    const isOfAbilities = different !== null && 'abilities' in different.after;
    const effects = await openDispatches().watch(change, isOfAbilities ? madeBy(before) : null);
    if (!different) return effects();
    await change.tx.execute(sql`update service_accounts set name = ${name}, abilities = ${textArray(abilities)}::text[],
      version = version + 1 where id = ${before.id}`);
    await change.record({ ...eventOf(before, 'updated'), ...different });
    return effects();
  });
}

/**
 * Gives a service account a new secret, shown only now; existing ones stay valid for so many hours, or end at once. From then on the person who rotated is
 * responsible for actions with the new one.
 * @throws Refusal stale_version, service_account_ended, secret_elsewhere, two_secrets, service_abilities_not_held
 */
export async function rotateSecret(
  scope: Scope,
  asked: ServiceAccountChange,
  { oldSecretHours }: SecretRotation,
): Promise<MadeServiceAccountJson> {
  let secret: string | null = null;
  const answer = await changed(scope, asked, async (change, before) => {
    if (before.subject !== null || asked.issuer !== null) throw refused(scope, 'secret_elsewhere');
    const notHeld = before.abilities.filter((one) => !scope.abilities.has(one));
    if (notHeld.length > 0)
      throw refused(scope, 'service_abilities_not_held', { abilities: notHeld.join(', ') });
    if (oldSecretHours > 0 && before.secrets.length >= MAX_SECRETS) throw refused(scope, 'two_secrets');
    const live = sql`service_account_id = ${before.id} and ended_at is null and (expires_at is null or expires_at > now())`;
    if (oldSecretHours === 0)
      await change.tx.execute(sql`update service_account_secrets set ended_at = now() where ${live}`);
    else
      await change.tx.execute(sql`update service_account_secrets set expires_at = now() + make_interval(hours => ${oldSecretHours})
        where ${live}`);
    const newSecret = await addSecret(change, before.id);
    secret = newSecret.secret;
    await raiseVersion(change, before);
    await change.record({ ...eventOf(before, 'rotated'), after: { hint: newSecret.hint, oldSecretHours } });
    return effectsWithoutMoney();
  });
  return { ...answer, client_secret: scope.isDryRun ? null : secret };
}

/** Ends one secret at once: requests by its tokens are refused from then on. An account with none left has no secret until the next rotation. */
export function endSecret(
  scope: Scope,
  asked: ServiceAccountChange,
  secretId: string,
): Promise<EndedSecretJson> {
  return changed(scope, asked, async (change, before) => {
    const secret = before.secrets.find(({ id }) => id === secretId);
    if (!secret) throw notFound();
    await change.tx.execute(sql`update service_account_secrets set ended_at = now() where id = ${secretId}`);
    await raiseVersion(change, before);
    await change.record({ ...eventOf(before, 'secret_ended'), before: { hint: secret.hint } });
    return effectsWithoutMoney();
  });
}

/** Ends a service account for ever: its secrets and its tokens open nothing from the next request on, in every process. Its name stays in histories. */
export function endServiceAccount(
  scope: Scope,
  asked: ServiceAccountChange,
): Promise<ChangedServiceAccountJson> {
  return changed(scope, asked, async (change, before) => {
    const effects = await openDispatches().watch(change, madeBy(before));
    await change.tx.execute(
      sql`update service_accounts set ended_at = now(), version = version + 1 where id = ${before.id}`,
    );
    await change.record({ ...eventOf(before, 'ended'), before: { name: before.name } });
    return effects();
  });
}

/** Changes one that is not ended, at the version that was read; its row is locked until the change is done. `work` answers its effects. */
function changed<Effects>(
  scope: Scope,
  { id, version, staffDomains }: ServiceAccountChange,
  work: (change: Change, before: ServiceAccountJson) => Promise<Effects>,
): Promise<{ service_account: ServiceAccountJson; effects: Effects }> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    await tx.execute(sql`select 1 from service_accounts where id = ${id} for no key update`);
    const before = await serviceAccountById(tx, id, staffDomains);
    await change.checkVersion(before, () => before);
    if (before.ended_at !== null) throw refused(scope, 'service_account_ended');
    const effects = await work(change, before);
    return { service_account: await serviceAccountById(tx, id, staffDomains), effects };
  });
}

const raiseVersion = ({ tx }: Change, { id }: ServiceAccountJson) =>
  tx.execute(sql`update service_accounts set version = version + 1 where id = ${id}`);

/** Dispatches `d` that a service account made. */
const madeBy = ({ id }: ServiceAccountJson) => sql`d.caller = ${`service:${id}`}`;

/** The event of a change to a service account. */
const eventOf = ({ id }: ServiceAccountJson, action: RecordedAction<'service_accounts'>) => ({
  noun: 'service_accounts' as const,
  nounId: id,
  action,
  advertiserId: null,
});

/** The update that notes the use of a secret. */
export const noteSecretUse = (secretId: string): SQL =>
  sql`update service_account_secrets set last_used_at = now() where id = ${secretId}`;

/** The update that notes the use of a service account of an external issuer. */
export const noteServiceUse = ({ issuer, subject }: { issuer: string; subject: string }): SQL =>
  sql`update service_accounts set last_used_at = now() where issuer = ${issuer} and subject = ${subject}`;

import { sql } from 'drizzle-orm';
import { abilitiesOf } from '../../../schema/foundation/abilities.ts';
import type { MemberDraft } from '../../../schema/people/members.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { openDispatches } from '../../foundation/changes/openDispatches.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf } from '../../foundation/database/rows.ts';
import { invalidField, notFound, refused } from '../../foundation/http/refusals/refusal.ts';
import { advertisersOf, checkAdvertisers, giveAdvertisers } from '../accounts/accountAdvertisers.ts';
import { endLinks } from '../accounts/links/store.ts';
import { updateManaged } from '../accounts/managedAccount.ts';
import { allOrganizations } from '../organization/store.ts';
import { changeEmail } from './changeEmail.ts';
import { orTaken } from './emailFree.ts';
import { memberColumns } from './list.ts';
import {
  knownRoles,
  MEMBER_ROW,
  type MemberJson,
  type MemberRow,
  memberJson,
  type SavedMemberJson,
} from './shape.ts';

/** Reads one account with the advertisers given to it; not found when there is none. */
export function readMember(scope: Scope, id: string, staffDomains: readonly string[]): Promise<MemberJson> {
  return scope.read((tx) => memberById(tx, id, staffDomains));
}

/**
 * Saves the draft; stale when `version` is not the row's. Saving unchanged values changes nothing. A changed address counts
 * once its owner has verified it. Nobody disables their own account (409 `own_account`), gives it a role or changes its address (422).
 */
export function updateMember(
  scope: Scope,
  requestedId: string,
  { version, draft, staffDomains }: { version: number; draft: MemberDraft; staffDomains: readonly string[] },
): Promise<SavedMemberJson> {
  const update = async (change: Change) => {
    const { tx } = change;
    const row = await findMember(tx, requestedId, true);
    if (!row) throw notFound();
    const { id } = row; // `requestedId` may be spelled with leading zeros
    await change.checkVersion(row, () => memberById(tx, id, staffDomains));
    const before = factsOf(row, await advertisersOf(tx, id));
    if (id === scope.accountId) keepOwnAccount(scope, before, draft);
    const after = {
      name: draft.name ?? before.name,
      email: draft.email ?? before.email,
      status: draft.status ?? before.status,
      roles: draft.roles ? knownRoles(draft.roles) : before.roles,
      advertiserIds: draft.advertiserIds ? ordered(draft.advertiserIds) : before.advertiserIds,
    };
    const changed = changes(before, after);
    const touchesRights = Object.keys(changed?.after ?? {}).some((field) => field !== 'name');
    const effects = await openDispatches().watch(change, touchesRights ? sql`d.created_by = ${id}` : null);
    const saved = async () => ({
      member: await memberById(tx, id, staffDomains),
      effects: await effects(),
    });
    if (!changed) return saved();
    await checkAdvertisers(tx, row.organization_id, minus(after.advertiserIds, before.advertiserIds));
    await updateManaged(tx, id, after);
    if (after.status === 'disabled') await endLinks(tx, id);
    if (after.email !== before.email) await changeEmail(tx, row, after.email);
    await giveAdvertisers(tx, id, {
      given: minus(after.advertiserIds, before.advertiserIds),
      taken: minus(before.advertiserIds, after.advertiserIds),
    });
    const event = { noun: 'accounts', nounId: id, action: 'updated', advertiserId: null } as const;
    await change.record({ ...event, ...changed });
    return saved();
  };
  return runChange({ scope, version }, update).catch(orTaken);
}

/** One account as an answer shows it, within a running transaction. */
export async function memberById(
  tx: Queries,
  id: string,
  staffDomains: readonly string[],
): Promise<MemberJson> {
  const row = await findMember(tx, id);
  if (!row) throw notFound();
  const member = memberJson(row, await allOrganizations(tx), staffDomains);
  return { ...member, advertisers: await advertisersOf(tx, id) };
}

async function findMember(tx: Queries, id: string, isLocked = false): Promise<MemberRow | undefined> {
  const lock = isLocked ? sql`for no key update` : sql``;
  const [row] = await rowsOf(
    tx,
    MEMBER_ROW,
    sql`select ${memberColumns} from accounts a where a.id = ${id} ${lock}`,
  );
  return row;
}

function keepOwnAccount(scope: Scope, before: Facts, { email, status, roles }: MemberDraft): void {
  const losesAbility = roles && !abilitiesOf(roles).has('createAccounts');
  if (status === 'disabled' || losesAbility) throw refused(scope, 'own_account');
  if (email !== undefined && email !== before.email) throw invalidField('email', 'own_account');
  if (roles?.some((role) => !before.roles.includes(role))) throw invalidField('roles', 'own_role');
}

function factsOf({ name, email, status, roles }: MemberRow, advertisers: readonly { id: string }[]) {
  return {
    name,
    email,
    status,
    roles: knownRoles(roles),
    advertiserIds: ordered(advertisers.map(({ id }) => id)),
  };
}

type Facts = ReturnType<typeof factsOf>;

/** The values that differ, before and after; null if nothing differs. Lists are compared by their content. */
function changes(before: Facts, after: Facts) {
  const keys = (Object.keys(after) as (keyof Facts)[]).filter(
    (key) => String(before[key]) !== String(after[key]),
  );
  if (keys.length === 0) return null;
  const pick = (facts: Facts) => Object.fromEntries(keys.map((key) => [key, facts[key]]));
  return { before: pick(before), after: pick(after) };
}

/** Each identifier once, the smallest first, without leading zeros. */
export function ordered(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => String(BigInt(id))))].sort((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
}

function minus(ids: readonly string[], others: readonly string[]): string[] {
  return ids.filter((id) => !others.includes(id));
}

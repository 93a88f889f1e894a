import { sql } from 'drizzle-orm';
import type { RecordedAction } from '../../../schema/foundation/changes/recordedActions.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { boolean, type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { notFound, refused } from '../../foundation/http/refusals/refusal.ts';
import { endLinks } from '../accounts/links/store.ts';
import { mailEmailConfirmation, mailInvitation } from './proofMails.ts';
import type { MemberJson } from './shape.ts';
import { memberById } from './store.ts';

/**
 * Sends the mail by which an account's owner proves the address: the invitation once more, whose earlier link then no longer works, or the
 * confirmation of a changed address.
 * @throws Refusal not_found, account_disabled, nothing_to_prove
 */
export function sendMemberLink(
  scope: Scope,
  id: string,
  staffDomains: readonly string[],
): Promise<MemberJson> {
  return runChange({ scope }, async (change) => {
    const { tx } = change;
    const account = await lock(tx, id);
    if (account.status === 'disabled') throw refused(scope, 'account_disabled');
    if (account.is_accepted && account.email_verified) throw refused(scope, 'nothing_to_prove');
    await (account.is_accepted ? mailEmailConfirmation : mailInvitation)(tx, account.id);
    const action = account.is_accepted ? 'confirmation_sent' : 'invited';
    await change.record(eventOf(account, action));
    return memberById(tx, account.id, staffDomains);
  });
}

/**
 * Withdraws an invitation: its link no longer works. Withdrawing it twice changes nothing.
 * @throws Refusal not_found, already_accepted
 */
export function withdrawInvitation(
  scope: Scope,
  id: string,
  staffDomains: readonly string[],
): Promise<MemberJson> {
  return runChange({ scope }, async (change) => {
    const { tx } = change;
    const account = await lock(tx, id);
    if (account.is_accepted) throw refused(scope, 'already_accepted');
    if (await endLinks(tx, account.id)) await change.record(eventOf(account, 'invitation_withdrawn'));
    return memberById(tx, account.id, staffDomains);
  });
}

const LOCKED_ROW = {
  id: text,
  email: text,
  status: text,
  is_accepted: boolean,
  email_verified: boolean,
};
type Locked = RowOf<typeof LOCKED_ROW>;

async function lock(tx: Queries, id: string): Promise<Locked> {
  const [row] = await rowsOf(
    tx,
    LOCKED_ROW,
    sql`select id, email, status, accepted_at is not null as is_accepted, email_verified
      from accounts where id = ${id} for no key update`,
  );
  if (!row) throw notFound();
  return row;
}

const eventOf = ({ id, email }: Locked, action: RecordedAction<'accounts'>) => ({
  noun: 'accounts' as const,
  nounId: id,
  action,
  advertiserId: null,
  after: { email },
});

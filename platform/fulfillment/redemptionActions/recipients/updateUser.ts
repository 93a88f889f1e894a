import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { emailIssue, emailUid } from '../../../../schema/foundation/contacts/emailAddress.ts';
import { phoneRule } from '../../../../schema/foundation/contacts/phoneNumbers.ts';
import { readPhone } from '../../../../schema/foundation/contacts/readPhone.ts';
import { RECIPIENT_PROVIDERS } from '../../../../schema/fulfillment/dispatchKinds.ts';
import type { UserDraft } from '../../../../schema/fulfillment/redemptions/redemptionCommands.ts';
import type { Scope } from '../../../foundation/access/scope.ts';
import { isVisibleAdvertiser } from '../../../foundation/access/visibleAdvertisers.ts';
import type { Change } from '../../../foundation/changes/change.ts';
import { differences, insertEvents } from '../../../foundation/changes/recordEvent.ts';
import { runChange } from '../../../foundation/changes/runChange.ts';
import type { Queries } from '../../../foundation/database/connections/connection.ts';
import {
  nullable,
  number,
  objectOf,
  oneOf,
  type RowOf,
  rowsOf,
  text,
} from '../../../foundation/database/rows.ts';
import { invalid, invalidField, notFound } from '../../../foundation/http/refusals/refusal.ts';
import { logAddress } from '../../codes/logRead.ts';
import { dropLineNames } from '../../dispatches/batches/batchLines.ts';
import { updateRecipient } from '../../recipients/knowRecipients.ts';
import type { UserJson } from '../../redemptions/shape.ts';

const STORED_ROW = {
  id: text,
  provider: oneOf(RECIPIENT_PROVIDERS),
  uid: text,
  first_name: nullable(text),
  last_name: nullable(text),
  email: nullable(text),
  phone_number: nullable(text),
  location: objectOf({ country: nullable(text) }),
  version: number,
  advertiserId: text,
};
type Stored = RowOf<typeof STORED_ROW>;

/**
 * Corrects a recipient: names, and the address that does not identify them; a recipient identified by e-mail keeps it, and likewise a phone number. One of
 * the two stays. The corrected name replaces names from files in all messages. @throws Refusal not_found, stale_version, broken rules by field, too_many_requests
 */
export function updateUser(
  scope: Scope,
  id: string,
  { draft, version, log }: { draft: UserDraft; version: number; log: Pick<FastifyBaseLogger, 'error'> },
): Promise<UserJson> {
  return runChange({ scope, version }, async (change) => {
    const { tx } = change;
    const { advertiserId, ...before } = await lockUser(tx, scope, id);
    await change.checkVersion(before, () => before);
    const { email, phoneNumber } = addressesOf(draft, before);
    const { firstName = before.first_name, lastName = before.last_name } = draft;
    const after = { email, phone_number: phoneNumber, first_name: firstName, last_name: lastName };
    const hasNames = 'firstName' in draft || 'lastName' in draft; // the same ones replace those of files too
    if (!hasNames && !differences(pick(before), after)) return before;
    await updateRecipient(tx, { advertiserId, id }, after);
    if (hasNames) await dropLineNames(tx, { advertiserId, recipientId: id });
    if (email !== before.email || phoneNumber !== before.phone_number)
      await logNewest(change, log, { advertiserId, id });
    await recordOnEach(tx, scope, { advertiserId, id, before: pick(before), after });
    return { ...before, ...after, version: before.version + 1 };
  });
}

/** Another address of a recipient is one read, however many redemptions it may receive; the log names the newest of them. */
async function logNewest(
  change: Change,
  log: Pick<FastifyBaseLogger, 'error'>,
  { advertiserId, id }: { advertiserId: string; id: string },
): Promise<void> {
  const [newest] = await rowsOf(
    change.tx,
    { id: text },
    sql`select r.id::text as id from redemptions r where r.advertiser_id = ${advertiserId} and r.recipient_id = ${id} order by r.id desc limit 1`,
  );
  if (newest) logAddress(change, log, { advertiserId, redemptionId: newest.id });
}

const pick = ({ email, phone_number, first_name, last_name }: UserJson) => ({
  email,
  phone_number,
  first_name,
  last_name,
});

async function lockUser(tx: Queries, scope: Scope, id: string): Promise<Stored> {
  const [row] = await rowsOf(
    tx,
    STORED_ROW,
    sql`select p.advertiser_id::text as "advertiserId", p.id::text as id, p.provider, p.uid, p.email, p.phone_number, p.version,
        p.first_name, p.last_name, jsonb_build_object('country', p.country) as location
      from recipients p where p.id = ${id} and p.erased_at is null and ${isVisibleAdvertiser(scope, sql`p.advertiser_id`)}
      for no key update of p`,
  );
  if (!row) throw notFound();
  return row;
}

/** @throws Refusal email locked, email_format, email_character, contact_required; phone_number locked, phone_format, digits_lost */
function addressesOf({ email: asked, phoneNumber: dialled }: UserDraft, before: UserJson) {
  const email = asked === undefined ? before.email : asked && emailUid(asked);
  if (email !== before.email) {
    if (before.provider === 'email') throw invalidField('email', 'locked');
    const issue = asked ? emailIssue(asked) : null;
    if (issue) throw invalid([{ field: 'email', ...issue }]);
  }
  const isSame = dialled === undefined || dialled === before.phone_number;
  const broken = isSame || dialled === null ? null : phoneRule(dialled, { readPhone, isForSms: false });
  if (broken !== null) throw invalidField('phone_number', broken);
  const phoneNumber = isSame ? before.phone_number : dialled && (readPhone(dialled)?.number ?? null);
  if (phoneNumber !== before.phone_number && before.provider === 'mobile')
    throw invalidField('phone_number', 'locked');
  if (email === null && phoneNumber === null) throw invalidField('email', 'contact_required');
  return { email, phoneNumber };
}

/** The history of each of their redemptions records it, for the newest hundred of them. */
async function recordOnEach(
  tx: Queries,
  scope: Scope,
  of: { advertiserId: string; id: string; before: object; after: object },
): Promise<void> {
  const { advertiserId, id, before, after } = of;
  await tx.execute(
    insertEvents(
      scope,
      { noun: 'redemptions', action: 'update_user', advertiserId },
      sql`select r.id, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb
        from redemptions r where r.advertiser_id = ${advertiserId} and r.recipient_id = ${id} order by r.id desc limit 100`,
    ),
  );
}

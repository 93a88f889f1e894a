// Sources of `people`, `advertisers`, `promotions` and `reports`.
import { sql } from 'drizzle-orm';
import { advertiserEvents, credentialEvents } from '../../../../schema/advertisers/events.ts';
import {
  ADVERTISER_STATUSES,
  PROMOTION_STATES,
  PROMOTION_STATUSES,
} from '../../../../schema/foundation/transitions.ts';
import { memberEvents, serviceAccountEvents } from '../../../../schema/people/events.ts';
import { promotionEvents } from '../../../../schema/promotions/events.ts';
import { exportEvents } from '../../../../schema/reports/events.ts';
import { idArray } from '../../../foundation/access/visibleAdvertisers.ts';
import { number, oneOf, text } from '../../../foundation/database/rows.ts';
import { changedFieldsOf, type EventSource, eventSource, loggedText, optional } from '../source.ts';

const members = eventSource(memberEvents, {
  shape: { nounId: text, organizationId: text },
  rows: (ids) => sql`select id::text as "nounId", organization_id::text as "organizationId"
    from accounts where id = any (${idArray(ids)}::bigint[])`,
  data: (change, row) =>
    row
      ? {
          memberId: row.nounId,
          organizationId: row.organizationId,
          changedFields: changedFieldsOf(change),
        }
      : null,
  audience: ({ organizationId }) => ({ organizationId }),
});

const serviceAccounts = eventSource(serviceAccountEvents, {
  shape: { nounId: text, organizationId: optional, madeBy: text, name: text },
  rows: (
    ids,
  ) => sql`select id::text as "nounId", organization_id::text as "organizationId", made_by::text as "madeBy", name
    from service_accounts where id = any (${idArray(ids)}::bigint[])`,
  data: (change, row) =>
    row ? { serviceAccountId: row.nounId, name: row.name, changedFields: changedFieldsOf(change) } : null,
  // One without an organization acts for the provider: its events are for staff, and for the person who made it.
  audience: ({ organizationId, madeBy }) => ({ organizationId, accountId: madeBy }),
});

const advertisers = eventSource(advertiserEvents, {
  shape: { nounId: text, name: text, status: oneOf(ADVERTISER_STATUSES) },
  rows: (ids) =>
    sql`select id::text as "nounId", name, status from advertisers where id = any (${idArray(ids)}::bigint[])`,
  data(change, row) {
    if (!row) return null;
    const { nounId, ...facts } = row;
    return { ...facts, advertiserId: nounId, changedFields: changedFieldsOf(change) };
  },
});

const credentials = eventSource(credentialEvents, {
  shape: { nounId: text, name: text },
  rows: (ids) =>
    sql`select id::text as "nounId", name from credentials where id = any (${idArray(ids)}::bigint[])`,
  data: (change, row) => ({
    apiKeyId: change.nounId,
    advertiserId: change.advertiserId ?? '',
    name: row?.name ?? loggedText(change.before, 'name'),
    changedFields: changedFieldsOf(change),
  }),
});

const promotions = eventSource(promotionEvents, {
  shape: {
    nounId: text,
    advertiserId: text,
    name: text,
    status: oneOf(PROMOTION_STATUSES),
    state: oneOf(PROMOTION_STATES),
  },
  rows: (ids) => sql`select id::text as "nounId", advertiser_id::text as "advertiserId", name, status,
      guerdon_promotion_state(status, start_datetime, end_datetime, guerdon_now()) as state
    from promotions where id = any (${idArray(ids)}::bigint[])`,
  data(change, row) {
    if (!row) return null;
    const { nounId, ...facts } = row;
    return { ...facts, promotionId: nounId, changedFields: changedFieldsOf(change) };
  },
});

const exports = eventSource(exportEvents, {
  shape: {
    nounId: text,
    accountId: text,
    format: text,
    state: text,
    rows: number,
    reason: optional,
  },
  rows: (ids) => sql`select id::text as "nounId", account_id::text as "accountId", format, state, rows, reason
    from redemption_exports where id = any (${idArray(ids)}::bigint[])`,
  data(_, row) {
    if (!row) return null;
    const { nounId, accountId: _audience, ...facts } = row;
    return { ...facts, exportId: nounId };
  },
  audience: ({ accountId }) => ({ accountId }),
});

export const otherSources: readonly EventSource[] = [
  members,
  serviceAccounts,
  advertisers,
  credentials,
  promotions,
  exports,
];

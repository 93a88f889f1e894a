import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { contactPhoneText, newAdvertiser } from '../../../schema/advertisers/advertisers.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { idArray } from '../../foundation/access/visibleAdvertisers.ts';
import type { Change } from '../../foundation/changes/change.ts';
import { keyWithoutAdvertiser } from '../../foundation/changes/keyWithoutAdvertiser.ts';
import { runChange } from '../../foundation/changes/runChange.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { listOf, type RowOf, rowsOf, text } from '../../foundation/database/rows.ts';
import { snakeCased } from '../../foundation/http/casing.ts';
import { contactPhone } from '../../foundation/http/contactPhone.ts';
import { invalidField } from '../../foundation/http/refusals/refusal.ts';
import { giveAdvertisers } from '../../people/interface.ts';
import type { AdvertiserJson } from './shape.ts';
import { advertiserById } from './store.ts';
import { advertisers } from './table.ts';

/**
 * The body of a creation (ADVNEW-24): the rule's fields, and what the specification's payload also carries. The currency may
 * be left out; named, it is one of the organization's. A new advertiser has no allocations and no pictures yet.
 */
export const newAdvertiserBody = snakeCased(
  newAdvertiser.extend({
    billingCurrency: z.string().optional(),
    contactPhone: contactPhone(contactPhoneText, 'advertiser_phone_warning').optional(),
    rewardAllocations: z.array(z.never()).max(0).optional(),
    medias: z.strictObject({}).optional(),
  }),
);

type NewBody = z.output<typeof newAdvertiserBody>;
type Draft = Omit<z.output<typeof newAdvertiser>, 'organizationId'>;

/**
 * Creates an advertiser, which its creator then sees; with a key at most once. It is of the caller's organization; operator staff may name
 * another one (ADVNEW-27). @throws Refusal of a field: `unknown_organization`, `choice` for a currency that is none of the organization's.
 */
export function createAdvertiser(scope: Scope, body: NewBody, key?: string): Promise<AdvertiserJson> {
  const keyed = keyWithoutAdvertiser(key, body);
  return runChange({ scope, keyed }, (change) => create(change, body));
}

async function create(change: Change, body: NewBody): Promise<AdvertiserJson> {
  const { tx, scope } = change;
  const { billingCurrency, organizationId: requestedId, rewardAllocations: _, medias: __, ...draft } = body;
  const organization = await organizationFor(tx, scope, requestedId ?? scope.organizationId);
  const currency = billingCurrency ?? organization.currencies[0];
  if (!currency || !organization.currencies.includes(currency))
    throw invalidField('billing_currency', 'choice');
  const id = await nextId(tx);
  const widened = { ...scope, advertiserIds: [...scope.advertiserIds, id] };
  await tx.execute(sql`select set_config('app.advertisers', ${idArray(widened.advertiserIds)}, true)`);
  const values = { ...present(draft), organizationId: organization.id, billingCurrency: currency } as const;
  await tx.insert(advertisers).values({ ...values, id });
  if (!scope.isStaff && scope.accountId) {
    await giveAdvertisers(tx, scope.accountId, { given: [id] });
  }
  await change.record({
    noun: 'advertisers',
    nounId: id,
    action: 'created',
    advertiserId: id,
    after: values,
  });
  return advertiserById(tx, widened, id);
}

function present(draft: Draft): Required<Draft> {
  const { contactEmail = null, contactPhone = null, label = null, ...rest } = draft;
  return { ...rest, contactEmail, contactPhone, label };
}

const ORGANIZATION_ROW = {
  id: text,
  /** Currencies in which it can be billed, the default first. */
  currencies: listOf(text),
};
type Organization = RowOf<typeof ORGANIZATION_ROW>;

/** The organization of a new advertiser: the caller's own, for operator staff any. */
async function organizationFor(tx: Queries, scope: Scope, id: string | null): Promise<Organization> {
  if (id === null) throw invalidField('organization_id', 'required');
  const [organization] = await rowsOf(
    tx,
    ORGANIZATION_ROW,
    sql`select id::text as id, billing_currencies as currencies from organizations
      where id = ${id} and (${scope.isStaff} or id = ${scope.organizationId})`,
  );
  if (!organization) throw invalidField('organization_id', 'unknown_organization');
  return organization;
}

async function nextId(tx: Queries): Promise<string> {
  const [row] = await rowsOf(tx, { id: text }, sql`select nextval('advertisers_id_seq')::text as id`);
  return row?.id ?? '';
}

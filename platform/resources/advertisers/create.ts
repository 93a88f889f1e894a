import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type NewAdvertiser, newAdvertiser } from '../../../schema/rules/advertisers.ts';
import type { Scope } from '../../access/scope.ts';
import { idArray } from '../../access/visibleAdvertisers.ts';
import type { Change } from '../../changes/change.ts';
import { keyWithoutAdvertiser } from '../../changes/keyWithoutAdvertiser.ts';
import { runChange } from '../../changes/runChange.ts';
import { type Queries, rowsOf } from '../../database/connection.ts';
import { snakeCased } from '../../http/casing.ts';
import { invalidField } from '../../http/refusal.ts';
import { accountAdvertisers } from '../accounts/table.ts';
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
    rewardAllocations: z.array(z.never()).max(0).optional(),
    medias: z.strictObject({}).optional(),
  }),
);

type NewBody = z.output<typeof newAdvertiserBody>;

/** Creates an advertiser of the caller's organization, which its creator then sees; with a key at most once. */
export function createAdvertiser(scope: Scope, body: NewBody, key?: string): Promise<AdvertiserJson> {
  const keyed = keyWithoutAdvertiser(key, body);
  return runChange({ scope, keyed }, (change) => create(change, body));
}

async function create(change: Change, body: NewBody): Promise<AdvertiserJson> {
  const { tx, scope } = change;
  const { billingCurrency, rewardAllocations: _, medias: __, ...draft } = body;
  const currency = await currencyOf(tx, scope, billingCurrency);
  const id = await nextId(tx);
  const widened = { ...scope, advertiserIds: [...scope.advertiserIds, id] };
  await tx.execute(sql`select set_config('app.advertisers', ${idArray(widened.advertiserIds)}, true)`);
  const values = { ...present(draft), billingCurrency: currency } as const;
  await tx.insert(advertisers).values({ ...values, id, organizationId: scope.organizationId ?? '' });
  if (!scope.isStaff && scope.accountId) {
    await tx.insert(accountAdvertisers).values({ accountId: scope.accountId, advertiserId: id });
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

function present(draft: z.output<typeof newAdvertiser>): Required<NewAdvertiser> {
  const { contactEmail = null, contactPhone = null, label = null, ...rest } = draft;
  return { ...rest, contactEmail, contactPhone, label };
}

/** The organization's first billing currency, unless another of its own is asked for (ADVNEW-20). */
async function currencyOf(tx: Queries, scope: Scope, asked: string | undefined): Promise<string> {
  const [row] = await rowsOf<{ billing_currencies: string[] }>(
    tx,
    sql`select billing_currencies from organizations where id = ${scope.organizationId}`,
  );
  const currency = asked ?? row?.billing_currencies[0];
  if (!currency || !row?.billing_currencies.includes(currency))
    throw invalidField('billing_currency', 'choice');
  return currency;
}

async function nextId(tx: Queries): Promise<string> {
  const [row] = await rowsOf<{ id: string }>(tx, sql`select nextval('advertisers_id_seq')::text as id`);
  return row?.id ?? '';
}

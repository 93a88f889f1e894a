import { advertiserDraft, newAdvertiser } from '../../schema/advertisers/advertisers.ts';
import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import { pageQuery, sortQuery } from '../foundation/rest/paging.ts';
import { nullIfForbidden } from '../foundation/rest/refusal.ts';
import type { Advertiser } from '../foundation/rest/rest.generated.ts';
import { rowLoader } from '../foundation/rest/rowLoader.ts';
import type {
  CreateAdvertiserInput,
  QueryAdvertiserOptionsArgs,
  QueryAdvertisersArgs,
  UpdateAdvertiserInput,
  UpdateBudgetAlertsInput,
} from '../sdl/types.generated.ts';

const NEW = newAdvertiser.keyof().options;
const DRAFT = advertiserDraft.keyof().options;

/** The alert limits of an advertiser, in their currency. */
export type BudgetAlertsRow = NonNullable<Advertiser['budget_alerts']> & { currency: string };

/** The only file that knows `/advertisers`, and `POST /accounts`, which creates an advertiser. */
export function advertiserSource(rest: RestClient) {
  const byId = rowLoader(rest, {
    one: (id) => rest.call('GET /api/advertisers/{id}', { path: { id } }),
    many: (ids) => rest.call('GET /api/advertisers', { query: { ids, per_page: 100 } }),
  });
  return {
    byId: (id: string) => byId.load(id),
    /** The same as the answer to a change carries it: null also where the caller may not see advertisers. */
    carried: (id: string) => nullIfForbidden(byId.load(id)),
    /** One page; it contains `counts` only on request. */
    async page({ filter, sort, page }: Partial<QueryAdvertisersArgs>, { counts }: { counts: boolean }) {
      const query = {
        ...pageQuery(page),
        status: filter?.status,
        search: filter?.search,
        sort: sortQuery(sort),
        expand: counts ? 'counts' : undefined,
      };
      const list = await rest.call('GET /api/advertisers', { query });
      for (const advertiser of list.items) byId.prime(advertiser.id, advertiser);
      return list;
    },
    async options({ filter, ids }: Partial<QueryAdvertiserOptionsArgs>) {
      const query = { search: filter?.search, status: filter?.status, ids: ids ?? undefined };
      return (await rest.call('GET /api/advertiser_options', { query })).items;
    },
    create: ({ idempotencyKey, dryRun, ...draft }: CreateAdvertiserInput) =>
      rest.call('POST /api/accounts', { body: toRest(draft, NEW), idempotencyKey, dryRun }),
    update: ({ id, version, dryRun, ...draft }: UpdateAdvertiserInput) =>
      rest.call('PUT /api/advertisers/{id}', {
        path: { id },
        ifMatch: version,
        dryRun,
        body: toRest(draft, DRAFT),
      }),
    updateBudgetAlerts: ({ id, version, dryRun, ...draft }: UpdateBudgetAlertsInput) =>
      rest.call('PUT /api/advertisers/{id}/budget_alerts', {
        path: { id },
        ifMatch: version,
        dryRun,
        body: toRest(draft, ['alert1', 'alert2']),
      }),
  };
}

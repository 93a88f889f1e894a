import DataLoader from 'dataloader';
import { advertiserDraft, newAdvertiser } from '../../schema/rules/advertisers.ts';
import type { AdvertiserJson, AdvertiserPageJson } from '../graph/models.ts';
import { orNull } from '../graph/mutationResults.ts';
import type {
  AdvertiserFilter,
  AdvertiserSort,
  CreateAdvertiserInput,
  PageInput,
  UpdateAdvertiserInput,
  UpdateBudgetAlertsInput,
} from '../graph/resolvers.generated.ts';
import { toRest } from '../rest/casing.ts';
import type { RestClient } from '../rest/client.ts';
import { orderByKeys } from '../rest/orderByKeys.ts';
import { pageQuery, toPage } from '../rest/paging.ts';

const NEW = newAdvertiser.keyof().options;
const DRAFT = advertiserDraft.keyof().options;

/** What a list of advertisers can be asked for. */
export interface AdvertiserListQuery {
  filter?: AdvertiserFilter | null | undefined;
  sort?: AdvertiserSort | null | undefined;
  page?: PageInput | null | undefined;
  /** Whether the counts by status are wanted too. */
  withCounts: boolean;
}

/** The only file that knows `/advertisers`, and that `POST /accounts` makes one. */
export function advertiserSource(rest: RestClient) {
  const byId = new DataLoader<string, AdvertiserJson | null>(
    async (ids) => {
      const [id] = ids;
      if (ids.length === 1 && id)
        return [await orNull(rest.call('GET /api/advertisers/{id}', { path: { id } }))];
      const query = { ids, per_page: 100 };
      const { items } = await rest.call('GET /api/advertisers', { query });
      return orderByKeys(ids, items, (advertiser) => advertiser.id);
    },
    { maxBatchSize: 100 },
  );

  async function saved(call: Promise<AdvertiserJson>): Promise<AdvertiserJson> {
    const advertiser = await call;
    byId.clear(advertiser.id).prime(advertiser.id, advertiser);
    return advertiser;
  }

  return {
    byId: (id: string) => byId.load(id),
    /** Something else changed it: it is asked for again. */
    forget: (id: string) => void byId.clear(id),
    async page({ filter, sort, page, withCounts }: AdvertiserListQuery): Promise<AdvertiserPageJson> {
      const list = await rest.call('GET /api/advertisers', {
        query: {
          ...pageQuery(page),
          status: filter?.status,
          search: filter?.search,
          sort: sort
            ? `${sort.direction === 'ASC' ? '' : '-'}${sort.field ?? 'last_7_days_redemptions'}`
            : undefined,
          expand: withCounts ? 'counts' : undefined,
        },
      });
      for (const advertiser of list.items) byId.prime(advertiser.id, advertiser);
      return { ...toPage(list), counts: list.counts ?? { enabled: 0, disabled: 0 } };
    },
    create: ({ idempotencyKey, ...draft }: CreateAdvertiserInput) =>
      saved(
        rest.call('POST /api/accounts', {
          body: toRest(draft, NEW),
          ...(idempotencyKey ? { idempotencyKey } : {}),
        }),
      ),
    update: ({ id, version, ...draft }: UpdateAdvertiserInput) =>
      saved(
        rest.call('PUT /api/advertisers/{id}', {
          path: { id },
          ifMatch: version,
          body: toRest(draft, DRAFT),
        }),
      ),
    updateBudgetAlerts: ({ id, version, ...draft }: UpdateBudgetAlertsInput) =>
      saved(
        rest.call('PUT /api/advertisers/{id}/budget_alerts', {
          path: { id },
          ifMatch: version,
          body: toRest(draft, ['alert1', 'alert2']),
        }),
      ),
  };
}

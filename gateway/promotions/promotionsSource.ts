import { byKey } from '../foundation/rest/byKey.ts';
import { toRest } from '../foundation/rest/casing.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import { pageQuery, sortQuery } from '../foundation/rest/paging.ts';
import { declaredNames } from '../foundation/rest/restName.ts';
import type {
  CreatePromotionInput,
  PromotionRewardsArgs,
  UpdatePromotionInput,
} from '../sdl/types.generated.ts';

/** Settings whose values REST spells the same; `toRest` does not compile if one is missing. */
const PLAIN = [
  ...(['name', 'uiId', 'locale', 'startsAt', 'endsAt', 'allowPdf', 'autoCancelCode'] as const),
  ...(['redemptionExpirationDelay', 'authenticationSystems', 'activationNotificationChannels'] as const),
  ...(['notificationChannels', 'restrictions', 'fraudLevel', 'redeemFrequency'] as const),
  ...(['securedOrderIds', 'emailSenderName', 'emailVia'] as const),
] as const;
/** Settings of the redemption flow. */
const FLOW = [
  ...(['multipleRewards', 'thirdPartyAuthentication', 'footerLinks', 'redemptionFlowTheme'] as const),
  ...(['displayCode', 'enableContactSupport', 'sharingSystems'] as const),
] as const;

/** Creation and a save declare the same names. */
const NAMES = declaredNames('UpdatePromotionInput');

type RewardQuery = ReturnType<typeof rewardQuery>;

const rewardQuery = ({ filter, sort, page }: PromotionRewardsArgs) => ({
  ...pageQuery(page),
  sort: sortQuery(sort),
  name_contains: filter?.name || undefined,
  statuses: filter?.statuses?.join(',') || undefined,
  states: filter?.states?.join(',') || undefined,
});

/** Rewards of a promotion, and its settings as REST groups them. */
export function promotionSource(rest: RestClient) {
  const rewardPage = (id: string, query: RewardQuery) =>
    rest.call('GET /api/promotions/{id}/rewards', { path: { id }, query, names: { name_contains: 'name' } });
  /** First pages of rewards that this request has read. */
  const firstPages = new Map<string, ReturnType<typeof rewardPage>>();
  return {
    /** A page beyond the total of the first page, read in the same request, is empty and needs no call. */
    async rewards(id: string, args: PromotionRewardsArgs) {
      const query = rewardQuery(args);
      const list = JSON.stringify([id, { ...query, page: 1 }]);
      const first = query.page > 1 && (await firstPages.get(list)?.catch(() => null));
      if (first && !first.total_is_capped && first.total <= (query.page - 1) * query.per_page)
        return { ...first, items: [], page: query.page };
      const answer = rewardPage(id, query);
      if (query.page === 1) firstPages.set(list, answer);
      return answer;
    },
    create: ({
      advertiserId,
      idempotencyKey,
      experience,
      rewards,
      fromDraft,
      dryRun,
      ...settings
    }: CreatePromotionInput) =>
      rest.call('POST /api/advertisers/{id}/promotions', {
        path: { id: advertiserId },
        dryRun,
        idempotencyKey,
        names: NAMES.names,
        body: {
          ...settingsBody(settings),
          experience,
          rewards,
          ...(fromDraft == null ? {} : { from_draft: fromDraft }),
        },
      }),
    update: ({
      id,
      version,
      dryRun,
      status,
      colors,
      medias,
      smsSenderName,
      ...settings
    }: UpdatePromotionInput) =>
      rest.call('PUT /api/promotions/{id}', {
        path: { id },
        ifMatch: version,
        dryRun,
        names: NAMES.names,
        body: {
          ...settingsBody(settings),
          ...(status ? { status } : {}),
          ...(colors
            ? {
                colors: byKey(
                  colors.map(({ part, color }) => [part, color] as const),
                  'colors.*.part',
                ),
              }
            : {}),
          ...(medias ? { medias } : {}),
          ...toRest({ smsSenderName }, ['smsSenderName']),
        },
      }),
  };
}

/** Settings that creation, a save, or both take. */
type Settings = Omit<
  CreatePromotionInput,
  'advertiserId' | 'idempotencyKey' | 'experience' | 'rewards' | 'fromDraft' | 'dryRun'
> &
  Omit<UpdatePromotionInput, 'id' | 'version' | 'dryRun' | 'status' | 'colors' | 'medias' | 'smsSenderName'>;

/** Settings as REST spells them; omitted ones stay unchanged. */
function settingsBody({ landingPages, flowSettings, ...plain }: Settings): Record<string, unknown> {
  return {
    ...toRest(plain, PLAIN, NAMES.restNames),
    ...(landingPages ? { landing_pages: toRest(landingPages, ['defaultUrl']) } : {}),
    ...(flowSettings ? { flow_settings: toRest(flowSettings, FLOW) } : {}),
  };
}

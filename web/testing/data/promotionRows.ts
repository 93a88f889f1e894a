// Only for tests: promotions and their rewards as the graph returns them; tests only name the differences.
import { dispatchEffects } from './dispatchEffects.ts';

const page = (totalCount: number, size = 10) => ({
  __typename: 'PageInfo',
  number: 1,
  size,
  totalCount,
  totalIsCapped: false,
  totalPages: Math.ceil(totalCount / size),
});

/** The figures of its redemptions. */
export const redemptions = (redeemed = 12, pending = 5, denied = 1) => ({
  __typename: 'PromotionRedemptions',
  last7Days: 4,
  states: {
    __typename: 'PromotionFigures',
    activated: redeemed + pending + denied,
    redeemed,
    pending,
    denied,
    ratio: redeemed === 0 ? 0 : Math.round((redeemed * 1000) / (redeemed + pending + denied)) / 10,
  },
});

/** A promotion with every field that the list, the calendar and its own screen request. */
export function promotion(id: string, different: object = {}) {
  return {
    __typename: 'Promotion',
    id,
    name: `Promotion ${id}`,
    advertiserId: '7',
    advertiserName: 'Corner Shop',
    status: 'enabled',
    state: 'ready',
    version: 3,
    startsAt: '2026-11-01T07:00:00Z',
    endsAt: '2026-12-01T07:59:59Z',
    hasRunnableReward: true,
    missing: [],
    redemptions: redemptions(),
    experienceName: 'Reward portal',
    experience: experience(),
    locale: 'fr',
    uiId: 'summer',
    securedOrderIds: true,
    smsSenderName: null,
    landingPages: { __typename: 'LandingPages', defaultUrl: null },
    redemptionExpirationDelay: 90,
    autoCancelCode: false,
    allowPdf: true,
    activationNotificationChannels: ['email'],
    notificationChannels: ['email', 'sms'],
    authenticationSystems: ['email', 'mobile'],
    emailSenderName: null,
    emailVia: false,
    fraudLevel: 'standard',
    redeemFrequency: 'unique',
    restrictions: {
      __typename: 'PromotionRestrictions',
      countries: [{ __typename: 'Country', code: 'FR', name: 'France' }],
      languages: ['fr', 'en'],
    },
    advertising: { __typename: 'PromotionAdvertising', advertisingCampaigns: [] },
    flowSettings: {
      __typename: 'FlowSettings',
      multipleRewards: false,
      thirdPartyAuthentication: false,
      displayCode: true,
      enableContactSupport: true,
      footerLinks: ['privacy_policy'],
      sharingSystems: [],
    },
    stats: {
      __typename: 'DailyStats',
      total: 3,
      days: [{ __typename: 'DayStat', date: '2026-11-20', count: 3 }],
    },
    ...different,
  };
}

/** The modules of an experience; none unless named. */
export const experience = (modules: object = {}) => ({
  __typename: 'Experience',
  id: '1',
  redemptionFlow: { __typename: 'RedemptionFlow', id: 'portal', supportsPrimaryCode: true },
  options: {
    __typename: 'ExperienceOptions',
    modules: {
      __typename: 'ExperienceModules',
      activationLinks: null,
      bulkRedemption: null,
      bulkActivation: null,
      ...modules,
    },
  },
});

export const promotionPage = (items: object[], totalCount = items.length) => ({
  __typename: 'PromotionPage',
  items,
  page: page(totalCount),
});

/** A reward of promotion 1. */
export const reward = (offerId: string, different: object = {}) => ({
  __typename: 'PromotionReward',
  offerId,
  promotionId: '1',
  sku: `ABC-CARD-000${offerId}`,
  name: `Card ${offerId}`,
  status: 'enabled',
  state: 'ready',
  reason: null,
  isRunnable: true,
  stock: null,
  activated: 8,
  redeemed: 3,
  denied: 1,
  pending: 4,
  ratio: 37.5,
  ...different,
});

export const rewardPage = (items: object[], { multipleRewards = false } = {}) => ({
  data: {
    promotion: {
      __typename: 'Promotion',
      id: '1',
      flowSettings: { __typename: 'FlowSettings', multipleRewards },
      rewards: { __typename: 'PromotionRewardPage', items, page: page(items.length) },
    },
  },
});

/** Effects of a change on recipients and open dispatches; none unless named. */
export const effects = (different: object = {}) => ({
  __typename: 'PromotionEffects',
  recipients: 0,
  links: 0,
  returning: 0,
  kept: 0,
  dispatches: dispatchEffects(),
  linesWaiting: 0,
  liveRewardsBefore: 1,
  liveRewardsAfter: 1,
  ...different,
});

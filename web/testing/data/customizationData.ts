// Only for tests: the graph's responses for the customization of a promotion.
import type { CustomizationRow } from '../../promotions/customization/customizationRow.ts';
import { money } from './advertiserData.ts';

/** A text that is already written. */
export const written = (level: 'advertiser' | 'promotion' | 'reward', place: object, texts: object) => ({
  __typename: 'PromotionScreen' as const,
  level,
  sku: null,
  screen: 'success',
  locale: 'en',
  ...place,
  texts: Object.entries(texts).map(([key, text]) => ({
    __typename: 'PromotionScreenText' as const,
    key,
    text: String(text),
  })),
});

const reward = (sku: string, over: object = {}) => ({
  __typename: 'PromotionReward',
  offerId: `offer-${sku}`,
  sku,
  name: `Card ${sku}`,
  names: [`Card ${sku}`, `Carte ${sku}`, ...Array.from({ length: 4 }, () => `Card ${sku}`)],
  status: 'enabled',
  deliveryMode: 'digital_delivery',
  faceValue: money('25.00'),
  catalogueEntry: { __typename: 'Reward', sku, image: null },
  ...over,
});
export const rewards = (...skus: string[]) => ({
  __typename: 'PromotionRewardPage',
  items: skus.map((sku) => reward(sku)),
});

/** A promotion in the shape of its customization's query. */
export const customized = (over: object = {}) => ({
  __typename: 'Promotion',
  id: '9',
  advertiserId: '7',
  version: 3,
  name: 'Summer',
  advertiserName: 'Acme',
  locale: 'en',
  endsAt: null,
  uiId: 'summer',
  allowPdf: false,
  authenticationSystems: ['email', 'mobile'],
  landingPages: { __typename: 'LandingPages', defaultUrl: null },
  activationNotificationChannels: ['sms'],
  notificationChannels: ['email'],
  restrictions: { __typename: 'PromotionRestrictions', countries: [], languages: ['en', 'fr'] },
  flowSettings: {
    __typename: 'FlowSettings',
    multipleRewards: false,
    sharingSystems: [],
    redemptionFlowTheme: 'alesia',
    displayCode: true,
    enableContactSupport: true,
    footerLinks: ['privacy_policy', 'terms_and_conditions', 'contact_us'],
  },
  experience: {
    __typename: 'Experience',
    id: '1',
    supportedRedemptionFlow: ['facelift', 'legacy'],
    redemptionFlow: { __typename: 'RedemptionFlow', id: 'portal', supportsPrimaryCode: true },
    options: {
      __typename: 'ExperienceOptions',
      modules: { __typename: 'ExperienceModules', bulkActivation: 'enabled' },
    },
  },
  advertiser: {
    __typename: 'Advertiser',
    id: '7',
    contactEmail: 'help@acme.example',
    operatingCountries: [{ __typename: 'Country', code: 'FR' }],
  },
  rewards: rewards('A', 'B'),
  moreRewards: rewards(),
  colors: [{ __typename: 'FlowColor', part: 'text-color', color: '#222222' }],
  medias: { __typename: 'PromotionMedias', logo: null, background: null },
  smsSenderName: null,
  screens: [] as ReturnType<typeof written>[],
  ...over,
});

/** The saved customization. */
export const savedRow = (over: object = {}) => customized(over) as unknown as CustomizationRow;

// Only for tests: the graph's responses for the pages of the wizard.
import type { ModuleFlag } from '../../../schema/promotions/experiences.ts';
import { reward } from './catalogData.ts';
import { validSettings } from './promotionData.ts';

type Different = Record<string, unknown>;

export const advertiser = (different: Different = {}) => ({
  __typename: 'Advertiser',
  id: '1',
  name: 'Corner Shop',
  status: 'enabled',
  organizationId: '7',
  contactEmail: null,
  billingCurrency: 'EUR',
  operatingCountries: ['FR', 'US'].map((code) => ({ __typename: 'Country', code, name: code })),
  ...different,
});

const flags = <Name extends string>(...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, 'enabled'])) as Record<Name, ModuleFlag>;

/** An experience with all features; chosen by default. */
export const experience = (id: string, different: Different = {}) => ({
  __typename: 'Experience',
  id,
  name: `Experience ${id}`,
  description: 'For everybody',
  image: null,
  picto: 'portal',
  isPreviewable: true,
  carousel: [],
  infos: [],
  benefits: [],
  userFlowDemo: null,
  authenticationSystems: ['email', 'mobile', 'account', 'third_party'],
  supportedRedemptionFlow: ['facelift'],
  redemptionFlow: { __typename: 'RedemptionFlow', id: 'portal', supportsPrimaryCode: true },
  options: {
    __typename: 'ExperienceOptions',
    digitalRewardsMasks: [],
    disallowPdf: false,
    modules: {
      __typename: 'ExperienceModules',
      ...flags(
        'apiKeysGeneration',
        'activationLinks',
        'bulkRedemption',
        'bulkActivation',
        'customizationStep',
      ),
      settings: {
        __typename: 'ExperienceSections',
        ...flags('name', 'date', 'language', 'multipleRewardsSelection', 'redemptionPortalDomain'),
        ...flags('notificationChannels', 'authenticationSystems', 'fraudOptions', 'sharingSystems'),
      },
    },
  },
  ...different,
});

/** A chosen reward, with its current verdict. */
export const draftReward = (sku: string, state = 'ready') => ({
  __typename: 'PromotionDraftReward',
  sku,
  name: `Reward ${sku}`,
  state,
  catalogueEntry: reward(sku),
});

/** The answer to the states of rewards: those named here, and `ready` for the others. */
export const rewardStates =
  (states: Readonly<Record<string, string>> = {}, reasons: Readonly<Record<string, string>> = {}) =>
  (variables: Record<string, never>) => ({
    data: {
      rewardStates: (variables as unknown as { skus: readonly string[] }).skus.map((sku) => ({
        __typename: 'RewardState',
        sku,
        state: states[sku] ?? 'ready',
        reason: reasons[sku] ?? null,
      })),
    },
  });

/** A draft with an experience and two rewards, whose settings satisfy all rules. */
export const draft = (different: Different = {}) => {
  const skus = (different.skus as string[] | undefined) ?? ['AAA-1', 'AAA-2'];
  return {
    __typename: 'PromotionDraft',
    advertiserId: '1',
    experienceId: '1',
    skus,
    page: 'settings',
    copiedFrom: null,
    version: 4,
    updatedAt: '2026-11-22T18:00:00Z',
    rewards: skus.map((sku) => draftReward(sku)),
    experience: { __typename: 'Experience', id: '1', name: 'Experience 1' },
    ...different,
    settings: {
      __typename: 'PromotionDraftSettings',
      ...validSettings((different.settings as object | undefined) ?? {}),
    },
  };
};

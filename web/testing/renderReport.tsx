// Only for tests: the redemption report with two rows, and its requests.
import { fireEvent, screen } from '@testing-library/react';
import { ABILITIES, type Ability } from '../../schema/foundation/abilities.ts';
import { RedemptionListScreen } from '../fulfillment/redemptions/RedemptionListScreen.tsx';
import { redemption, redemptionPage } from './data/redemptionRows.ts';
import { type Answers, type Call, renderScreen, type ScreenOptions } from './renderScreen.tsx';

export const rows = [
  redemption('11', { orderId: '4f7a'.repeat(16) }),
  redemption('12', { state: 'refunded', reversed: true, user: null, activatedAt: null }),
];
export const pageAnswer = (...[items, about]: Parameters<typeof redemptionPage>) => ({
  data: { redemptions: redemptionPage(items, about) },
});
const EMPTY = { items: [], page: { __typename: 'PageInfo', totalPages: 0 } };
export const ANSWERS: Answers = {
  RedemptionListScreen: () => pageAnswer(rows),
  RedemptionFilterNames: ({ advertiserId, asksAdvertiser }: Record<string, never>) => ({
    data: asksAdvertiser
      ? { advertiser: { __typename: 'Advertiser', id: advertiserId, name: 'Corner Shop' } }
      : {},
  }),
  TypologyFilter: () => ({ data: { typologies: EMPTY } }),
  ServiceCategoryFilter: () => ({ data: { serviceCategories: EMPTY } }),
  CountryFilter: () => ({ data: { countries: EMPTY } }),
  RewardGroupFilter: () => ({ data: { rewardGroups: EMPTY } }),
  ExperienceFilter: () => ({ data: { experiences: [] } }),
  ProviderFilter: () => ({
    data: { providers: [{ __typename: 'Provider', id: '4', name: 'Codeworks' }] },
  }),
  TagFilterPicker: () => ({
    data: { tags: { __typename: 'TagPage', items: [{ __typename: 'Tag', id: '8', name: 'Holiday' }] } },
  }),
};
export const showReport = (url = '/reports/redemptions', over: Partial<ScreenOptions> = {}) =>
  renderScreen(<RedemptionListScreen />, { url, ...over, answers: { ...ANSWERS, ...over.answers } });
export const reportQueries = (calls: readonly Call[]) =>
  calls.filter(({ name }) => name === 'RedemptionListScreen').map(({ variables }) => variables);
export const filterOf = (calls: readonly Call[]) => reportQueries(calls).at(-1)?.filter;
export const firstRow = () => screen.findByRole('link', { name: '11' });
export const openMore = () => fireEvent.click(screen.getByRole('button', { name: /^More filters/ }));
export const without = (...abilities: Ability[]) =>
  ABILITIES.filter((ability) => !abilities.includes(ability));

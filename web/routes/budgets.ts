import { digits, route } from './route.ts';

/** A budget to be changed, of an advertiser still to be chosen. */
export const budgetRoute = route({
  path: '/advertiser/budget',
  query: ['tab'],
  ability: 'createBudget',
  menu: { group: 'advertisers', label: 'budget_manage' },
});

/** The budget of one advertiser, to be changed; `tab` is `add` or `remove`. */
export const advertiserBudgetRoute = route({
  path: '/advertiser/:advertiserId/budget',
  params: { advertiserId: digits },
  query: ['tab'],
  ability: 'createBudget',
});

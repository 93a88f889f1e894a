import { digits, route } from './route.ts';

/** A budget change for an advertiser that is chosen on the screen. */
export const budgetRoute = route({
  path: '/advertiser/budget',
  query: ['tab'],
  ability: 'createBudget',
  menu: { group: 'advertisers', label: 'budget_manage' },
});

/** A budget change for one advertiser; `tab` is `add` or `remove`. */
export const advertiserBudgetRoute = route({
  path: '/advertiser/:advertiserId/budget',
  params: { advertiserId: digits },
  query: ['tab'],
  ability: 'createBudget',
});

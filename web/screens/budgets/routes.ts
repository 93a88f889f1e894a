import { digits, route } from '../../kit/route.ts';

export const budgetRoute = route({
  path: '/advertiser/budget',
  ability: 'createBudget',
  menu: { group: 'advertisers', label: 'budget_manage' },
});

export const advertiserBudgetRoute = route({
  path: '/advertiser/:advertiserId/budget',
  params: { advertiserId: digits },
  ability: 'createBudget',
});

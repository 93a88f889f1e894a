import { route } from '../../kit/route.ts';

export const accountRoute = route({
  path: '/accounts/:accountId',
  params: { accountId: /^(?:me|\d{1,18})$/ },
  ability: 'viewAccount',
  screen: () => import('./AccountScreen.tsx').then((module) => module.AccountScreen),
});

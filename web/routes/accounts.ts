import { route } from './route.ts';

export const accountRoute = route({
  path: '/accounts/:accountId',
  params: { accountId: /^(?:me|\d{1,18})$/ },
  ability: 'viewAccount',
});

import { route } from './route.ts';

export const loginRoute = route({ path: '/login', ability: 'public' });

export const notAuthorizedRoute = route({ path: '/not_authorized', ability: 'public' });

/** Shows nothing itself: it leads on to where this person works (ROUTE-5 … ROUTE-9). */
export const homeRoute = route({
  path: '/home',
  ability: 'public',
  menu: { group: 'home', label: 'home', ability: 'viewHome' },
});

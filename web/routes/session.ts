import { route } from './route.ts';

export const loginRoute = route({ path: '/login', ability: 'public' });

export const notAuthorizedRoute = route({ path: '/not_authorized', ability: 'public' });

/** Has no content of its own: it redirects to the person's start screen (ROUTE-5 … ROUTE-9). */
export const homeRoute = route({
  path: '/home',
  ability: 'public',
  menu: { group: 'home', label: 'home', ability: 'viewHome' },
});

import { route } from '../../kit/route.ts';

/** The showcase of the kit (ROUTE-25). */
export const uiComponentsRoute = route({
  path: '/ui-components',
  ability: 'viewUIComponents',
  screen: () => import('./UiComponentsScreen.tsx').then((module) => module.UiComponentsScreen),
  menu: { group: 'developers', label: 'ui_components' },
});

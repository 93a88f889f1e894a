import { route } from './route.ts';

/** The showcase of the kit (ROUTE-25). */
export const uiComponentsRoute = route({
  path: '/ui-components',
  ability: 'viewUIComponents',
  menu: { group: 'developers', label: 'ui_components' },
});

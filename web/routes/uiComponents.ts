import { route } from './route.ts';

/** The showcase of the kit (ROUTE-25). */
export const uiComponentsRoute = route({
  path: '/ui-components',
  ability: 'viewUIComponents',
  screen: () =>
    import('../screens/ui-components/UiComponentsScreen.tsx').then((module) => module.UiComponentsScreen),
  menu: { group: 'developers', label: 'ui_components' },
});

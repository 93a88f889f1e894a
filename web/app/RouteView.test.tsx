import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { type ComponentType, type ReactNode, useLayoutEffect } from 'react';
import { expect, test, vi } from 'vitest';
import { type Ability, abilitiesOf, type Role } from '../../schema/foundation/abilities.ts';
import { toastQueue } from '../kit/feedback/toastQueue.ts';
import { currentUrl, navigate } from '../navigation/hashLocation.ts';
import { lastParams, previousUrl } from '../navigation/routeMemory.ts';
import { rememberIntended } from '../session/session.ts';
import { type Viewer, ViewerContext } from '../session/viewer.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import type { FoundScreen } from './lazyScreens.ts';
import { RouteView } from './RouteView.tsx';

const screens = new Map<string, ComponentType<Record<string, string>>>();

/** Instead of the screens: what they would be shown with. */
function screenOf({ route: { path } }: FoundScreen) {
  const Screen = screens.get(path) ?? ((params) => <p>{`${path} ${JSON.stringify(params)}`}</p>);
  screens.set(path, Screen);
  return Screen;
}

async function enter(
  url: string,
  roles: Role[] = ['admin'],
  change: Partial<Viewer> = {},
  beside: ReactNode = null,
) {
  const viewer: Viewer = {
    accountId: '7',
    name: 'Ada',
    email: 'ada@northwind.example',
    locale: 'en',
    timezone: 'Europe/Paris',
    reports: { version: 3, timezone: null, scope: null },
    abilities: abilitiesOf(roles),
    isStaff: false,
    advertiserCount: 2,
    onlyAdvertiserId: null,
    organizationName: 'Northwind',
    uiId: 'northwind',
    ...change,
  };
  await renderScreen(
    <ViewerContext value={viewer}>
      {beside}
      <RouteView loadedUiId="northwind" screenOf={screenOf} />
    </ViewerContext>,
    { answers: {}, abilities: [...viewer.abilities] as Ability[], url },
  );
}

test('a route shows its screen with its parameters', async () => {
  await enter('/advertiser/7?tab=budget');
  expect(await screen.findByText('/advertiser/:advertiserId {"advertiserId":"7"}')).toBeTruthy();
});

test.each(['/advertiser/abc', '/nowhere'])('%s is named before the home page is shown', async (url) => {
  await enter(url);
  await waitFor(() =>
    expect(toastQueue.read().at(-1)?.text).toBe(
      `There is no page at the address “${url}”. The home page is shown.`,
    ),
  );
  expect(currentUrl()).not.toBe(url);
});

test('ROUTE-3 and GUARD-4: without the ability one comes to /not_authorized, which leads home and offers to log out', async () => {
  await enter('/advertisers', ['catalog_manager']);
  await waitFor(() => expect(currentUrl()).toBe('/not_authorized'));
  expect((await screen.findByRole('button', { name: 'Log out' })).className).not.toContain('button');
  expect(screen.getByRole('link', { name: 'Go to the home page' }).className).toContain('button');
});

test('ROUTE-63, GUARD-7 and ROUTE-6: an unknown route leads home, and home to the advertisers', async () => {
  await enter('/nowhere');
  await waitFor(() => expect(currentUrl()).toBe('/advertisers'));
});

test('ROUTE-5: home is the only advertiser', async () => {
  await enter('/home', ['user'], { onlyAdvertiserId: '12', advertiserCount: 1 });
  await waitFor(() => expect(currentUrl()).toBe('/advertiser/12'));
});

test('GUARD-7: whoever goes on in the moment in which an address leads home is not fetched back', async () => {
  /** Goes on when the page stands, before what it does afterwards. */
  function GoesOn() {
    useLayoutEffect(() => {
      location.hash = '#/advertiser/7';
    }, []);
    return null;
  }
  await enter('/home', ['admin'], {}, <GoesOn />);
  expect(await screen.findByText('/advertiser/:advertiserId {"advertiserId":"7"}')).toBeTruthy();
  expect(currentUrl()).toBe('/advertiser/7');
});

test('ROUTE-63: an unknown route whose address is escaped leads home as well', async () => {
  await enter('/caf%C3%A9');
  await waitFor(() => expect(currentUrl()).toBe('/advertisers'));
});

test('GUARD-6 and ROUTE-64: a wrong parameter leads to /, and from there home', async () => {
  await enter('/advertiser/seven');
  await waitFor(() => expect(currentUrl()).toBe('/advertisers'));
});

test('ROUTE-44, ROUTE-45: the old address of the activity report leads to it; without its ability one is not authorized', async () => {
  await enter('/reports/monthly');
  await waitFor(() => expect(currentUrl()).toBe('/reports/activity'));
  expect(await screen.findByText('/reports/activity {}')).toBeTruthy();
  cleanup();
  await enter('/reports/activity', ['catalog_manager']);
  await waitFor(() => expect(currentUrl()).toBe('/not_authorized'));
});

test('GUARD-5: a session of an organization with another look loads the application anew', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  await enter('/advertisers', ['admin'], { uiId: 'cornershop' });
  await waitFor(() => expect(reload).toHaveBeenCalled());
});

test('GUARD-2: whoever comes back from the login without an address goes where they wanted to go', async () => {
  rememberIntended('/advertiser/7?tab=budget');
  await enter('/');
  await waitFor(() => expect(currentUrl()).toBe('/advertiser/7?tab=budget'));
});

test('ROUTE-67 and ROUTE-68: parameters and the previous route are kept in local storage', async () => {
  await enter('/advertisers');
  await screen.findByText('/advertisers {}');
  act(() => navigate('/advertisers?page=3'));
  act(() => navigate('/advertiser/7?tab=budget'));
  await waitFor(() => expect(lastParams()).toEqual({ advertiserId: '7' }));
  expect(previousUrl()).toBe('/advertisers?page=3');
  expect(localStorage.getItem('guerdon.previousRoute')).toBe('"/advertisers?page=3"');
});

test('a screen that breaks says so within the page’s own landmark', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  screens.set('/advertisers', () => {
    throw new Error('broken');
  });
  await enter('/advertisers');
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByRole('main')).toBeNull();
  screens.delete('/advertisers');
});

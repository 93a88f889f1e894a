import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { type Ability, abilitiesOf, type Role } from '../../../schema/foundation/abilities.ts';
import { begin } from '../../browser/inFlight.ts';
import { showFailedCall } from '../../data/failures/failedCall.ts';
import { navigate } from '../../navigation/hashLocation.ts';
import { type Viewer, ViewerContext } from '../../session/viewer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import type { Links } from './menu.ts';
import { Shell } from './Shell.tsx';
import type { Build } from './useShell.ts';

const links: Links = {
  contact: 'mailto:help@guerdon.example',
  social: 'https://social.guerdon.example/',
  catalogue: 'https://catalogue.example/',
  admin: null,
};

function viewerWith(roles: Role[], change: Partial<Viewer> = {}): Viewer {
  return {
    accountId: '7',
    name: 'Ada Lovelace',
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
}

async function show(
  viewer = viewerWith(['admin']),
  {
    environment = 'demo',
    locale = 'en',
    catalogue = links.catalogue,
  }: { environment?: string; locale?: 'en' | 'fr'; catalogue?: string | null } = {},
) {
  const build: Build = {
    version: '1.2.3',
    environment,
    uploadTypes: ['png'],
    portalSuffix: '.rewards.example',
  };
  await renderScreen(
    <ViewerContext value={viewer}>
      <Shell build={build} links={{ ...links, catalogue }}>
        <h1>Here</h1>
      </Shell>
    </ViewerContext>,
    {
      answers: {
        RequestsToDecide: () => ({
          data: { requestsToDecide: { __typename: 'RequestsToDecide', count: 3 } },
        }),
      },
      abilities: [...viewer.abilities] as Ability[],
      locale,
      url: '/advertiser/7',
    },
  );
}

describe('banner', () => {
  test('SHELL-7, SHELL-8 and SHELL-30: outside production it names environment and version', async () => {
    await show(undefined, { environment: 'demo' });
    expect(screen.getByRole('complementary').textContent).toBe('demo · version 1.2.3');
  });

  test('SHELL-7 and SHELL-8: in production there is none', async () => {
    await show(undefined, { environment: 'production' });
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('header', () => {
  test('SHELL-9: it has the logo, which leads home', async () => {
    await show();
    const home = within(screen.getByRole('banner')).getByRole('link', { name: 'Guerdon' });
    expect(home.getAttribute('href')).toBe('#/home');
  });

  test('SHELL-10: it has a navigation with submenus', async () => {
    await show();
    const nav = within(screen.getByRole('navigation', { name: 'Main menu' }));
    expect(nav.getByRole('link', { name: 'Home' })).toBeTruthy();
    fireEvent.click(nav.getByRole('button', { name: 'Advertisers' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'Dashboard',
      'All advertisers',
      'New advertiser',
      'Manage budget',
      'Manage inventory',
    ]);
  });

  test('SHELL-17: the public catalog opens in a new tab, the own one here', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Catalog' }));
    const [own, visitors] = await screen.findAllByRole('menuitem');
    expect(own?.getAttribute('href')).toBe('#/catalog');
    expect(own?.getAttribute('target')).toBeNull();
    expect(visitors?.getAttribute('target')).toBe('_blank');
    expect(visitors?.getAttribute('rel')).toContain('noopener');
  });

  test('SHELL-32: without a public catalog the entry leads to the own one', async () => {
    await show(undefined, { catalogue: null });
    const catalog = screen.getByRole('link', { name: 'Catalog' });
    expect([catalog.getAttribute('href'), catalog.getAttribute('target')]).toEqual(['#/catalog', null]);
  });

  test('SHELL-14: operator-only entries are hidden from others', async () => {
    await show(viewerWith(['superadmin']));
    expect(screen.queryByRole('button', { name: 'Administration' })).toBeNull();
  });

  test('SHELL-2, SHELL-3 and ROLES-32: operator staff see the administration', async () => {
    await show(viewerWith(['superadmin'], { isStaff: true }));
    expect(screen.getByRole('button', { name: 'Administration' })).toBeTruthy();
  });

  test('SHELL-11: the account menu has exactly Account, Contact us and Log out', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Account menu of Ada Lovelace' }));
    const entries = await screen.findAllByRole('menuitem');
    expect(entries.map((entry) => entry.textContent)).toEqual(['Account', 'Contact us', 'Log out']);
    expect(entries[0]?.getAttribute('href')).toBe('#/accounts/me');
    expect(entries[1]?.getAttribute('href')).toBe(links.contact);
  });

  test('SHELL-11: Log out leaves for the log-out of the gateway', async () => {
    const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Account menu of Ada Lovelace' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Log out' }));
    expect(assign).toHaveBeenCalledWith(expect.stringMatching(/^\/auth\/logout\?redirect=/));
  });

  test('SHELL-12: a loading bar runs while a call is under way', async () => {
    await show();
    expect(screen.queryByRole('progressbar')).toBeNull();
    const end = begin();
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    act(() => end());
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  test('SHELL-25, SHELL-27 and SHELL-31: beside the account menu the cache can be cleared, which goes to the previous route', async () => {
    await show();
    act(() => navigate('/advertisers?page=2'));
    act(() => navigate('/advertiser/7'));
    fireEvent.click(screen.getByRole('button', { name: 'Display' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Clear the cache' }));
    await vi.waitFor(() => expect(location.hash).toBe('#/advertisers?page=2'));
    expect(localStorage.getItem('guerdon.routeParams')).toBeNull();
  });

  test('the theme is chosen beside the account menu and kept', async () => {
    await show();
    fireEvent.click(screen.getByRole('button', { name: 'Display' }));
    const checked = () =>
      screen
        .getAllByRole('menuitemradio')
        .map((one) => `${one.textContent} ${one.getAttribute('aria-checked')}`);
    expect(await screen.findByRole('menuitemradio', { name: 'System default' })).toBeTruthy();
    expect(checked()).toEqual(['System default true', 'Light false', 'Dark false']);
    fireEvent.click(screen.getByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(localStorage.getItem('guerdon.theme')).toBe('"dark"');
    delete document.documentElement.dataset.theme;
  });
});

describe('footer', () => {
  test('SHELL-23, SHELL-24 and SHELL-30: copyright with year and product, and the social link', async () => {
    await show();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(`© ${new Date().getFullYear()} Guerdon`)).toBeTruthy();
    expect(footer.getByRole('link', { name: /Follow us/ }).getAttribute('href')).toBe(links.social);
  });
});

describe('failed calls', () => {
  test('SHELL-28, ERR-7, ERR-8 and ERR-11: one dialog shows title, message and request ID with a copy button', async () => {
    await show();
    act(() => showFailedCall({ status: 403, code: 'FORBIDDEN', message: 'Not yours', requestId: 'r-9' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Forbidden' }));
    expect(dialog.getByText('Not yours')).toBeTruthy();
    expect(dialog.getByText('r-9')).toBeTruthy();
    expect(dialog.getByRole('button', { name: /Copy/ })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Refresh' })).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Clear the cache' })).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  });
});

test('ERR-14 and ERR-4: an error nobody has a word for opens the same dialog, with its status', async () => {
  await show();
  act(() => showFailedCall({ status: 418, code: 'TEAPOT', errorName: 'teapot', message: 'Short and stout' }));
  const dialog = await screen.findByRole('dialog', { name: 'An error occurred (418)' });
  expect(within(dialog).getByText('Short and stout')).toBeTruthy();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
});

test('I18N-1: the shell speaks French', async () => {
  await show(viewerWith(['admin']), { locale: 'fr' });
  expect(screen.getByRole('button', { name: 'Annonceurs' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Accueil' })).toBeTruthy();
});

test('a button that vanishes after its command gives the focus to what is next', async () => {
  function Actions() {
    const [isDone, setDone] = useState(false);
    return (
      <section>
        {!isDone && (
          <button type="button" onClick={() => setDone(true)}>
            Retry
          </button>
        )}
        <button type="button">Refund</button>
      </section>
    );
  }
  const viewer = viewerWith(['admin']);
  await renderScreen(
    <ViewerContext value={viewer}>
      <Shell build={null} links={links}>
        <Actions />
      </Shell>
    </ViewerContext>,
    { answers: {}, abilities: [...viewer.abilities], url: '/advertiser/7' },
  );
  const button = screen.getByRole('button', { name: 'Retry' });
  act(() => button.focus());
  fireEvent.click(button);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Refund'));
});

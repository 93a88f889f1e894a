import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Ability } from '../../../schema/foundation/abilities.ts';
import { ADVERTISER_TAB_SCREENS } from '../../app/advertiserTabs.ts';
import { advertiser, failure } from '../../testing/data/advertiserData.ts';
import { answer, credential, press, showKeys, typeName } from '../../testing/data/credentialData.tsx';
import { dispatchEffects, STOPPED } from '../../testing/data/dispatchEffects.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { AdvertiserTabs } from '../advertisers/AdvertiserTabs.tsx';

beforeEach(() => {
  vi.restoreAllMocks();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: /reduce/.test(query) }));
});

describe('the list', () => {
  test('APIKEY-1, APIKEY-11: ten keys a page with client id, creation and last use; the secret stays masked', async () => {
    const { calls } = await showKeys({ rows: [credential('1', { lastUsedAt: '2026-11-21T08:05:00.000Z' })] });
    const row = (await screen.findByText('Till 1')).closest('tr') as HTMLElement;
    for (const text of ['gki_1', 'by Rita', '••••••••', /21 \/ 11 \/ 2026 09:05/])
      expect(within(row).getByText(text)).toBeTruthy();
    expect(calls[0]?.variables).toEqual({ id: '7', page: { number: 1, size: 10 } });
  });

  test('APIKEY-5: the client id of a key is copied', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await showKeys();
    await press('Copy the client ID of Till 1');
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('gki_1'));
  });

  test('APIKEY-18: without keys the tab says what to do', async () => {
    await showKeys({ rows: [] });
    expect(
      await screen.findByText(
        "You don't have API credentials. Please click CREATE A NEW KEY to generate a new one.",
      ),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create a new key' })).toBeTruthy();
  });

  test('APIKEY-17, APIKEY-20: without createCredentials the keys are only read', async () => {
    await showKeys({ abilities: ['viewCredentials'] });
    await screen.findByText('Till 1');
    expect(screen.queryByRole('button', { name: /Create|Rename|Delete/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Download Till 1 as JSON' })).toBeTruthy();
  });

  test('whoever may not create a key is not told to click on what is not there', async () => {
    await showKeys({ rows: [], abilities: ['viewCredentials'] });
    expect(await screen.findByText('No API keys')).toBeTruthy();
    expect(screen.getByText(/ask an administrator/)).toBeTruthy();
    expect(screen.queryByText(/CREATE A NEW KEY/)).toBeNull();
  });

  test('with an external issuer the tab says where keys come from, and makes none', async () => {
    await showKeys({ rows: [], over: { isExternalIssuer: true } });
    expect(await screen.findByText('Keys come from your sign-in provider')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create a new key' })).toBeNull();
    expect(screen.queryByText(/CREATE A NEW KEY/)).toBeNull();
  });

  test('a list that failed says so by its name', async () => {
    const data = { advertiser: { ...answer([]).data.advertiser, credentials: null } };
    await showKeys({
      answers: {
        AdvertiserCredentialsTab: () => ({ data, errors: [failure(['advertiser', 'credentials'])] }),
      },
    });
    expect(await screen.findByText('API keys could not be loaded')).toBeTruthy();
  });

  test('I18N-1: in French', async () => {
    await showKeys({ locale: 'fr' });
    expect(await screen.findByRole('button', { name: 'Créer une nouvelle clé' })).toBeTruthy();
  });
});

describe('changing and deleting', () => {
  test('APIKEY-3: a key is renamed', async () => {
    const saved = credential('1', { name: 'Till B', version: 2 });
    const { calls } = await showKeys({
      answers: {
        CredentialEditDialogSave: () => ({
          data: { updateCredential: { __typename: 'UpdateCredentialSuccess', credential: saved } },
        }),
      },
    });
    await press('Rename Till 1');
    await typeName('Till B');
    await press('Save');
    expect(await screen.findByText('API key saved')).toBeTruthy();
    expect(await screen.findByText('Till B')).toBeTruthy();
    expect(calls.at(-1)?.variables).toEqual({ input: { id: '1', version: 1, name: 'Till B' } });
  });

  test('API-7: a key that somebody else renamed meanwhile shows both names', async () => {
    const current = credential('1', { name: 'Theirs', version: 4 });
    const { calls } = await showKeys({
      answers: {
        CredentialEditDialogSave: () => ({
          data: { updateCredential: { __typename: 'StaleCredential', current } },
        }),
      },
    });
    await press('Rename Till 1');
    await typeName('Mine');
    await press('Save');
    expect(await screen.findByRole('cell', { name: 'Theirs' })).toBeTruthy();
    await press('Keep mine');
    await waitFor(() =>
      expect(calls.at(-1)?.variables).toEqual({ input: { id: '1', version: 4, name: 'Mine' } }),
    );
  });

  const deleted = {
    data: {
      deleteCredential: {
        __typename: 'DeleteCredentialSuccess',
        credential: { __typename: 'Credential', id: '1' },
        effects: dispatchEffects(STOPPED),
      },
    },
  };
  const ask = async (reduced: boolean) => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: reduced && /reduce/.test(query) }));
    const lists = [[credential('1')], []];
    const rendered = await showKeys({
      answers: {
        AdvertiserCredentialsTab: () => answer(lists.shift() ?? []),
        CredentialDeleteDialogDelete: () => deleted,
      },
    });
    await press('Delete Till 1');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete the API key' });
    expect(
      within(dialog).getByText(
        'Are you sure you want to delete the API key Till 1? This action cannot be undone.',
      ),
    ).toBeTruthy();
    expect(await within(dialog).findByText(/returns €30.00 and \$20.00 to the budget/)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('API key Till 1 deleted');
    return rendered;
  };

  test('APIKEY-4, APIKEY-19, MONEY-2, UI-26: the question names the key and what stops; its row is seen to go for 1000 ms', async () => {
    const { calls } = await ask(false);
    const since = performance.now();
    expect(document.querySelector('tbody tr')?.hasAttribute('inert')).toBe(true);
    await waitFor(() => expect(document.querySelector('tbody tr')).toBeNull());
    expect(performance.now() - since).toBeGreaterThan(700);
    expect(calls.map(({ name }) => name)).toEqual([
      'AdvertiserCredentialsTab',
      'CredentialDeleteDialogDelete',
      'CredentialDeleteDialogDelete',
      'AdvertiserCredentialsTab',
    ]);
    const tried = [{ input: { id: '1', dryRun: true } }, { input: { id: '1' } }];
    expect(calls.slice(1, 3).map(({ variables }) => variables)).toEqual(tried);
  });

  test('UI-26: with reduced motion it is gone at once', async () => {
    await ask(true);
    const since = performance.now();
    await waitFor(() => expect(document.querySelector('tbody tr')).toBeNull());
    expect(performance.now() - since).toBeLessThan(700);
  });
});

async function showTabs(abilities: readonly Ability[]) {
  const { __typename, id, hasInventory, hasDiscounts } = advertiser('7');
  return renderScreen(
    <AdvertiserTabs
      advertiser={{ __typename, id, hasInventory, hasDiscounts } as never}
      screens={ADVERTISER_TAB_SCREENS}
    />,
    {
      abilities,
      url: '/advertiser/7?tab=api_credentials',
      answers: { AdvertiserCredentialsTab: () => answer([credential('1')]) },
    },
  );
}

test('APIKEY-16, ADV-30, ADV-31: holders of viewCredentials see the tab "API Keys"', async () => {
  await showTabs(['viewCredentials']);
  expect(screen.getByRole('tab', { name: 'API Keys' }).getAttribute('aria-selected')).toBe('true');
  expect(await screen.findByText('Till 1')).toBeTruthy();
});

test('APIKEY-16, ADV-30: without viewCredentials there is no tab, and nothing of it is asked for', async () => {
  const { calls } = await showTabs(['createCredentials']);
  expect(screen.queryByRole('tab', { name: 'API Keys' })).toBeNull();
  expect(calls.map(({ name }) => name)).not.toContain('AdvertiserCredentialsTab');
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Ability } from '../../../../schema/abilities.ts';
import { closeFailedCall } from '../../../apollo/failedCall.ts';
import { AdvertiserTabs } from '../AdvertiserTabs.tsx';
import { type Answers, renderScreen } from '../renderScreen.tsx';
import { advertiser, failure } from '../testData.ts';
import { AdvertiserCredentialsTab } from './AdvertiserCredentialsTab.tsx';
import { keyFile } from './keyFile.ts';

const SECRET = 'gsk_not-a-real-secret-of-anything';
const credential = (id: string, over: object = {}) => ({
  __typename: 'Credential',
  id,
  name: `Till ${id}`,
  clientId: `gki_${id}`,
  createdAt: '2026-11-20T10:00:00.000Z',
  createdBy: 'Rita',
  lastUsedAt: null,
  version: 1,
  ...over,
});
const answer = (items: object[], over: object = {}) => ({
  data: {
    advertiser: {
      __typename: 'Advertiser',
      id: '7',
      name: 'Acme',
      credentials: {
        __typename: 'CredentialPage',
        isExternalIssuer: false,
        items,
        page: {
          __typename: 'PageInfo',
          number: 1,
          size: 10,
          totalCount: items.length,
          totalIsCapped: false,
          totalPages: 1,
        },
        ...over,
      },
    },
  },
});

interface Wish {
  rows?: object[];
  over?: object;
  abilities?: readonly Ability[];
  answers?: Answers;
  locale?: 'en' | 'fr';
}
function show({ rows = [credential('1')], over, abilities, answers = {}, locale = 'en' }: Wish = {}) {
  return renderScreen(<AdvertiserCredentialsTab advertiserId="7" />, {
    abilities: abilities ?? ['viewCredentials', 'createCredentials'],
    locale,
    answers: { AdvertiserCredentialsTab: () => answer(rows, over), ...answers },
  });
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const typeName = async (value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: /^Name/ }), { target: { value } });
const created = {
  data: {
    createCredential: {
      __typename: 'CreateCredentialSuccess',
      clientSecret: SECRET,
      credential: credential('2', { name: 'New till' }),
    },
  },
};

beforeEach(() => {
  closeFailedCall();
  vi.restoreAllMocks();
  Object.assign(window, { matchMedia: (query: string) => ({ matches: /reduce/.test(query) }) });
});

describe('the list', () => {
  test('APIKEY-1, APIKEY-11: ten keys a page with client id, creation and last use; the secret stays masked', async () => {
    const { calls } = await show({ rows: [credential('1', { lastUsedAt: '2026-11-21T08:05:00.000Z' })] });
    const row = (await screen.findByText('Till 1')).closest('tr') as HTMLElement;
    for (const text of ['gki_1', 'by Rita', '••••••••', /21 \/ 11 \/ 2026 09:05/])
      expect(within(row).getByText(text)).toBeTruthy();
    expect(calls[0]?.variables).toEqual({ id: '7', page: { number: 1, size: 10 } });
  });

  test('APIKEY-5: the client id of a key is copied', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await show();
    await press('Copy the client ID of Till 1');
    await waitFor(() => expect(writeText).toHaveBeenCalledWith('gki_1'));
  });

  test('APIKEY-18: without keys the tab says what to do', async () => {
    await show({ rows: [] });
    expect(
      await screen.findByText(
        "You don't have API credentials. Please click CREATE A NEW KEY to generate a new one.",
      ),
    ).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Create a new key' })).toBeTruthy();
  });

  test('APIKEY-17, APIKEY-20: without createCredentials the keys are only read', async () => {
    await show({ abilities: ['viewCredentials'] });
    await screen.findByText('Till 1');
    expect(screen.queryByRole('button', { name: /Create|Rename|Delete/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Download Till 1 as JSON' })).toBeTruthy();
  });

  test('with an issuer elsewhere the tab says where keys come from, and makes none', async () => {
    await show({ rows: [], over: { isExternalIssuer: true } });
    expect(await screen.findByText('Keys come from your sign-in provider')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Create a new key' })).toBeNull();
    expect(screen.queryByText(/CREATE A NEW KEY/)).toBeNull();
  });

  test('a list that failed says so by its name', async () => {
    const data = { advertiser: { ...answer([]).data.advertiser, credentials: null } };
    await show({
      answers: {
        AdvertiserCredentialsTab: () => ({ data, errors: [failure(['advertiser', 'credentials'])] }),
      },
    });
    expect(await screen.findByText('API keys could not be loaded')).toBeTruthy();
  });

  test('I18N-1: in French', async () => {
    await show({ locale: 'fr' });
    expect(await screen.findByRole('button', { name: 'Créer une nouvelle clé' })).toBeTruthy();
  });
});

describe('creating', () => {
  test('APIKEY-2, 6, 8, 9, 10: the secret is shown once with its warning, copied and downloaded, then gone', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const { calls, client } = await show({ answers: { CredentialCreateDialogCreate: () => created } });
    await press('Create a new key');
    await typeName(' New till ');
    await press('Create the key');
    const dialog = await screen.findByRole('alertdialog', { name: 'New API key' });
    expect(within(dialog).getByText(SECRET)).toBeTruthy();
    expect(
      within(dialog).getByText(
        'Your keys are only shown once. Please download or copy them now and keep them in a safe place.',
      ),
    ).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Download Key' })).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Copy the client secret' }));
    await waitFor(() => expect(writeText).toHaveBeenCalledWith(SECRET));
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(screen.getByText(SECRET)).toBeTruthy();
    await press('I have kept it');
    await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
    expect(calls.find(({ name }) => name === 'CredentialCreateDialogCreate')?.variables).toEqual({
      input: { advertiserId: '7', name: 'New till', idempotencyKey: expect.stringMatching(/^[\w-]{36}$/) },
    });
    expect(calls.filter(({ name }) => name === 'AdvertiserCredentialsTab')).toHaveLength(2);
    expect(JSON.stringify(client.cache.extract())).not.toContain(SECRET);
  });

  test('APIKEY-12: a name is required before anything is sent', async () => {
    const { calls } = await show();
    await press('Create a new key');
    await press('Create the key');
    expect(await screen.findByText('This field is required')).toBeTruthy();
    expect(calls).toHaveLength(1);
  });

  test('an answer that got lost: sent again with the same key, what to do is said and the list is read anew', async () => {
    const message = 'This key has been created already.';
    const answers = [
      { errors: [{ message: 'x', path: [], extensions: { code: 'UNAVAILABLE', status: 503 } }] },
      { data: { createCredential: { __typename: 'Refused', code: 'secret_already_shown', message } } },
    ];
    const { calls } = await show({
      answers: { CredentialCreateDialogCreate: () => answers.shift() ?? created },
    });
    await press('Create a new key');
    await typeName('New till');
    await press('Create the key');
    await waitFor(() => expect(answers).toHaveLength(1));
    closeFailedCall();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await press('Create the key');
    expect(await screen.findByText(message)).toBeTruthy();
    const keys = calls.flatMap(({ name, variables }) =>
      name === 'CredentialCreateDialogCreate'
        ? [(variables.input as { idempotencyKey: string }).idempotencyKey]
        : [],
    );
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
    expect(calls.at(-1)?.name).toBe('AdvertiserCredentialsTab');
  });
});

test('APIKEY-7: the file of a key holds its fields; the secret only while it is shown', () => {
  const key = { id: '2', name: 'Caisse n° 3 / é', clientId: 'gki_2', createdAt: '2026-11-20T10:00:00.000Z' };
  const { name, text } = keyFile({ ...key, clientSecret: SECRET });
  expect(name).toBe('api-key-caisse-n-3-e.json');
  expect(JSON.parse(text)).toEqual({
    ...key,
    clientSecret: SECRET,
    tokenUrl: `${location.origin}/oidc/token`,
    graphqlUrl: `${location.origin}/graphql`,
  });
  expect(JSON.parse(keyFile(key).text).clientSecret).toBeNull();
  expect(keyFile({ ...key, name: '財布' }).name).toBe('api-key-2.json');
});

describe('changing and deleting', () => {
  test('APIKEY-3: a key is renamed', async () => {
    const saved = credential('1', { name: 'Till B', version: 2 });
    const { calls } = await show({
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
    const { calls } = await show({
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
    await press('Save mine');
    await waitFor(() =>
      expect(calls.at(-1)?.variables).toEqual({ input: { id: '1', version: 4, name: 'Mine' } }),
    );
  });

  const deleted = {
    data: {
      deleteCredential: {
        __typename: 'DeleteCredentialSuccess',
        credential: { __typename: 'Credential', id: '1' },
      },
    },
  };
  const ask = async (reduced: boolean) => {
    Object.assign(window, { matchMedia: (query: string) => ({ matches: reduced && /reduce/.test(query) }) });
    const lists = [[credential('1')], []];
    const rendered = await show({
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
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await screen.findByText('API key Till 1 deleted');
    return rendered;
  };

  test('APIKEY-4, APIKEY-19, UI-26: the question names the key; its row is seen to go for 1000 ms', async () => {
    const { calls } = await ask(false);
    const since = performance.now();
    expect(document.querySelector('tbody tr')?.hasAttribute('inert')).toBe(true);
    await waitFor(() => expect(document.querySelector('tbody tr')).toBeNull());
    expect(performance.now() - since).toBeGreaterThan(700);
    expect(calls.map(({ name }) => name)).toEqual([
      'AdvertiserCredentialsTab',
      'CredentialDeleteDialogDelete',
      'AdvertiserCredentialsTab',
    ]);
  });

  test('UI-26: with reduced motion it is gone at once', async () => {
    await ask(true);
    const since = performance.now();
    await waitFor(() => expect(document.querySelector('tbody tr')).toBeNull());
    expect(performance.now() - since).toBeLessThan(700);
  });
});

async function showTabs(abilities: readonly Ability[]) {
  const { __typename, id, hasCommittedAllocation, hasDiscounts } = advertiser('7');
  return renderScreen(
    <AdvertiserTabs advertiser={{ __typename, id, hasCommittedAllocation, hasDiscounts } as never} />,
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
  expect(calls).toEqual([]);
});

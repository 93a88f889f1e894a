import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { keyFile } from '../../people/shared/secrets/keyFile.ts';
import { created, press, SECRET, showKeys, typeName } from '../../testing/data/credentialData.tsx';
import { keyOutcome } from '../../testing/keyOutcome.ts';

beforeEach(() => {
  vi.restoreAllMocks();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: /reduce/.test(query) }));
});

describe('creating', () => {
  test('APIKEY-2, APIKEY-6, APIKEY-8, APIKEY-9, APIKEY-10, APIKEY-21: the secret is shown once with its warning, copied and downloaded, then gone', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    const { calls, client } = await showKeys({ answers: { CredentialCreateDialogCreate: () => created } });
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
    await press('I have saved it');
    await waitFor(() => expect(screen.queryByText(SECRET)).toBeNull());
    expect(calls.find(({ name }) => name === 'CredentialCreateDialogCreate')?.variables).toEqual({
      input: { advertiserId: '7', name: 'New till', idempotencyKey: expect.stringMatching(/^[\w-]{36}$/) },
    });
    expect(calls.filter(({ name }) => name === 'AdvertiserCredentialsTab')).toHaveLength(2);
    expect(JSON.stringify(client.cache.extract())).not.toContain(SECRET);
  });

  test.each(['Create a new key', 'Rename Till 1'])(
    '%s: the cursor is in the name, and Escape does not take what was typed',
    async (opener) => {
      await showKeys();
      await press(opener);
      const name = await screen.findByRole('textbox', { name: /^Name/ });
      await waitFor(() => expect(document.activeElement).toBe(name));
      fireEvent.change(name, { target: { value: 'Till 9' } });
      fireEvent.keyDown(name, { key: 'Escape' });
      expect(screen.getByDisplayValue('Till 9')).toBeTruthy();
      await press('Close');
      expect(screen.getByDisplayValue('Till 9'), 'until the person agrees to lose it').toBeTruthy();
      await press('Discard');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    },
  );

  test('APIKEY-12: a name is required before anything is sent', async () => {
    const { calls } = await showKeys();
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
    const { calls } = await showKeys({
      answers: {
        CredentialCreateDialogCreate: () => answers.shift() ?? created,
        LostAnswerDialog: keyOutcome('done'),
      },
    });
    await press('Create a new key');
    await typeName('New till');
    await press('Create the key');
    await screen.findByRole('alertdialog', { name: 'It was saved' });
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

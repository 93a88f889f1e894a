import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { failure } from '../../testing/data/advertiserData.ts';
import { dispatchEffects, STOPPED } from '../../testing/data/dispatchEffects.ts';
import { SERVICE_SECRET, serviceAccount, serviceSecret } from '../../testing/data/serviceAccountData.ts';
import { type Answers, renderScreen } from '../../testing/renderScreen.tsx';
import { ServiceAccountScreen } from './ServiceAccountScreen.tsx';

beforeEach(() => {
  vi.restoreAllMocks();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: /reduce/.test(query) }));
});

function show(account: object | null, answers: Answers = {}, locale: 'en' | 'fr' = 'en') {
  return renderScreen(<ServiceAccountScreen serviceAccountId="5" />, {
    url: '/admin/service-accounts/5',
    locale,
    answers: { ServiceAccountScreen: () => ({ data: { serviceAccount: account } }), ...answers },
  });
}
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const sent = (calls: { name: string; variables: unknown }[], name: string) =>
  calls.filter((call) => call.name === name).map(({ variables }) => variables);

test('SERV-8, SERV-14: a service account shows whose it is, its last use, and its secrets by their ends', async () => {
  const secrets = [
    serviceSecret('2', { lastUsedAt: '2026-11-21T08:05:00.000Z' }),
    serviceSecret('1', { expiresAt: '2026-11-24T08:00:00.000Z' }),
  ];
  await show(serviceAccount('5', { secrets, lastUsedAt: '2026-11-21T08:05:00.000Z' }));
  expect(await screen.findByText('gsi_5')).toBeTruthy();
  expect(screen.getByText('Provider')).toBeTruthy();
  const rows = within(screen.getByRole('table', { name: 'Secrets' }));
  for (const text of ['…ab2Z', '…ab1Z', /21 \/ 11 \/ 2026 09:05/, /24 \/ 11 \/ 2026 09:00/, 'No end'])
    expect(rows.getByText(text)).toBeTruthy();
});

test('SERV-3, SERV-9, SERV-14: a new secret asks how long the old one goes on, and is shown once', async () => {
  const rotated = serviceAccount('5', { version: 2, secrets: [serviceSecret('2'), serviceSecret('1')] });
  const { calls, client } = await show(serviceAccount('5'), {
    ServiceAccountRotateDialogRotate: () => ({
      data: {
        rotateServiceAccountSecret: {
          __typename: 'RotateServiceAccountSecretSuccess',
          clientSecret: SERVICE_SECRET,
          serviceAccount: rotated,
        },
      },
    }),
  });
  await press('New secret');
  const dialog = within(await screen.findByRole('dialog', { name: 'New secret' }));
  expect(dialog.getByRole('button', { name: /Works for 24 more hours.*The old secret/ })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'New secret' }));
  const once = within(await screen.findByRole('alertdialog', { name: 'The secret of the service account' }));
  expect(once.getByText(SERVICE_SECRET)).toBeTruthy();
  expect(once.getByText(/only shown once/)).toBeTruthy();
  fireEvent.click(once.getByRole('button', { name: 'I have saved it' }));
  await waitFor(() => expect(screen.queryByText(SERVICE_SECRET)).toBeNull());
  expect(JSON.stringify(client.cache.extract())).not.toContain(SERVICE_SECRET);
  expect(sent(calls, 'ServiceAccountRotateDialogRotate')).toEqual([
    { input: { id: '5', version: 1, oldSecretHours: 24 } },
  ]);
  expect(await screen.findByText('…ab2Z')).toBeTruthy();
});

test('SERV-9, SERV-14: beside two secrets a new one says that both end', async () => {
  const { calls } = await show(serviceAccount('5', { secrets: [serviceSecret('2'), serviceSecret('1')] }), {
    ServiceAccountRotateDialogRotate: () => ({
      data: null,
      errors: [failure(['rotateServiceAccountSecret'])],
    }),
  });
  await press('New secret');
  const dialog = within(await screen.findByRole('dialog', { name: 'New secret' }));
  expect(dialog.getByText(/both end at once/)).toBeTruthy();
  expect(dialog.queryByRole('button', { name: /24 more hours/ })).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'New secret' }));
  await waitFor(() =>
    expect(sent(calls, 'ServiceAccountRotateDialogRotate')).toEqual([
      { input: { id: '5', version: 1, oldSecretHours: 0 } },
    ]),
  );
});

test('SERV-10, SERV-14: a secret is ended after a question; without any, the screen says what helps', async () => {
  const without = serviceAccount('5', { version: 2, secrets: [], state: 'without_secret' });
  const { calls } = await show(serviceAccount('5'), {
    ServiceAccountSecretsEnd: () => ({
      data: {
        endServiceAccountSecret: { __typename: 'EndServiceAccountSecretSuccess', serviceAccount: without },
      },
    }),
  });
  await press('Revoke the secret that ends with ab1Z');
  const question = within(await screen.findByRole('alertdialog', { name: 'Revoke this secret?' }));
  fireEvent.click(question.getByRole('button', { name: 'Revoke the secret' }));
  expect(await screen.findByText('It has no secret')).toBeTruthy();
  expect(sent(calls, 'ServiceAccountSecretsEnd')).toEqual([
    { input: { id: '5', version: 1, secretId: '1' } },
  ]);
});

test('SERV-10, SERV-14, MONEY-2: it is ended after a question that says what stops, and is only shown from then on', async () => {
  const ended = serviceAccount('5', {
    version: 2,
    secrets: [],
    state: 'ended',
    endedAt: '2026-11-23T08:00:00.000Z',
  });
  const { calls } = await show(serviceAccount('5'), {
    ServiceAccountEnd: () => ({
      data: {
        endServiceAccount: {
          __typename: 'EndServiceAccountSuccess',
          serviceAccount: ended,
          effects: dispatchEffects(STOPPED),
        },
      },
    }),
  });
  await press('End the service account');
  const question = within(await screen.findByRole('alertdialog', { name: 'End the service account?' }));
  expect(question.getByText(/end Program 5/)).toBeTruthy();
  expect(await question.findByText('E-mail to Una: Batch 7 of Summer is done')).toBeTruthy();
  fireEvent.click(question.getByRole('button', { name: 'End the service account' }));
  expect(await screen.findByText('This service account is ended')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /New secret|Save|End/ })).toBeNull();
  const input = { id: '5', version: 1 };
  expect(sent(calls, 'ServiceAccountEnd')).toEqual([{ input: { ...input, dryRun: true } }, { input }]);
});

test('SERV-7, SERV-14, MONEY-2: what has no effect is named; what is changed is tried, asked about and saved by its version', async () => {
  const row = serviceAccount('5', { missingAbilities: ['viewBudget'] });
  const { calls } = await show(row, {
    ServiceAccountSettingsSave: () => ({
      data: {
        updateServiceAccount: {
          __typename: 'UpdateServiceAccountSuccess',
          serviceAccount: { ...row, version: 2, abilities: ['viewAdvertisers'], missingAbilities: [] },
          effects: dispatchEffects(STOPPED),
        },
      },
    }),
  });
  expect(await screen.findByText(/at the moment: See budgets/)).toBeTruthy();
  fireEvent.click(screen.getByRole('checkbox', { name: 'See budgets' }));
  await press('Save');
  const question = within(await screen.findByRole('alertdialog', { name: 'Stop open batches?' }));
  fireEvent.click(question.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Service account saved')).toBeTruthy();
  const input = { id: '5', version: 1, abilities: ['viewAdvertisers'] };
  expect(sent(calls, 'ServiceAccountSettingsSave')).toEqual([
    { input: { ...input, dryRun: true } },
    { input },
  ]);
});

test('SERV-13: where an external issuer has the secret, none is made here', async () => {
  await show(serviceAccount('5', { subject: 'importer', secrets: [] }));
  expect(await screen.findByText(/it has the secret, and rotates it/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New secret' })).toBeNull();
});

test('SERV-14: one that is not there is said to be not there; in French', async () => {
  await show(null, {}, 'fr');
  expect(await screen.findByText('Introuvable')).toBeTruthy();
});

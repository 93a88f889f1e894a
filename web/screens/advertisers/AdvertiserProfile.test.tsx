import { useQuery } from '@apollo/client/react';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AdvertiserListingScreenDocument } from '../../../operations/advertisers/AdvertiserListingScreen.generated.ts';
import {
  AdvertiserProfileFragmentDoc,
  AdvertiserScreenDocument,
} from '../../../operations/advertisers/AdvertiserScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import { advertiser, advertisers } from '../../testing/advertiserData.ts';
import { advertiserEffects, STOPPED } from '../../testing/dispatchEffects.ts';
import { type Answers, type Call, renderScreen } from '../../testing/renderScreen.tsx';
import { AdvertiserProfile } from './AdvertiserProfile.tsx';

const acme = (over = {}) => advertiser('7', { name: 'Acme', ...over });
const period = { startDate: '2026-11-14', endDate: '2026-11-20' };

/** The profile, with the name and status as another part of the screen shows them. */
function Sample() {
  const { data } = useQuery(AdvertiserScreenDocument, { variables: { id: '7', period, withAlerts: false } });
  if (!data?.advertiser) return null;
  const { name, status } = readFragment(AdvertiserProfileFragmentDoc, data.advertiser);
  return (
    <>
      <h1>{`${name} is ${status}`}</h1>
      <AdvertiserProfile advertiser={data.advertiser} />
    </>
  );
}

const success = (over: Record<string, unknown>) => ({
  data: {
    updateAdvertiser: { __typename: 'UpdateAdvertiserSuccess', advertiser: acme({ version: 4, ...over }) },
  },
});
const stale = (over: Record<string, unknown>) => ({
  data: { updateAdvertiser: { __typename: 'StaleAdvertiser', current: acme({ version: 9, ...over }) } },
});

function show(answers: Answers = {}) {
  const organization = { __typename: 'Organization', id: '1', operatingCountries: [] };
  return renderScreen(<Sample />, {
    answers: { AdvertiserScreen: () => ({ data: { advertiser: acme(), organization } }), ...answers },
  });
}

async function rename(to: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Edit the name' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: to } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
}

test('ADV-1, ADV-39: a saved name is everywhere at once, without asking again', async () => {
  const { calls } = await show({ AdvertiserProfileSave: () => success({ name: 'Acme & Co' }) });
  await rename('Acme & Co');
  expect(await screen.findByRole('heading', { name: 'Acme & Co is enabled' })).toBeTruthy();
  expect(calls.at(-1)).toEqual({
    name: 'AdvertiserProfileSave',
    variables: { input: { id: '7', version: 3, name: 'Acme & Co' } },
  });
  expect(screen.queryByRole('textbox')).toBeNull();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit the name' })),
  );
});

test('a name is required', async () => {
  const { calls } = await show();
  await rename('  ');
  expect(await screen.findByText('This field is required')).toBeTruthy();
  expect(calls.map(({ name }) => name)).toEqual(['AdvertiserScreen']);
});

test('somebody else renamed it meanwhile: both names are shown, the typed one stays and can be saved over it', async () => {
  const save = vi.fn((): ReturnType<Answers[string]> => stale({ name: 'Theirs' }));
  const { calls } = await show({ AdvertiserProfileSave: save });
  await rename('Mine');
  const notice = await screen.findByText('Someone else has changed this');
  expect(save).toHaveBeenCalledTimes(1);
  expect(
    within(screen.getByRole('table'))
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Mine', 'Theirs']);
  expect(screen.getByDisplayValue('Mine')).toBeTruthy();
  expect(notice).toBeTruthy();
  save.mockImplementation(() => success({ name: 'Mine', version: 10 }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByRole('heading', { name: 'Mine is enabled' })).toBeTruthy();
  expect(calls.at(-1)?.variables).toEqual({ input: { id: '7', version: 9, name: 'Mine' } });
});

test('somebody else renamed it meanwhile: theirs can be taken', async () => {
  await show({ AdvertiserProfileSave: () => stale({ name: 'Theirs' }) });
  await rename('Mine');
  fireEvent.click(await screen.findByRole('button', { name: 'Use theirs' }));
  expect(await screen.findByRole('heading', { name: 'Theirs is enabled' })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('somebody else changed something else meanwhile: the name is saved on top of it', async () => {
  const answers = [
    () => stale({ status: 'disabled' }),
    () => success({ name: 'Mine', status: 'disabled', version: 10 }),
  ];
  const { calls } = await show({ AdvertiserProfileSave: () => answers.shift()?.() ?? success({}) });
  await rename('Mine');
  expect(await screen.findByRole('heading', { name: 'Mine is disabled' })).toBeTruthy();
  expect(calls.slice(1).map(({ variables }) => (variables.input as { version: number }).version)).toEqual([
    3, 9,
  ]);
});

const disabling =
  (different: object = {}): Answers[string] =>
  ({ input }) => {
    const { version } = input as unknown as { version: number };
    const saved = { __typename: 'Advertiser', id: '7', status: 'disabled', version: version + 1 };
    const effects = advertiserEffects(different);
    return {
      data: { updateAdvertiser: { __typename: 'UpdateAdvertiserSuccess', advertiser: saved, effects } },
    };
  };
async function askToDisable() {
  fireEvent.click(await screen.findByRole('switch', { name: 'Enabled' }));
  return within(await screen.findByRole('alertdialog', { name: 'Disable Acme?' }));
}
const inputs = (calls: Call[]) =>
  calls.filter(({ name }) => name === 'AdvertiserDisableDialogSave').map(({ variables }) => variables.input);

test('ADV-6, ADV-8, MONEY-2: disabling is tried first, says what it stops, and is saved at once when confirmed', async () => {
  const stopped = { ...STOPPED, recipients: 4, links: 3 };
  const { calls } = await show({ AdvertiserDisableDialogSave: disabling(stopped) });
  const dialog = await askToDisable();
  expect(dialog.getByText(/can no longer be chosen/)).toBeTruthy();
  for (const text of [
    '4 pending redemptions can no longer be redeemed while this status lasts, including 3 links that nobody has used yet.',
    '2 lines of batches that are not done yet are canceled, which returns €30.00 and $20.00 to the budget.',
    '1 line whose reward is redeemed but not sent yet fails; retry its batch to send it.',
    'E-mail to Una: Batch 7 of Summer is done',
  ])
    expect(await dialog.findByText(text)).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Acme is enabled' })).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Disable' }));
  expect(await screen.findByText('Acme is disabled', { selector: 'h1' })).toBeTruthy();
  expect(await screen.findByText('Acme is disabled', { selector: 'p' })).toBeTruthy();
  const input = { id: '7', version: 3, status: 'disabled' };
  expect(inputs(calls)).toEqual([{ ...input, dryRun: true }, input]);
});

test('a disabling that is called off saves nothing', async () => {
  const { calls } = await show({ AdvertiserDisableDialogSave: disabling() });
  const dialog = await askToDisable();
  expect(await dialog.findByText('No recipient and no open batch is affected.')).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(inputs(calls)).toMatchObject([{ dryRun: true }]);
  expect(screen.getByRole('heading', { name: 'Acme is enabled' })).toBeTruthy();
});

test('API-7: another save meanwhile is no matter for the one who disables', async () => {
  const answers = [() => stale({ name: 'Theirs' }), disabling()];
  const { calls } = await show({
    AdvertiserDisableDialogSave: (variables) => (answers.shift() ?? disabling())(variables),
  });
  const dialog = await askToDisable();
  expect(await dialog.findByText('No recipient and no open batch is affected.')).toBeTruthy();
  expect(inputs(calls)).toMatchObject([{ version: 3 }, { version: 9 }]);
});

test('a disabling that fails says why, and nothing is saved', async () => {
  await show({ AdvertiserDisableDialogSave: () => Promise.reject(new Error('offline')) });
  await askToDisable();
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(screen.getByText('Acme is enabled', { selector: 'h1' })).toBeTruthy();
});

test('ADV-8: enabling is saved at once and shown before the answer', async () => {
  let answer: (value: ReturnType<typeof success>) => void = () => {};
  const { calls } = await show({
    AdvertiserScreen: () => ({
      data: {
        advertiser: acme({ status: 'disabled' }),
        organization: { __typename: 'Organization', id: '1', operatingCountries: [] },
      },
    }),
    AdvertiserStatusSave: () => new Promise((resolve) => (answer = resolve)),
  });
  fireEvent.click(await screen.findByRole('switch', { name: 'Enabled' }));
  expect(await screen.findByText('Acme is enabled', { selector: 'h1' })).toBeTruthy();
  expect(calls[1]?.variables).toEqual({ input: { id: '7', version: 3, status: 'enabled' } });
  answer(success({ status: 'enabled' }));
  expect(await screen.findByText('Acme is enabled', { selector: 'p' })).toBeTruthy();
});

test('ADVLIST-5: a changed status makes the fetched lists ask again', async () => {
  const { client } = await show({ AdvertiserDisableDialogSave: disabling() });
  const list = { query: AdvertiserListingScreenDocument, variables: {} };
  await screen.findByRole('switch', { name: 'Enabled' });
  client.writeQuery({ ...list, data: { advertisers: advertisers([acme()]) } as never });
  expect(client.readQuery(list)).not.toBeNull();
  const dialog = await askToDisable();
  await dialog.findByText('No recipient and no open batch is affected.');
  fireEvent.click(dialog.getByRole('button', { name: 'Disable' }));
  await screen.findByText('Acme is disabled', { selector: 'p' });
  expect(client.readQuery(list)).toBeNull();
});

function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file input');
  fireEvent.change(input, { target: { files: [file] } });
}

const upload = {
  ...{ __typename: 'Upload', mediaId: '55', url: '/media/uploads/x', contentType: 'image/png' },
  expiresAt: '2999-01-01T00:00:00Z',
};
const uploaded: Answers = {
  PictureFieldStart: () => ({ data: { createUpload: { __typename: 'CreateUploadSuccess', upload } } }),
  PictureFieldComplete: () => ({
    data: { completeUpload: { __typename: 'CompleteUploadSuccess', mediaId: '55', url: '/media/55.webp' } },
  }),
  AdvertiserProfileSave: () => success({ avatarUrl: '/media/55.webp' }),
};
/** Accepts the bytes: reports progress as soon as they arrive, and finishes when the test says so. */
class UploadRequest {
  static done = () => {};
  withCredentials = false;
  status = 200;
  onload = () => {};
  upload = { onprogress: (_: { lengthComputable: boolean; loaded: number; total: number }) => {} };
  open() {}
  abort() {}
  setRequestHeader() {}
  send() {
    UploadRequest.done = () => this.onload();
    this.upload.onprogress({ lengthComputable: true, loaded: 2, total: 5 });
  }
}

const png = new File(['bytes'], 'logo.png', { type: 'image/png' });

test('ADV-3, ADV-5, UI-27: a picture is sent with its progress, saved by its media id, and said to be saved', async () => {
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  const { calls } = await show(uploaded);
  await screen.findByRole('heading', { level: 1 });
  choose(png);
  expect(await screen.findByText('Sending: 40%')).toBeTruthy();
  UploadRequest.done();
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(calls.slice(1)).toEqual([
    {
      name: 'PictureFieldStart',
      variables: { input: { purpose: 'advertiser_avatar', contentType: 'image/png', size: 5 } },
    },
    { name: 'PictureFieldComplete', variables: { mediaId: '55' } },
    { name: 'AdvertiserProfileSave', variables: { input: { id: '7', version: 3, avatarMediaId: '55' } } },
  ]);
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/55.webp');
});

test.each([
  ['no image', new File(['x'], 'notes.txt', { type: 'text/plain' }), /not accepted/],
  ['a kind of image that is not taken', new File(['x'], 'a.svg', { type: 'image/svg+xml' }), /not accepted/],
])('ADV-3: %s is refused with the reason, nothing is sent', async (_, file, reason) => {
  const { calls } = await show(uploaded);
  await screen.findByRole('heading', { level: 1 });
  choose(file);
  expect((await screen.findByRole('alert')).textContent).toMatch(reason);
  expect(calls).toHaveLength(1);
});

test('ADV-3: bytes that are no image are refused by the platform, in words', async () => {
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  const fieldErrors = [{ __typename: 'FieldError', field: 'file', rule: 'image_unreadable', limit: null }];
  await show({
    ...uploaded,
    PictureFieldComplete: () => ({
      data: { completeUpload: { __typename: 'InvalidInput', fieldErrors } },
    }),
  });
  await screen.findByRole('heading', { level: 1 });
  choose(png);
  await screen.findByText('Sending: 40%');
  UploadRequest.done();
  expect((await screen.findByRole('alert')).textContent).toMatch(/cannot be read/);
});

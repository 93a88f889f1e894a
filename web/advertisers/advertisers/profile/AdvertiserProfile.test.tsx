import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { acme, renderAdvertiser } from '../../../testing/renderAdvertiser.tsx';
import type { Answers } from '../../../testing/renderScreen.tsx';
import { AdvertiserProfile } from './AdvertiserProfile.tsx';

const success = (over: Record<string, unknown>) => ({
  data: {
    updateAdvertiser: { __typename: 'UpdateAdvertiserSuccess', advertiser: acme({ version: 4, ...over }) },
  },
});
const stale = (over: Record<string, unknown>) => ({
  data: { updateAdvertiser: { __typename: 'StaleAdvertiser', current: acme({ version: 9, ...over }) } },
});

const show = (answers: Answers = {}) =>
  renderAdvertiser((ref) => <AdvertiserProfile advertiser={ref} />, answers);

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

function choose(file: File) {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file input');
  fireEvent.change(input, { target: { files: [file] } });
}

const upload = {
  __typename: 'Upload',
  mediaId: '55',
  url: '/media/uploads/x',
  contentType: 'image/png',
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

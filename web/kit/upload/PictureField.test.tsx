import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderKit } from '../../testing/renderKit.tsx';
import { SUCCESS_MS } from '../useFleeting.ts';
import { PictureField } from './PictureField.tsx';
import { COMPLETION_MS, type UploadCalls, UploadFailed } from './sendPicture.ts';
import { UPLOAD_STATES } from './useUpload.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const png = new File(['bytes'], 'logo.png', { type: 'image/png' });
const picture = { mediaId: '7', url: '/media/7.webp' };

/** Calls that end when the test says so. */
function heldCalls() {
  const pendingUpload = { end: () => {}, fail: (_: UploadFailed) => {}, progress: (_: number) => {} };
  const calls = {
    create: vi.fn<UploadCalls['create']>(async () => ({
      mediaId: '7',
      url: '/media/uploads/x',
      contentType: 'image/png',
      expiresAt: Date.now() + 600_000,
    })),
    send: vi.fn<UploadCalls['send']>(
      (_slot, _file, { onProgress }) =>
        new Promise<void>((resolve, reject) => {
          Object.assign(pendingUpload, { end: resolve, fail: reject, progress: onProgress });
        }),
    ),
    complete: vi.fn<UploadCalls['complete']>(async () => picture),
  };
  return { held: pendingUpload, calls };
}

const rest = () => act(() => vi.advanceTimersByTimeAsync(0));
const status = () => screen.getByRole('status').textContent;

async function choose(file: File) {
  const input = document.querySelector('input[type=file]');
  if (!input) throw new Error('No file input');
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => void fireEvent.change(input));
  await rest();
}

function show(props: Partial<Parameters<typeof PictureField>[0]> = {}) {
  const { held, calls } = heldCalls();
  const onUploaded = vi.fn();
  renderKit(<PictureField label="Logo" url={null} calls={calls} onUploaded={onUploaded} {...props} />);
  return { held, calls, onUploaded };
}

describe('a picture on its way', () => {
  test('UPLOAD-1: its states are start, progress, complete, error, cancel and delete', () => {
    expect(UPLOAD_STATES).toEqual(['start', 'progress', 'complete', 'error', 'cancel', 'delete']);
  });

  test('a file without bytes is said to be empty, and is not tried again', async () => {
    const { calls } = show();
    await choose(new File([], 'logo.png', { type: 'image/png' }));
    expect(screen.getByRole('alert').textContent).toBe('This file is empty.');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(calls.create).not.toHaveBeenCalled();
  });

  test('one that is kept with a form that is still to be saved is ready, not saved', async () => {
    const { held } = show({ isSavedLater: true });
    await choose(png);
    await act(async () => held.end());
    await act(() => vi.advanceTimersByTimeAsync(COMPLETION_MS));
    expect(screen.getByText('Ready')).toBeTruthy();
    expect(screen.queryByText('Saved')).toBeNull();
    expect(status()).toBe('The picture is ready; it is saved with the form');
  });

  test('UPLOAD-2, UPLOAD-7: shows its progress, then that it is saved for 3 seconds', async () => {
    const { held, onUploaded } = show();
    await choose(png);
    await act(async () => held.progress(0.4));
    expect(screen.getByText('Sending: 40%')).toBeTruthy();
    expect(status()).toBe('The picture is being sent');
    expect(document.querySelector('img')?.src).toMatch(/^blob:/);
    await act(async () => held.end());
    expect(screen.getByText('Checking the picture', { selector: 'span:not([role])' })).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(COMPLETION_MS));
    expect(onUploaded).toHaveBeenCalledWith(picture);
    expect(screen.getByText('Saved')).toBeTruthy();
    expect(status()).toBe('The picture is saved');
    await act(() => vi.advanceTimersByTimeAsync(SUCCESS_MS - 1));
    expect(screen.queryByText('Saved')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(screen.queryByText('Saved')).toBeNull();
  });

  test('pasted or dropped onto its place it is sent as well', async () => {
    const { calls } = show();
    const zone = screen.getByRole('button', { name: 'Drop or paste a picture: Logo' });
    const clipboard = {
      items: [{ kind: 'file', type: 'image/png', getAsFile: () => png }],
      types: ['Files'],
    };
    const paste = Object.assign(new Event('paste', { bubbles: true }), { clipboardData: clipboard });
    await act(async () => {
      zone.focus();
      zone.dispatchEvent(paste);
    });
    await rest();
    expect(calls.create).toHaveBeenCalledWith({ contentType: 'image/png', size: 5 });
  });

  test('cancelled, it is given up and nothing comes of it', async () => {
    const { held, onUploaded } = show();
    await choose(png);
    fireEvent.click(screen.getByRole('button', { name: 'Cancel: Logo' }));
    await act(async () => held.end());
    await act(() => vi.advanceTimersByTimeAsync(COMPLETION_MS));
    expect(status()).toBe('Sending was canceled');
    expect(onUploaded).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Add a picture: Logo' })).toBeTruthy();
  });
});

describe('what goes wrong', () => {
  test.each([
    ['UPLOAD-10', new UploadFailed('cors'), 'CORS not supported'],
    ['UPLOAD-11', new UploadFailed('status', { status: 500 }), 'Upload error: 500'],
    ['UPLOAD-12', new UploadFailed('xhr'), 'XHR error.'],
    ['anything else', new UploadFailed('no such reason'), 'The picture could not be sent. Try again.'],
  ])('%s: is said', async (_, failure, text) => {
    const { held } = show();
    await choose(png);
    await act(async () => held.fail(failure));
    expect(screen.getByRole('alert').textContent).toBe(text);
  });

  test('while the address holds the same file is sent to it again', async () => {
    const { held, calls } = show();
    await choose(png);
    await act(async () => held.fail(new UploadFailed('xhr')));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await rest();
    expect([calls.create.mock.calls.length, calls.send.mock.calls.length]).toEqual([1, 2]);
    expect(screen.queryByText(/begins anew/)).toBeNull();
  });

  test('once it has expired, it says that sending begins anew', async () => {
    const { held, calls } = show();
    await choose(png);
    await act(async () => held.fail(new UploadFailed('xhr')));
    await act(() => vi.advanceTimersByTimeAsync(600_000));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await rest();
    expect([calls.create.mock.calls.length, calls.send.mock.calls.length]).toEqual([2, 2]);
    expect(status()).toBe('The upload address had expired: the upload starts again.');
  });

  test('what is wrong with the file itself is not tried again, only another one', async () => {
    const { held, calls } = show();
    calls.complete.mockRejectedValueOnce(new UploadFailed('image_unreadable'));
    await choose(png);
    await act(async () => held.end());
    expect(screen.getByRole('alert').textContent).toMatch(/cannot be read/);
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await choose(new File(['x'], 'notes.txt', { type: 'text/plain' }));
    expect(screen.getByRole('alert').textContent).toMatch(/Choose jpg, jpeg, gif, png/);
    expect(calls.create).toHaveBeenCalledOnce();
  });

  test('UPLOAD-8, UPLOAD-9: more than 5 MB is said in a window, from which another file is chosen', async () => {
    const { calls } = show();
    await choose(new File([new Uint8Array(5 * 1024 * 1024 + 1)], 'big.png', { type: 'image/png' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Image not uploaded' });
    expect(dialog.textContent).toContain(
      'The image could not be uploaded. Check its type and size and try again.',
    );
    expect(dialog.textContent).toContain('at most 5 MB');
    expect(screen.getByRole('button', { name: 'Another picture' })).toBeTruthy();
    expect(calls.create).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByRole('alert').textContent).toMatch(/too large/);
  });

  test('what could not be saved after it was sent is only saved again', async () => {
    const onUploaded = vi
      .fn()
      .mockRejectedValueOnce(new UploadFailed('stale'))
      .mockResolvedValueOnce(undefined);
    const { held, calls } = show({ onUploaded });
    await choose(png);
    await act(async () => held.end());
    await act(() => vi.advanceTimersByTimeAsync(COMPLETION_MS));
    expect(screen.getByRole('alert').textContent).toMatch(/Someone else saved/);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await act(() => vi.advanceTimersByTimeAsync(COMPLETION_MS));
    expect([calls.send.mock.calls.length, onUploaded.mock.calls.length]).toEqual([1, 2]);
    expect(screen.getByText('Saved')).toBeTruthy();
  });
});

test('a picture is taken away, and read only it is just shown', async () => {
  const onRemove = vi.fn(async () => {});
  show({ url: '/media/7.webp', onRemove });
  fireEvent.click(screen.getByRole('button', { name: 'Remove: Logo' }));
  await rest();
  expect(onRemove).toHaveBeenCalledOnce();
  expect(status()).toBe('The picture was removed');
});

test('read only it has no buttons', () => {
  show({ url: '/media/7.webp', isReadOnly: true });
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.getByRole('img', { name: 'Logo' })).toBeTruthy();
});

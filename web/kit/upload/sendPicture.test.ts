import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ACCEPTED_EXTENSIONS } from '../../../schema/foundation/process/uploadTypes.ts';
import { brokenRule } from '../fields/brokenRule.ts';
import { sendBytes } from './sendBytes.ts';
import { COMPLETION_MS, mustBeginAnew, sendPicture, type UploadCalls, UploadFailed } from './sendPicture.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const file = new File(['bytes'], 'logo.png', { type: 'image/png' });
const slot = { mediaId: '7', url: '/media/uploads/token', contentType: 'image/png', expiresAt: 600_000 };
const picture = { mediaId: '7', url: '/media/7.webp' };

function calls(over: Partial<UploadCalls> = {}): UploadCalls {
  return {
    create: vi.fn(async () => slot),
    send: vi.fn(async (_slot, _file, { onProgress }) => onProgress(0.5)),
    complete: vi.fn(async () => picture),
    ...over,
  };
}
const watch = (onProgress = (_share: number) => {}) => ({ onProgress, signal: new AbortController().signal });

test('UPLOAD-3, UPLOAD-5, UPLOAD-6, MEDIA-5: announced, sent, checked, and done 300 ms after that', async () => {
  const api = calls();
  const shares: number[] = [];
  let isFinished = false;
  const sending = sendPicture(
    { file, slot: null, isSent: false },
    api,
    watch((share) => shares.push(share)),
  ).then((sent) => {
    isFinished = true;
    return sent;
  });
  await vi.advanceTimersByTimeAsync(COMPLETION_MS - 1);
  expect(isFinished).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await sending).toEqual(picture);
  expect(COMPLETION_MS).toBe(300);
  expect(api.create).toHaveBeenCalledWith({ contentType: 'image/png', size: 5 });
  expect(api.send).toHaveBeenCalledWith(slot, file, expect.anything());
  expect(api.complete).toHaveBeenCalledWith('7');
  expect(shares).toEqual([0, 0.5, 1]);
});

test('another try goes on from where the one before came to, while the address holds', async () => {
  vi.setSystemTime(0);
  const attempt = { file, slot: null, isSent: false };
  const broken = calls({ send: () => Promise.reject(new UploadFailed('xhr')) });
  await expect(sendPicture(attempt, broken, watch())).rejects.toThrow('xhr');
  expect(broken.complete).not.toHaveBeenCalled();
  expect(mustBeginAnew(attempt, new UploadFailed('xhr'))).toBe(false);

  const unchecked = calls({ complete: () => Promise.reject(new UploadFailed('failed')) });
  await expect(sendPicture(attempt, unchecked, watch())).rejects.toThrow('failed');
  expect(unchecked.create).not.toHaveBeenCalled();

  const last = calls();
  const sending = sendPicture(attempt, last, watch());
  await vi.advanceTimersByTimeAsync(COMPLETION_MS);
  expect(await sending).toEqual(picture);
  expect(last.send).not.toHaveBeenCalled();
});

test.each([
  ['the address has expired', 595_001, 'xhr', undefined, true],
  ['it still holds', 500_000, 'xhr', undefined, false],
  ['it turns the file away', 0, 'status', 403, true],
  ['its server failed', 0, 'status', 503, false],
  ['nothing arrived', 0, 'required', undefined, true],
])('begins anew or not: %s', (_, now, reason, status, expected) => {
  vi.setSystemTime(now);
  const failure = new UploadFailed(reason, status === undefined ? {} : { status });
  expect(mustBeginAnew({ file, slot, isSent: false }, failure)).toBe(expected);
});

/** Answers as the test says. */
class Request {
  static last: Request;
  withCredentials = false;
  status = 0;
  sent: unknown[] = [];
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  upload = { onprogress: (_: unknown) => {} };
  constructor() {
    Request.last = this;
  }
  open(...what: unknown[]) {
    this.sent.push(what);
  }
  setRequestHeader(...what: unknown[]) {
    this.sent.push(what);
  }
  send() {}
  abort() {
    this.onabort();
  }
}

test('UPLOAD-5: the bytes are PUT with the signed type; 200 is expected', async () => {
  vi.stubGlobal('XMLHttpRequest', Request);
  const shares: number[] = [];
  const sending = sendBytes(
    slot,
    file,
    watch((share) => shares.push(share)),
  );
  Request.last.upload.onprogress({ lengthComputable: true, loaded: 2, total: 5 });
  Object.assign(Request.last, { status: 200 }).onload();
  await sending;
  expect(Request.last.sent).toEqual([
    ['PUT', '/media/uploads/token'],
    ['content-type', 'image/png'],
  ]);
  expect(shares).toEqual([0.4]);
});

test.each([
  ['status', 204],
  ['status', 403],
  ['file_too_large', 413],
])('UPLOAD-8, UPLOAD-11: an answer of another status is %s', async (reason, status) => {
  vi.stubGlobal('XMLHttpRequest', Request);
  const sending = sendBytes(slot, file, watch());
  Object.assign(Request.last, { status }).onload();
  await expect(sending).rejects.toMatchObject({ reason });
});

test('UPLOAD-10, UPLOAD-12: without cross-origin support, or with a request that fails, it says so', async () => {
  vi.stubGlobal('XMLHttpRequest', class {});
  await expect(sendBytes(slot, file, watch())).rejects.toMatchObject({ reason: 'cors' });
  vi.stubGlobal('XMLHttpRequest', Request);
  const sending = sendBytes(slot, file, watch());
  Request.last.onerror();
  await expect(sending).rejects.toMatchObject({ reason: 'xhr' });
});

test('UPLOAD-13, UPLOAD-14: pictures are jpg, jpeg, gif and png, codes and recipients csv; xls and xlsx are refused with the remedy', async () => {
  expect(ACCEPTED_EXTENSIONS).toEqual({
    image: ['jpg', 'jpeg', 'gif', 'png'],
    codes: ['csv'],
    recipients: ['csv'],
  });
  for (const extension of ['xls', 'xlsx'] as const) {
    const workbook = new File(['x'], `codes.${extension.toUpperCase()}`);
    expect(await brokenRule(workbook, ['.csv'], 10)).toBe(`foreign.${extension}`);
    expect(await brokenRule(workbook, ['image/png'], 10)).toBe(`foreign.${extension}`);
  }
});

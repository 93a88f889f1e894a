// The screen that activates codes, and the files that are chosen on it.
import { act, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { CodesActivationScreen } from '../fulfillment/dispatches/create/CodesActivationScreen.tsx';
import { fields, quantityPromotion, quantityReward, showQuantities } from './renderQuantity.tsx';

export const sent = vi.fn();
/** Accepts the bytes at once; the upload fails if `sent` throws. */
class Sender {
  withCredentials = false;
  status = 200;
  upload = {};
  onload = () => {};
  onerror = () => {};
  open() {}
  setRequestHeader() {}
  abort() {}
  send(file: File) {
    try {
      sent(file);
      this.onload();
    } catch {
      this.onerror();
    }
  }
}
/** Answers the uploads of every test of the file. */
export function answerUploads(): void {
  beforeEach(() => void vi.stubGlobal('XMLHttpRequest', Sender));
  afterEach(() => {
    sent.mockReset();
    vi.unstubAllGlobals();
  });
}

export const REWARDS = [quantityReward('BA1'), quantityReward('CE2', { stock: 0 })];
const upload = {
  __typename: 'Upload',
  mediaId: '91',
  url: '/media/uploads/x',
  contentType: 'text/csv',
  expiresAt: '2027-01-01T00:00:00Z',
};
export const UPLOADS = {
  PictureFieldStart: () => ({ data: { createUpload: { __typename: 'CreateUploadSuccess', upload } } }),
  PictureFieldComplete: () => ({
    data: { completeUpload: { __typename: 'CompleteUploadSuccess', mediaId: '91', url: null } },
  }),
};

type Options = NonNullable<Parameters<typeof showQuantities>[2]>;
export async function showActivation(
  { answers, ...options }: Options = {},
  rewards: readonly object[] = REWARDS,
) {
  const renderResult = await showQuantities(CodesActivationScreen, quantityPromotion(rewards), {
    ...options,
    answers: { ...UPLOADS, ...answers },
  });
  await waitFor(() => expect(fields('Quantity')).toHaveLength(rewards.length));
  return renderResult;
}

/** Chooses a file for the reward of a row. */
export async function chooseCodes(text: string, { row = 0, name = 'codes.csv' } = {}) {
  const input = document.querySelectorAll<HTMLInputElement>('input[type=file]')[row];
  const file = new File([text], name, { type: 'text/csv' });
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  await act(async () => void fireEvent.change(input as HTMLInputElement));
}

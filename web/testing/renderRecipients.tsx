// Only for tests: a promotion that sends messages, its file, and the graph's responses on the way to a dispatch.
import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { SendRecipients } from '../fulfillment/desk/SendRecipients.tsx';
import { localDesk } from './localDesk.ts';
import { accepted, quantityPromotion, quantityReward } from './renderQuantity.tsx';
import { renderScreen, type ScreenOptions } from './renderScreen.tsx';

export const HEADER = 'sku;value;email;first_name';
export const GOOD = 'BA1;25.00;ada@somewhere.example;Ada';

/** Uploaded files, as text, and requested dispatches, including dry runs. */
export const uploaded: string[] = [];
export const onRequest = vi.fn();

/** Accepts every file at once. */
class UploadRequest {
  withCredentials = false;
  status = 200;
  onload = () => {};
  upload = {};
  open() {}
  abort() {}
  setRequestHeader() {}
  send(file: File) {
    void file.text().then((text) => {
      uploaded.push(text);
      this.onload();
    });
  }
}

interface RecipientOptions extends Partial<ScreenOptions> {
  kind?: 'send_codes' | 'send_links';
  promotion?: object;
  /** The dispatch whose refused rows are sent again. */
  resends?: string;
  /** The graph's response for a dispatch; a promise keeps it waiting. */
  answer?: (input: { dryRun?: boolean }) => object;
}

/** Shows the screen that sends a file. */
export async function showRecipients({
  kind = 'send_links',
  promotion,
  resends,
  answer,
  ...options
}: RecipientOptions = {}) {
  vi.stubGlobal('XMLHttpRequest', UploadRequest);
  onRequest.mockReset();
  uploaded.length = 0;
  const rewards = [quantityReward('BA1'), quantityReward('EL4', { variableValue: true })];
  const of = quantityPromotion(rewards, { activationNotificationChannels: ['email'], ...promotion });
  return renderScreen(
    <SendRecipients kind={kind} promotion={of as never} start={localDesk} resends={resends} />,
    {
      url: '/advertiser/7/promotion/8/edit/links',
      ...options,
      answers: {
        PictureFieldStart: () => ({
          data: { createUpload: { __typename: 'CreateUploadSuccess', upload: SLOT } },
        }),
        PictureFieldComplete: () => ({
          data: { completeUpload: { __typename: 'CompleteUploadSuccess', mediaId: '55', url: null } },
        }),
        DispatchPreviewDialogCreate: async ({ input }) => {
          onRequest(input);
          const request = (input ?? {}) as { dryRun?: boolean };
          return { data: { createDispatch: (await answer?.(request)) ?? accepted(request.dryRun ?? false) } };
        },
      },
    },
  );
}
const SLOT = {
  __typename: 'Upload',
  mediaId: '55',
  url: '/media/uploads/x',
  contentType: 'text/csv',
  expiresAt: '2100-01-01T00:00:00Z',
};

export const openDialog = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Choose a file' }));
  return screen.findByRole('dialog');
};

/** Opens the dialog and chooses a file with these lines. */
export async function choose(text: string, name = 'people.csv') {
  const dialog = screen.queryByRole('dialog') ?? (await openDialog());
  const input = dialog.querySelector('input[type=file]') as HTMLInputElement;
  fireEvent.change(input, { target: { files: [new File([text], name, { type: 'text/csv' })] } });
}
export const fileOf = (...lines: string[]) => [HEADER, ...lines].join('\n');

/** Captures downloaded files. */
export function savedFiles() {
  const saved: { name: string; text: Promise<string> }[] = [];
  let text = Promise.resolve('');
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    text = (blob as Blob).text();
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text });
  });
  return saved;
}

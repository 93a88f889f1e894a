import { useCallback } from 'react';
import {
  PictureFieldCompleteDocument,
  PictureFieldStartDocument,
} from '../../../operations/foundation/media/PictureField.generated.ts';
import type { FilePurpose, UploadPurpose } from '../../../schema/foundation/process/media.ts';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import type { CallFailure } from '../../data/failures/callError.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { sendBytes } from '../../kit/upload/sendBytes.ts';
import { type UploadCalls, UploadFailed } from '../../kit/upload/sendPicture.ts';

/** Handlers of an upload for every response except success: the reason appears at the picture. */
export const asUploadFailed = {
  invalid(errors: readonly FieldError[]): never {
    throw new UploadFailed(errors[0]?.rule ?? 'failed');
  },
  refused({ code, message }: { code: string; message: string }): never {
    throw new UploadFailed(code, { text: message });
  },
  failed({ errorName }: CallFailure): never {
    throw new UploadFailed(errorName ?? 'failed');
  },
};

/** The calls of an upload for a purpose, through the graph; the bytes go straight to the address that the platform signed. */
export function useUploadCalls(): (purpose: UploadPurpose | FilePurpose) => UploadCalls {
  const [start] = useScreenMutation(PictureFieldStartDocument);
  const [complete] = useScreenMutation(PictureFieldCompleteDocument);
  return useCallback(
    (purpose) => ({
      async create(file) {
        const upload = await start(
          { input: { purpose, ...file } },
          { ...asUploadFailed, done: (success) => success.upload },
        );
        if (!upload) throw new UploadFailed('failed');
        return { ...upload, expiresAt: Date.parse(upload.expiresAt) };
      },
      send: sendBytes,
      async complete(mediaId) {
        const media = await complete(
          { mediaId },
          { ...asUploadFailed, done: ({ url }) => (url == null ? null : { mediaId, url }) },
        );
        if (!media) throw new UploadFailed('failed');
        return media;
      },
    }),
    [start, complete],
  );
}

import { useCallback } from 'react';
import { PictureFieldCompleteDocument } from '../../../../operations/foundation/media/PictureField.generated.ts';
import { FILE_TYPE, type FilePurpose } from '../../../../schema/foundation/process/media.ts';
import { useScreenMutation } from '../../../data/useScreenMutation.ts';
import { asUploadFailed, useUploadCalls } from '../../../foundation/forms/useUploadCalls.ts';
import { UploadFailed } from '../../../kit/upload/sendPicture.ts';

/** Uploads a CSV file and has the platform check it; returns its media id. Throws an UploadFailed. */
export function useCsvUpload(): (file: File, purpose: FilePurpose, signal: AbortSignal) => Promise<string> {
  const callsFor = useUploadCalls();
  // Such a file is never published, so it has no address.
  const [complete] = useScreenMutation(PictureFieldCompleteDocument);
  return useCallback(
    async (file, purpose, signal) => {
      const calls = callsFor(purpose);
      const slot = await calls.create({ contentType: FILE_TYPE, size: file.size });
      await calls.send(slot, file, { onProgress: () => {}, signal });
      const sent = await complete(
        { mediaId: slot.mediaId },
        { ...asUploadFailed, done: (success) => success.mediaId },
      );
      if (!sent) throw new UploadFailed('failed');
      return sent;
    },
    [callsFor, complete],
  );
}

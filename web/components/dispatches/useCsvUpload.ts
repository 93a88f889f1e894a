import { useCallback } from 'react';
import { FILE_TYPE, type FilePurpose } from '../../../schema/rules/media.ts';
import { sendBytes } from '../../kit/upload/sendBytes.ts';
import { useUploadCalls } from '../useUploadCalls.ts';

/** Sends a file of cells and has the platform look at it; answers its media id. Throws an UploadFailed. */
export function useCsvUpload(): (file: File, purpose: FilePurpose, signal: AbortSignal) => Promise<string> {
  const callsFor = useUploadCalls();
  return useCallback(
    async (file, purpose, signal) => {
      const calls = callsFor(purpose);
      const slot = await calls.create({ contentType: FILE_TYPE, size: file.size });
      await sendBytes(slot, file, { onProgress: () => {}, signal });
      await calls.complete(slot.mediaId);
      return slot.mediaId;
    },
    [callsFor],
  );
}

import { UploadFailed, type UploadSlot, type UploadWatch } from './sendPicture.ts';

/** PUTs the bytes to where they were promised; by XMLHttpRequest, because fetch cannot tell how much was sent. Throws an UploadFailed. */
export function sendBytes(slot: UploadSlot, file: File, { onProgress, signal }: UploadWatch): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    // The file may go to another origin, straight into a bucket.
    if (!('withCredentials' in request)) return reject(new UploadFailed('cors'));
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('PUT', slot.url);
    request.setRequestHeader('content-type', slot.contentType);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => {
      const { status } = request;
      if (status === 200) resolve();
      else if (status === 413) reject(new UploadFailed('file_too_large'));
      else reject(new UploadFailed('status', { status }));
    };
    request.onerror = () => reject(new UploadFailed('xhr'));
    request.onabort = () => reject(new UploadFailed('cancel'));
    request.send(file);
  });
}

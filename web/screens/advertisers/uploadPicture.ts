/** The three calls of an upload; `create` and `complete` throw a PictureRefused when the platform refuses. */
export interface PictureCalls {
  create: (file: { contentType: string; size: number }) => Promise<{ mediaId: string; url: string }>;
  /** Sends the bytes; `onProgress` hears the share sent, 0 to 1. */
  send: (url: string, file: File, onProgress: (share: number) => void) => Promise<void>;
  complete: (mediaId: string) => Promise<void>;
}

/** A picture that was not taken; `reason` is the rule it breaks, or `failed`. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** Sends a picture and has the platform check it. @returns the id of the media. Throws a PictureRefused. */
export async function uploadPicture(
  file: File,
  calls: PictureCalls,
  onProgress: (share: number) => void,
): Promise<string> {
  onProgress(0);
  const { mediaId, url } = await calls.create({ contentType: file.type, size: file.size });
  await calls.send(url, file, onProgress);
  onProgress(1);
  await calls.complete(mediaId);
  return mediaId;
}

/** PUTs the bytes; by XMLHttpRequest, because fetch cannot tell how much was sent. Throws a PictureRefused. */
export function sendBytes(url: string, file: File, onProgress: (share: number) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('content-type', file.type);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else reject(new PictureRefused(request.status === 413 ? 'file_too_large' : 'failed'));
    };
    request.onerror = () => reject(new PictureRefused('failed'));
    request.send(file);
  });
}

/** An address that the platform signed for one file: the file may be sent to it again until it expires. */
export interface UploadSlot {
  mediaId: string;
  url: string;
  contentType: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A picture that was sent and checked. */
export interface UploadedPicture {
  mediaId: string;
  url: string;
}

/** The three calls of an upload; each throws an UploadFailed. */
export interface UploadCalls {
  create: (file: { contentType: string; size: number }) => Promise<UploadSlot>;
  /** Sends the bytes; `onProgress` hears the share sent, 0 to 1. */
  send: (slot: UploadSlot, file: File, watch: UploadWatch) => Promise<void>;
  complete: (mediaId: string) => Promise<UploadedPicture>;
}

export interface UploadWatch {
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/**
 * Why a picture was not taken: a rule it breaks, or `cors`, `status`, `xhr`, `failed` for what happened on its way. `text` says it where
 * the words of the kit do not.
 */
export class UploadFailed extends Error {
  override name = 'UploadFailed';
  readonly reason: string;
  /** The status that the file was answered with. */
  readonly status: number | undefined;
  readonly text: string | undefined;
  /** When it happened; two alike are two. */
  readonly at = performance.now();
  constructor(reason: string, { status, text }: { status?: number; text?: string } = {}) {
    super(reason);
    this.reason = reason;
    this.status = status;
    this.text = text;
  }
}

/** Progress of an upload, so that a retry skips finished steps. */
export interface UploadAttempt {
  file: File;
  slot: UploadSlot | null;
  isSent: boolean;
}

/** Milliseconds after which a completed upload counts as done (MEDIA-5), and of an address too short to send a file in. */
export const COMPLETION_MS = 300;
const TOO_SHORT_MS = 5000;

/** Sends a picture and has the platform check it, from where an attempt before has come to. Throws an UploadFailed. */
export async function sendPicture(
  attempt: UploadAttempt,
  calls: UploadCalls,
  watch: UploadWatch,
): Promise<UploadedPicture> {
  const { file } = attempt;
  const { signal, onProgress } = watch;
  attempt.slot ??= await calls.create({ contentType: file.type, size: file.size });
  signal.throwIfAborted();
  if (!attempt.isSent) {
    onProgress(0);
    await calls.send(attempt.slot, file, watch);
    attempt.isSent = true;
  }
  onProgress(1);
  const picture = await calls.complete(attempt.slot.mediaId);
  await new Promise((resolve) => setTimeout(resolve, COMPLETION_MS));
  signal.throwIfAborted();
  return picture;
}

/** Returns true if a retry must start over: the upload address has expired, or no longer accepts the file. */
export function mustBeginAnew({ slot, isSent }: UploadAttempt, failure: UploadFailed | null): boolean {
  if (!slot) return false;
  const { reason = '', status = 0 } = failure ?? {};
  const isTurnedAway = (reason === 'status' && status < 500) || reason === 'required';
  return isTurnedAway || (!isSent && slot.expiresAt < Date.now() + TOO_SHORT_MS);
}

/** Returns true if the same file may succeed on a retry: nothing is wrong with the file itself. */
export function canRetry({ reason }: UploadFailed): boolean {
  if (reason.startsWith('foreign.')) return false;
  return ![
    'image_type',
    'picture_type',
    'no_pictures',
    'file_empty',
    'file_type',
    'file_too_large',
    'image_unreadable',
    'too_many_uploads',
  ].includes(reason);
}

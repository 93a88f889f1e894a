import { useEffect, useRef, useState } from 'react';
import { acceptedImages, MAX_UPLOAD_BYTES } from '../../../schema/foundation/process/uploadTypes.ts';
import { brokenRule } from '../fields/brokenRule.ts';
import { SUCCESS_MS } from '../useFleeting.ts';
import {
  mustBeginAnew,
  sendPicture,
  type UploadAttempt,
  type UploadCalls,
  type UploadedPicture,
  UploadFailed,
} from './sendPicture.ts';
import { useUploadTypes } from './UploadTypesContext.tsx';

/** States of an upload (UPLOAD-1). */
export const UPLOAD_STATES = ['start', 'progress', 'complete', 'error', 'cancel', 'delete'] as const;
export type UploadState = (typeof UPLOAD_STATES)[number];

/** An upload as it is shown; at rest it has no state. */
export interface UploadView {
  state: UploadState | null;
  /** Share of the bytes that was sent, 0 to 1; at 1 the platform checks them. */
  share: number;
  failure: UploadFailed | null;
  /** The address had expired, so that the upload restarted. */
  isAnew: boolean;
  /** Address of the file that is being sent, as this browser shows it. */
  preview: string | null;
}

export const AT_REST: UploadView = { state: null, share: 0, failure: null, isAnew: false, preview: null };

interface Running extends UploadAttempt {
  abort: AbortController;
  preview: string | null;
}

export interface Upload {
  view: UploadView;
  /** Checks and sends a file; cancels an earlier upload. */
  take: (file: File) => Promise<void>;
  /** Tries the same file again, from where it has come to. */
  retry: () => Promise<void>;
  cancel: () => void;
  /** Takes the picture away. */
  remove: () => Promise<void>;
}

/** Upload of one picture: selection, sending, check and handover. A failure keeps the finished steps for a retry. */
export function useUpload(calls: UploadCalls, { onUploaded, onRemove }: PictureHandlers): Upload {
  const [view, setView] = useState<UploadView>(AT_REST);
  const running = useRef<Running | null>(null);
  const types = useUploadTypes();

  useEffect(() => () => giveUp(running.current), []);
  useEffect(() => {
    if (view.state !== 'complete') return;
    const timer = setTimeout(() => setView(AT_REST), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [view]);

  async function run(attempt: Running, isAnew = false) {
    const isLast = () => running.current === attempt;
    const show = (part: Partial<UploadView>) =>
      isLast() && setView({ ...AT_REST, isAnew, preview: attempt.preview, ...part });
    show({ state: 'start' });
    try {
      const watch = {
        onProgress: (share: number) => show({ state: 'progress', share }),
        signal: attempt.abort.signal,
      };
      await onUploaded(await sendPicture(attempt, calls, watch));
      show({ state: 'complete', preview: null });
    } catch (error) {
      if (attempt.abort.signal.aborted) return;
      const failure = error instanceof UploadFailed ? error : new UploadFailed('failed');
      show({ state: 'error', failure });
    }
  }

  async function take(file: File) {
    giveUp(running.current);
    const abort = new AbortController();
    const attempt: Running = { file, slot: null, isSent: false, preview: null, abort };
    running.current = attempt;
    const rule = await brokenRule(file, acceptedImages(types), MAX_UPLOAD_BYTES);
    if (running.current !== attempt || abort.signal.aborted) return;
    if (!rule) attempt.preview = URL.createObjectURL(file);
    if (rule) setView({ ...AT_REST, state: 'error', failure: new UploadFailed(rule) });
    else await run(attempt);
  }

  async function retry() {
    const attempt = running.current;
    if (!attempt) return remove();
    const isAnew = mustBeginAnew(attempt, view.failure);
    if (isAnew) Object.assign(attempt, { slot: null, isSent: false });
    attempt.abort = new AbortController();
    await run(attempt, isAnew);
  }

  function cancel() {
    giveUp(running.current);
    running.current = null;
    setView({ ...AT_REST, state: 'cancel' });
  }

  async function remove() {
    giveUp(running.current);
    running.current = null;
    try {
      await onRemove?.();
      setView({ ...AT_REST, state: 'delete' });
    } catch (error) {
      const failure = error instanceof UploadFailed ? error : new UploadFailed('failed');
      setView({ ...AT_REST, state: 'error', failure });
    }
  }

  return { view, take, retry, cancel, remove };
}

/** Handlers of a picture. A rejection shows its reason, and the same picture can be tried again. */
export interface PictureHandlers {
  onUploaded: (picture: UploadedPicture) => Promise<void> | void;
  onRemove?: (() => Promise<void> | void) | undefined;
}

function giveUp(attempt: Running | null): void {
  attempt?.abort.abort();
  if (attempt?.preview) URL.revokeObjectURL(attempt.preview);
}

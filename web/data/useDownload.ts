import { useCallback, useState } from 'react';
import { currentLocale } from '../i18n/i18n.ts';
import { acceptLanguage } from '../i18n/languages.ts';
import { expireSession } from '../session/sessionState.ts';
import { refreshSession } from './client/refresh.ts';
import { CallError, type CallFailure, failuresOf, isUnanswered } from './failures/callError.ts';
import { showFailedCall, wantsRepetition } from './failures/failedCall.ts';

/** Milliseconds in which a file begins to arrive, and in which more of it does: not how long it takes in all. */
const TIMEOUT_MS = 30_000;

/**
 * The one way a screen gets a file of the gateway: `const [download, isRunning] = useDownload()`. `path` begins with `/files/`; the
 * file bears the name the answer gives. It is saved, unless `take` says otherwise. A failure opens the shared error dialog, with `failedText` where the
 * answer has no words of its own.
 */
export function useDownload(
  failedText?: string,
  take: (file: Blob, name: string) => void | Promise<void> = save,
): [download: (path: string) => Promise<void>, isRunning: boolean] {
  const [isRunning, setRunning] = useState(false);
  const download = useCallback(
    async function download(path: string): Promise<void> {
      setRunning(true);
      try {
        const { file, name } = await fetchFile(path);
        await take(file, name);
      } catch (error) {
        const unreachable = new CallError({ status: 0, code: 'UNREACHABLE' });
        const failure = failuresOf(error instanceof CallError ? error : unreachable)[0];
        if (failure) report({ ...failure, ...(failedText && { message: failure.message ?? failedText }) });
      } finally {
        setRunning(false);
      }
      function report(failure: CallFailure) {
        if (!isUnanswered(failure)) showFailedCall(failure);
        else void wantsRepetition(failure).then((isWanted) => (isWanted ? download(path) : undefined));
      }
    },
    [failedText, take],
  );
  return [download, isRunning];
}

async function fetchFile(path: string): Promise<{ file: Blob; name: string }> {
  const startedAt = Date.now();
  const patience = startPatience();
  try {
    let answer = await ask(path, patience.signal);
    if (answer.status === 401 && (await refreshSession(startedAt))) answer = await ask(path, patience.signal);
    if (!answer.ok) throw await refusalOf(answer);
    return { file: await fileOf(answer, patience.renew), name: nameOf(answer) };
  } finally {
    patience.end();
  }
}

/** Gives up what does not get on: its signal aborts unless it is renewed in time. */
function startPatience() {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new DOMException('Nothing arrives any more', 'TimeoutError'));
  let timer = setTimeout(giveUp, TIMEOUT_MS);
  return {
    signal: controller.signal,
    renew() {
      clearTimeout(timer);
      timer = setTimeout(giveUp, TIMEOUT_MS);
    },
    end: () => clearTimeout(timer),
  };
}

/** The whole file; fails when it breaks off. */
function fileOf(answer: Response, renew: () => void): Promise<Blob> {
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      renew();
      controller.enqueue(chunk);
    },
  });
  const body = answer.body?.pipeThrough(counted) ?? null;
  return new Response(body, { headers: answer.headers }).blob();
}

async function refusalOf(answer: Response): Promise<CallError> {
  if (answer.status === 401) expireSession();
  const problem = (await answer.json().catch(() => ({}))) as { error_name?: string; message?: string };
  return new CallError({
    status: answer.status,
    code: answer.status === 401 ? 'UNAUTHENTICATED' : answer.status === 403 ? 'FORBIDDEN' : 'UNAVAILABLE',
    errorName: problem.error_name,
    message: answer.status < 500 ? problem.message : undefined,
    requestId: answer.headers.get('x-request-id') ?? undefined,
  });
}

function ask(path: string, signal: AbortSignal): Promise<Response> {
  return fetch(path, {
    headers: { 'accept-language': acceptLanguage(currentLocale()), 'x-guerdon-client': 'web' },
    signal,
  });
}

function nameOf(answer: Response): string {
  return /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? 'export.csv';
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser reads the file before the next task. Holding it longer would only use memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

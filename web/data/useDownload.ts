import { useCallback, useState } from 'react';
import { currentLocale } from '../i18n/i18n.ts';
import { acceptLanguage } from '../i18n/languages.ts';
import { expireSession } from '../session/sessionState.ts';
import { CallError, failuresOf } from './callError.ts';
import { showFailedCall } from './failedCall.ts';
import { refreshSession } from './refresh.ts';

/** Milliseconds a file may take to arrive. */
const TIMEOUT_MS = 60_000;

/**
 * The one way a screen hands out a file of the gateway: `const [download, isRunning] = useDownload()`. `path` begins with `/files/`; the
 * file bears the name the answer gives. A failure opens the shared error dialog.
 */
export function useDownload(): [download: (path: string) => Promise<void>, isRunning: boolean] {
  const [isRunning, setRunning] = useState(false);
  const download = useCallback(async (path: string) => {
    setRunning(true);
    try {
      const answer = await fetchFile(path);
      save(await answer.blob(), nameOf(answer));
    } catch (error) {
      const unreachable = new CallError({ status: 0, code: 'UNREACHABLE' });
      const failure = failuresOf(error instanceof CallError ? error : unreachable)[0];
      if (failure) showFailedCall(failure);
    } finally {
      setRunning(false);
    }
  }, []);
  return [download, isRunning];
}

async function fetchFile(path: string): Promise<Response> {
  const startedAt = Date.now();
  let answer = await ask(path);
  if (answer.status === 401 && (await refreshSession(startedAt))) answer = await ask(path);
  if (answer.ok) return answer;
  if (answer.status === 401) expireSession();
  const problem = (await answer.json().catch(() => ({}))) as { error_name?: string; message?: string };
  throw new CallError({
    status: answer.status,
    code: answer.status === 401 ? 'UNAUTHENTICATED' : answer.status === 403 ? 'FORBIDDEN' : 'UNAVAILABLE',
    errorName: problem.error_name,
    message: answer.status < 500 ? problem.message : undefined,
    requestId: answer.headers.get('x-request-id') ?? undefined,
  });
}

function ask(path: string): Promise<Response> {
  return fetch(path, {
    headers: { 'accept-language': acceptLanguage(currentLocale()), 'x-guerdon-client': 'web' },
    signal: AbortSignal.timeout(TIMEOUT_MS),
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
  // The browser takes the file before the next task; kept longer it would only take memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

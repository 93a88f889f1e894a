import { useEffect, useRef } from 'react';
import { placesOf } from '../../browser/failureReports.ts';
import type { CallFailure } from './callError.ts';
import { showFailedCall } from './failedCall.ts';

/**
 * Logs a part that could not be loaded, such as a chart, and opens the error dialog, once a failed request (UI-23). What is forbidden says
 * so in the part's place, and the end of the session has a dialog of its own. Where other parts miss something by the same failure, the first of
 * them reports it, and no dialog opens. `message` stands in the dialog instead of the service's.
 */
export function useFailedLoad(name: string, error: CallFailure | null, message?: string): void {
  const key =
    error && error.status !== 403 && error.status !== 401 ? `${error.code} ${error.requestId ?? ''}` : null;
  const latest = useRef(error);
  latest.current = error && message ? { ...error, message } : error;
  useEffect(() => {
    if (key === null || !latest.current) return;
    // The browser's own log: it shows this like an uncaught error.
    globalThis.reportError?.(new Error(`${name}: ${key}`));
    // The part's own place is one of them.
    if (placesOf(latest.current) <= 1) showFailedCall(latest.current);
  }, [name, key]);
}

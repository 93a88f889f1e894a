// Selects one reporter for each failure: the failure's open dialog, otherwise the first place that misses its part.
import { useId, useLayoutEffect, useSyncExternalStore } from 'react';
import { slice } from './appState.ts';

/** Fields that tell one failure from another. */
export interface FailureMark {
  /** HTTP status; 0 when no answer came. */
  status: number;
  code?: string | undefined;
  errorName?: string | undefined;
  message?: string | undefined;
  requestId?: string | undefined;
}

interface Report {
  id: string;
  key: string;
  isDialog: boolean;
  retry: (() => void) | undefined;
}

const reports = slice<readonly Report[]>(() => []);

/** Calls that fail because a service is away are one failure, an outage; any other failure is that of its request. */
function keyOf({ status, code, errorName, message, requestId }: FailureMark): string {
  const isOutage = status === 0 || code === 'UNAVAILABLE';
  return JSON.stringify(isOutage ? [status, code] : [status, code, errorName, requestId ?? message]);
}

const reporterOf = (key: string | null): Report | undefined => {
  const all = reports.read().filter((report) => report.key === key);
  return all.find(({ isDialog }) => isDialog) ?? all[0];
};

/** Counts the places that miss a part because of this failure. */
export function placesOf(failure: FailureMark): number {
  const key = keyOf(failure);
  return reports.read().filter((report) => report.key === key && !report.isDialog).length;
}

interface FailureReport {
  /** True if this place shows the reason, the request ID and the retry. Other places only say what they miss. */
  isReporter: boolean;
  /** Repeats everything that failed by the same failure. */
  retryAll: () => void;
}

/** Claims the report of a failure for a place or a dialog, while it is shown; nothing without a failure. */
export function useFailureReport(
  failure: FailureMark | null,
  { retry, isDialog = false }: { retry?: (() => void) | undefined; isDialog?: boolean } = {},
): FailureReport {
  const id = useId();
  const key = failure && keyOf(failure);
  // Before the first paint, so that no second report is ever seen. A new `retry` alone does not cost this place its turn.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `retry` is renewed below
  useLayoutEffect(() => {
    if (key === null) return;
    reports.write([...reports.read().filter((report) => report.id !== id), { id, key, isDialog, retry }]);
    return () => reports.write(reports.read().filter((report) => report.id !== id));
  }, [id, key, isDialog]);
  useLayoutEffect(() => {
    const now = reports.read().find((report) => report.id === id);
    if (now) now.retry = retry;
  }, [id, retry]);
  const reporter = useSyncExternalStore(reports.subscribe, () => reporterOf(key)?.id);
  return {
    isReporter: reporter === undefined || reporter === id,
    retryAll() {
      const all = reports
        .read()
        .flatMap((report) => (report.key === key && report.retry ? [report.retry] : []));
      for (const each of new Set(all)) each();
    },
  };
}

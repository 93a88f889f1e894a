import { useRef } from 'react';
import { ReportShapeFormPreferDocument } from '../../../operations/reports/activityReport/ReportShapeForm.generated.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { useViewer } from '../../session/viewer.ts';
import type { ReportShape } from './reportShape.ts';

/**
 * Stores the chosen time zone and scope as the person's preference (ACTREP-16, ACTREP-17). It runs in the background: a failure is not
 * reported, and the choice still applies to this report.
 */
export function useReportPreference(): (shape: Partial<ReportShape>) => void {
  const { accountId, reports } = useViewer();
  const [send] = useScreenMutation(ReportShapeFormPreferDocument);
  // One after the other: each save needs the version that the previous one returned.
  const before = useRef<Promise<number | null> | null>(null);
  async function save(
    id: string,
    version: number,
    input: object,
    isRepeated = false,
  ): Promise<number | null> {
    return send<number | null | Promise<number | null>>(
      { input: { id, version, ...input } },
      {
        done: (success) => success.account.version,
        // Another field of the account was changed meanwhile, but not this one.
        stale: (current) => (isRepeated ? null : save(id, current.version, input, true)),
        invalid: () => null,
        refused: () => null,
        failed: () => null,
      },
    );
  }
  return ({ timezone, scope }) => {
    if (!timezone && !scope) return;
    const input = {
      ...(timezone && { reportTimezone: timezone }),
      ...(scope && { reportTimeframeScope: scope }),
    };
    const previousSave = before.current ?? Promise.resolve(reports.version);
    before.current = previousSave.then((version) => save(accountId, version ?? reports.version, input));
  };
}

import { useRef } from 'react';
import type { ActivityReportScreenQuery } from '../../../operations/activityReport/ActivityReportScreen.generated.ts';
import { ReportShapeFormPreferDocument } from '../../../operations/activityReport/ReportShapeForm.generated.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import type { ReportShape } from './reportShape.ts';

export type PreferringAccount = NonNullable<ActivityReportScreenQuery['viewer']>['account'];

/**
 * Keeps the time zone and the scope that were chosen as what the person prefers (ACTREP-16, ACTREP-17). It happens by the way: where it fails nothing is
 * said, and what was chosen holds for this report all the same.
 */
export function useReportPreference(
  account: PreferringAccount | undefined,
): (chosen: Partial<ReportShape>) => void {
  const [send] = useScreenMutation(ReportShapeFormPreferDocument);
  // One after the other: each save names the version that the one before it made.
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
        // Something else of the account was changed meanwhile: this was not.
        stale: (current) => (isRepeated ? null : save(id, current.version, input, true)),
        invalid: () => null,
        refused: () => null,
        failed: () => null,
      },
    );
  }
  return ({ timezone, scope }) => {
    if (!account || (!timezone && !scope)) return;
    const input = {
      ...(timezone && { reportTimezone: timezone }),
      ...(scope && { reportTimeframeScope: scope }),
    };
    const known = before.current ?? Promise.resolve(account.version);
    before.current = known.then((version) => save(account.id, version ?? account.version, input));
  };
}

import { useMutation } from '@apollo/client/react';
import {
  AdvertiserBudgetAlertsSaveDocument,
  type AdvertiserSavedFragment,
} from '../../../operations/advertisers/AdvertiserSave.generated.ts';
import { outcomeOf, type SaveOutcome, saveUnlessTouched } from './saveOutcome.ts';

/** Both limits as the form holds them: decimal strings, null where none is set. */
export interface AlertLimits {
  alert1: string | null;
  alert2: string | null;
}

/** A change of them; what is left out stays. */
export type LimitsChange = { [Key in keyof AlertLimits]?: AlertLimits[Key] | undefined };

/** What a save builds on. */
export type LimitsBase = Pick<AdvertiserSavedFragment, 'budgetAlerts' | 'version'>;

export function limitsOf({ budgetAlerts }: Pick<LimitsBase, 'budgetAlerts'>): AlertLimits {
  return { alert1: budgetAlerts?.alert1?.amount ?? null, alert2: budgetAlerts?.alert2?.amount ?? null };
}

/** Saves the limits on top of what the form began with; stale only when somebody changed a limit since. Never rejects. */
export function useSaveBudgetAlerts(
  id: string,
): (limits: LimitsChange, on: LimitsBase) => Promise<SaveOutcome> {
  const [mutate] = useMutation(AdvertiserBudgetAlertsSaveDocument);
  const save = (limits: LimitsChange, version: number) =>
    mutate({ variables: { input: { id, version, ...limits } } }).then(
      ({ data, error }) => outcomeOf(data?.updateBudgetAlerts, error),
      (error: unknown) => outcomeOf(undefined, error),
    );
  return (limits, on) =>
    saveUnlessTouched(
      (version) => save(limits, version),
      on.version,
      (current) => {
        const [before, now] = [limitsOf(on), limitsOf(current)];
        return before.alert1 !== now.alert1 || before.alert2 !== now.alert2;
      },
    );
}

import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { dayIn } from '../../../schema/foundation/dates/dates.ts';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import type { AllocationMode } from '../../../schema/money/rewards.ts';
import { useForm } from '../../kit/form/useForm.ts';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';
import type { AllocationFacts } from './allocationFacts.ts';
import { allocationRules, fieldOfRefusal, firstProblem } from './allocationRules.ts';
import { EMPTY_VALUES, modeOf, startRows } from './allocationValues.ts';

export type AllocationFormApi = ReturnType<typeof useAllocationForm>;

/**
 * The form of a request: its rules depend on the advertiser and the mode. A submit reports the first failed check and moves to
 * its field (ALLOC-23). `wantedSku` is the reward in the address.
 */
export function useAllocationForm(facts: AllocationFacts | null, wantedSku: string) {
  const zone = useZone();
  const today = dayIn(zone);
  const [preferred, setPreferred] = useState<AllocationMode>('committed');
  const mode = modeOf(preferred, facts);
  const rules = useMemo(() => allocationRules(facts, mode, today), [facts, mode, today]);
  const form = useForm(rules, EMPTY_VALUES, {
    currency: facts?.currency,
    firstProblem: (values, wrong) => firstProblem(values, facts, mode, wrong),
  });

  // Another advertiser has other rewards and another currency, so these are reset. Typing errors in its field reset nothing.
  const startedFor = useRef('');
  useLayoutEffect(() => {
    if (!facts || facts.advertiserId === startedFor.current) return;
    startedFor.current = facts.advertiserId;
    form.begin({ ...startRows(facts, wantedSku), amount: '' });
  });
  return {
    ...form,
    facts,
    mode,
    zone,
    rewards: form.rows(mode),
    chooseMode(next: AllocationMode) {
      setPreferred(next);
      form.begin({});
    },
    applyServerErrors: (errors: readonly FieldError[]) =>
      form.applyServerErrors(errors.map((error) => ({ ...error, field: fieldOfRefusal(error.field, mode) }))),
  };
}

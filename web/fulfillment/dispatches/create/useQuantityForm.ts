import { useMemo, useRef } from 'react';
import type { DispatchQuantityInput } from '../../../../operations/schema.generated.ts';
import type { FieldError } from '../../../../schema/foundation/text/fieldErrors.ts';
import { useForm } from '../../../kit/form/useForm.ts';
import { navigate } from '../../../navigation/hashLocation.ts';
import { dispatchRoute } from '../../../routes/promotions.ts';
import { useCreateDispatch } from '../../shared/dispatches/useCreateDispatch.ts';
import { quantityErrors } from './quantityErrors.ts';
import { inputOf, nothingAsked, type QuantityOf, quantityRules, startValues } from './quantityRules.ts';

/** The quantity form, its preview and its dispatch; after acceptance, the dispatch's page opens. */
export function useQuantityForm(of: QuantityOf & { advertiserId: string }) {
  const { kind, rewards, promotionId, advertiserId } = of;
  const rules = useMemo(() => quantityRules(kind, rewards), [kind, rewards]);
  const form = useForm(rules, useRef(startValues(rewards)).current, { firstProblem: nothingAsked });
  const sent = useRef<readonly DispatchQuantityInput[]>([]);
  const rows = form.rows('quantities');

  function showErrors(errors: readonly FieldError[]) {
    const errorsByPlace = quantityErrors(errors, { sent: sent.current, rows: form.values.quantities });
    for (const [at, issues] of errorsByPlace.codes) {
      const row = rows.items[at];
      const { codes } = row?.values ?? {};
      if (row && codes) row.change({ codes: { ...codes, issues } });
    }
    const ofFiles = [...errorsByPlace.codes.keys()].map((at) => ({
      field: `quantities.${at}.codes`,
      rule: 'codes_file_wrong',
    }));
    form.applyServerErrors([...errorsByPlace.fields, ...ofFiles]);
  }

  const creation = useCreateDispatch({
    advertiserId,
    onInvalid: showErrors,
    onAccepted: (dispatchId, isLeft) => {
      if (!isLeft) navigate(dispatchRoute.href({ advertiserId, promotionId, dispatchId }));
    },
  });
  return {
    form,
    rows,
    creation,
    ask(valid: Parameters<typeof inputOf>[0]) {
      const input = inputOf(valid, of);
      sent.current = input.quantities ?? [];
      creation.ask(input);
    },
  };
}

import { useMemo, useRef } from 'react';
import type { DispatchQuantityInput } from '../../../../operations/schema.generated.ts';
import type { FieldError } from '../../../../schema/foundation/text/fieldErrors.ts';
import type { CodesIssue } from '../../../../schema/fulfillment/codesFile.ts';
import { useForm } from '../../../kit/form/useForm.ts';
import { navigate } from '../../../navigation/hashLocation.ts';
import { dispatchRoute } from '../../../routes/promotions.ts';
import { useCreateDispatch } from '../../shared/dispatches/useCreateDispatch.ts';
import {
  inputOf,
  nothingAsked,
  type QuantityOf,
  type QuantityRow,
  quantityRules,
  startValues,
} from './quantityRules.ts';

/** The platform's errors in the form's structure: at fields, and in the files of codes by the index of their row. */
interface QuantityErrors {
  fields: FieldError[];
  codes: Map<number, CodesIssue[]>;
}

/** Maps the platform's errors about sent quantities to the rows of the form, which also has rows without a quantity. */
function quantityErrors(
  errors: readonly FieldError[],
  { sent, rows }: { sent: readonly DispatchQuantityInput[]; rows: readonly QuantityRow[] },
): QuantityErrors {
  const errorsByPlace: QuantityErrors = { fields: [], codes: new Map() };
  const rowOf = (at: number) => rows.findIndex(({ sku }) => sku === sent[at]?.sku);
  const addIssue = (row: number, issue: CodesIssue) =>
    errorsByPlace.codes.set(row, [...(errorsByPlace.codes.get(row) ?? []), issue]);
  for (const error of errors) {
    const [, place = '', field = ''] = /^quantities\.(\d+)\.(.+)$/.exec(error.field) ?? [];
    const [, line = ''] = /^codes\.(\d+)$/.exec(field) ?? [];
    const [, overall = ''] = /^rows\.(\d+)\./.exec(error.field) ?? [];
    if (line) addIssue(rowOf(Number(place)), issueOf(error, Number(line)));
    else if (overall) {
      const { at, line: ofFile } = placeOf(Number(overall), sent);
      const row = rowOf(at);
      addIssue(row, issueOf(error, rows[row]?.codes?.lines[ofFile - 1] ?? ofFile));
    } else if (place) {
      const name = /^codes_?file_?id$/i.test(field) ? 'codes' : field;
      errorsByPlace.fields.push({ ...error, field: `quantities.${rowOf(Number(place))}.${name}` });
    } else errorsByPlace.fields.push(error);
  }
  return errorsByPlace;
}

/** The limits of claims count lines of the whole dispatch, or name another one. */
const issueOf = ({ field, rule, limit }: FieldError, line: number): CodesIssue => ({
  line,
  rule: rule as CodesIssue['rule'],
  ...(limit === undefined || limit === null || field.startsWith('rows.') ? {} : { limit }),
});

/** The quantity that a line of the whole dispatch belongs to, and its line in that file. */
function placeOf(line: number, sent: readonly DispatchQuantityInput[]): { at: number; line: number } {
  let before = 0;
  for (const [at, { quantity }] of sent.entries()) {
    if (line <= before + quantity) return { at, line: line - before };
    before += quantity;
  }
  return { at: sent.length - 1, line: line - before };
}

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

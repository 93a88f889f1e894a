import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dayIn } from '../../../schema/dates.ts';
import type { FieldError } from '../../../schema/rules/fieldErrors.ts';
import type { AllocationMode } from '../../../schema/rules/rewards.ts';
import { focusField } from '../../kit/form/focusField.ts';
import { ruleMessage } from '../../kit/form/ruleMessage.ts';
import { useAfterPress } from '../../kit/form/useAfterPress.ts';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';
import { brokenRules, failedCheck } from './allocationErrors.ts';
import type { AllocationFacts } from './allocationFacts.ts';
import {
  type AllocationValues,
  EMPTY_VALUES,
  emptyRow,
  modeOf,
  type RewardRow,
  rowsOf,
} from './allocationValues.ts';

/** What keeps the form from being sent, and the field it is about. */
export interface Problem {
  field: string;
  message: string;
  /** Name of the field, where the message does not say which it is. */
  label?: 'requested_amount' | 'selling_price' | 'quantity' | undefined;
}

const LABELS = [
  ['amount', 'requested_amount'],
  ['sellingPrice', 'selling_price'],
  ['quantity', 'quantity'],
] as const;

export type AllocationFormApi = ReturnType<typeof useAllocationForm>;

/**
 * State of the allocation form: rewards come and go in rows, and what is judged depends on the advertiser. An error shows after its
 * field was left, or after an attempt to send; an attempt reports the first problem and goes to its field (ALLOC-23).
 */
export function useAllocationForm(facts: AllocationFacts | null, wantedSku: string) {
  const { t, i18n } = useTranslation('rules');
  const zone = useZone();
  const element = useRef<HTMLFormElement>(null);
  const afterPress = useAfterPress();
  const count = useRef(0);
  const [values, setValues] = useState<AllocationValues>(EMPTY_VALUES);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isAttempted, setAttempted] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [served, setServed] = useState<readonly FieldError[]>([]);
  const [isDirty, setDirty] = useState(false);
  const mode = modeOf(values, facts);
  const rows = rowsOf(values, facts, wantedSku);
  const judged = { values, facts, rows, today: dayIn(zone) };
  const broken = brokenRules(judged);

  const inWords = (error: FieldError) =>
    ruleMessage(error, t, { currency: facts?.currency, locale: i18n.language });
  const asProblem = (error: FieldError): Problem => ({
    field: error.field,
    message: inWords(error),
    label: LABELS.find(([end]) => error.field.endsWith(end))?.[1],
  });
  const errors: Partial<Record<string, string>> = {};
  if (problem) errors[problem.field] = problem.message;
  for (const error of [...served, ...broken]) {
    const isShown =
      isAttempted || left.has(error.field) || served.includes(error) || error.rule === 'reward_unavailable';
    if (isShown) errors[error.field] ??= inWords(error);
  }

  function change(part: Partial<AllocationValues>) {
    setValues((now) => ({ ...now, ...part }));
    // Who it is for is quickly chosen again.
    if (Object.keys(part).some((key) => key !== 'advertiserText' && key !== 'wish')) setDirty(true);
    setProblem(null);
    setServed([]);
  }
  function changeRows(next: (rows: readonly RewardRow[]) => readonly RewardRow[], isByHand = true) {
    if (isByHand) setDirty(true);
    setValues((now) => ({
      ...now,
      rewards: { ...now.rewards, [mode]: next(rowsOf(now, facts, wantedSku)) },
    }));
    setProblem(null);
    setServed([]);
  }
  function goTo(fields: readonly string[]) {
    // The errors must be on the page before the focus comes, so that they are read out with the field.
    queueMicrotask(() => requestAnimationFrame(() => focusField(element.current, fields)));
  }
  function report(first: Problem) {
    setAttempted(true);
    setProblem(first);
    goTo([placeOf(first.field)]);
  }
  /** A sum is mended at its first price. */
  const placeOf = (field: string) =>
    field === 'total' && rows[0] ? `rewards.${rows[0].key}.sellingPrice` : field;

  return {
    element,
    values,
    facts,
    mode,
    rows,
    zone,
    errors,
    problem,
    isDirty,
    change,
    chooseMode(wish: AllocationMode) {
      change({ wish });
      setAttempted(false);
    },
    leave: (field: string) =>
      afterPress(() => setLeft((now) => (now.has(field) ? now : new Set([...now, field])))),
    /** Another advertiser has other rewards and another currency: what depends on them starts again. */
    startAdvertiser() {
      setValues((now) => ({ ...now, rewards: EMPTY_VALUES.rewards, amount: '' }));
      setProblem(null);
      setServed([]);
      setLeft(new Set());
      setAttempted(false);
    },
    addRow() {
      count.current += 1;
      const key = `r${count.current}`;
      setAttempted(false);
      changeRows((now) => [...now, emptyRow(key)]);
      goTo([`rewards.${key}.reward`]);
    },
    removeRow(key: string) {
      const at = rows.findIndex((row) => row.key === key);
      const next = rows[at + 1] ?? rows[at - 1];
      changeRows((now) => now.filter((row) => row.key !== key));
      // The focus stays near: on the next row, else on the button that adds one.
      goTo([next ? `rewards.${next.key}.reward` : 'add']);
    },
    changeRow: (key: string, part: Partial<RewardRow>, isByHand = true) =>
      changeRows((now) => now.map((row) => (row.key === key ? { ...row, ...part } : row)), isByHand),
    /** Whether the form may be sent; otherwise the first problem is reported. */
    check(): boolean {
      const failed = failedCheck(judged);
      if (failed) report({ field: failed.field, message: t(failed.check) });
      else if (broken[0]) report(asProblem(broken[0]));
      else setAttempted(true);
      return !failed && broken.length === 0;
    },
    /** Puts the service's errors on their fields; what was typed stays. */
    applyServerErrors(errorsOfService: readonly FieldError[]) {
      const own = errorsOfService.map((error) => ({ ...error, field: ownField(error.field, rows) }));
      setServed(own);
      if (own[0]) report(asProblem(own[0]));
    },
    /** Goes to the field of the problem again. */
    showProblem: () => problem && goTo([placeOf(problem.field)]),
  };
}

/** The form's name of a field of the request: `rewards.0.sku` is the reward of the first row. */
function ownField(field: string, rows: readonly RewardRow[]): string {
  if (field === 'expirationDatetime' || field === 'noExpiration') return 'expirationDay';
  const [, index, part] = /^rewards\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const row = rows[Number(index)];
  return row ? `rewards.${row.key}.${part === 'sku' ? 'reward' : part}` : field;
}

import { useEffect, useRef, useState } from 'react';
import type { FormApi, FormSchema, FormValues } from './formApi.ts';
import { changedFields } from './saveMerged.ts';

/** Steps that can be undone. */
const MAX_STEPS = 200;

/** Milliseconds without a key after which typing on in the same field is a step of its own. */
const PAUSE_MS = 800;

type Fields = Record<string, unknown>;

/** Changed fields of one step, before and after it. */
interface Step {
  before: Fields;
  after: Fields;
}

interface Stacks<Values> {
  past: Step[];
  future: Step[];
  now: Values;
  /** Number of times the form had been restarted from other values. */
  begun: number;
  /** The field that the last step changed, and when. */
  last: { field: string; at: number } | null;
}

/** Undoing and doing again in a form. Both answer the fields that they changed. */
export interface HistoryApi {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => string[];
  redo: () => string[];
}

/**
 * Remembers the last 200 steps of a form, saved ones too, each by the fields that it changed: what somebody else saved meanwhile is no
 * step, and stays. What is typed into one field without a pause is one step.
 */
export function useHistory<Schema extends FormSchema>(form: FormApi<Schema>): HistoryApi {
  const stacks = useRef<Stacks<FormValues<Schema>>>({
    past: [],
    future: [],
    now: form.values,
    begun: form.live.timesBegun(),
    last: null,
  });
  const [can, setCan] = useState({ undo: false, redo: false });

  function tell() {
    const { past, future } = stacks.current;
    const [undo, redo] = [past.length > 0, future.length > 0];
    setCan((now) => (now.undo === undo && now.redo === redo ? now : { undo, redo }));
  }

  /** Pushes a step if the values have changed, even before they are rendered. */
  function note() {
    const values = form.live.now();
    const timesBegun = form.live.timesBegun();
    const { past, now, begun, last } = stacks.current;
    if (values === now) return;
    const isBegunAnew = begun !== timesBegun;
    Object.assign(stacks.current, { now: values, begun: timesBegun });
    if (isBegunAnew) stacks.current.last = null;
    const fields = changedBetween(values, now);
    if (isBegunAnew || fields.length === 0) return;
    const at = performance.now();
    const [field = ''] = fields.length === 1 ? fields : [];
    const former = past.at(-1);
    const isTypedOn =
      field !== '' && last?.field === field && at - last.at < PAUSE_MS && former !== undefined;
    const after = picked(values, fields);
    stacks.current.past = isTypedOn
      ? [...past.slice(0, -1), { before: former.before, after }]
      : [...past, { before: picked(now, fields), after }].slice(-MAX_STEPS);
    stacks.current.future = [];
    stacks.current.last = { field, at };
    tell();
  }
  useEffect(note);

  function go(from: 'past' | 'future', to: 'past' | 'future'): string[] {
    note();
    const current = stacks.current;
    const step = current[from].at(-1);
    if (step === undefined) return [];
    const there = from === 'past' ? step.before : step.after;
    const next = { ...current.now, ...there } as FormValues<Schema>;
    stacks.current = {
      ...current,
      [from]: current[from].slice(0, -1),
      [to]: [...current[to], step],
      now: next,
      last: null,
    };
    form.restore(next);
    tell();
    return Object.keys(there);
  }

  return {
    canUndo: can.undo,
    canRedo: can.redo,
    undo: () => go('past', 'future'),
    redo: () => go('future', 'past'),
  };
}

const picked = (values: object, fields: readonly string[]): Fields =>
  Object.fromEntries(fields.map((field) => [field, (values as Fields)[field]]));

/** Fields that differ, those that only one of them has included. */
function changedBetween(one: object, other: object): string[] {
  return [...new Set([...Object.keys(changedFields(one, other)), ...Object.keys(changedFields(other, one))])];
}

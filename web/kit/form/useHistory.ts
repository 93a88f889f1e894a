import { useEffect, useRef, useState } from 'react';
import type { FormApi, FormSchema, FormValues } from './formApi.ts';
import { changedFields } from './saveMerged.ts';

/** Steps that can be undone. */
const MOST_STEPS = 200;

/** Milliseconds without a key after which typing on in the same field is a step of its own. */
const PAUSE = 800;

interface Stacks<Values> {
  past: Values[];
  future: Values[];
  now: Values;
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

/** Remembers the last 200 steps of a form, saved ones too. What is typed into one field without a pause is one step. */
export function useHistory<Schema extends FormSchema>(form: FormApi<Schema>): HistoryApi {
  const { values } = form;
  const stacks = useRef<Stacks<FormValues<Schema>>>({ past: [], future: [], now: values, last: null });
  const [can, setCan] = useState({ undo: false, redo: false });

  function tell() {
    const { past, future } = stacks.current;
    const [undo, redo] = [past.length > 0, future.length > 0];
    setCan((now) => (now.undo === undo && now.redo === redo ? now : { undo, redo }));
  }

  /** Puts a step on the stack, where the values are others by now, drawn or not. */
  function note() {
    const values = form.live.now();
    const { past, now, last } = stacks.current;
    if (values === now) return;
    const fields = changedBetween(values, now);
    stacks.current.now = values;
    if (fields.length === 0) return;
    const at = performance.now();
    const [field = ''] = fields.length === 1 ? fields : [];
    const isTypedOn = field !== '' && last?.field === field && at - last.at < PAUSE && past.length > 0;
    if (!isTypedOn) stacks.current.past = [...past, now].slice(-MOST_STEPS);
    stacks.current.future = [];
    stacks.current.last = { field, at };
    tell();
  }
  useEffect(note);

  function go(from: 'past' | 'future', to: 'past' | 'future'): string[] {
    note();
    const held = stacks.current;
    const next = held[from].at(-1);
    if (next === undefined) return [];
    const fields = changedBetween(next, held.now);
    stacks.current = {
      ...held,
      [from]: held[from].slice(0, -1),
      [to]: [...held[to], held.now],
      ...{ now: next, last: null },
    };
    form.restore(next);
    tell();
    return fields;
  }

  return {
    canUndo: can.undo,
    canRedo: can.redo,
    undo: () => go('past', 'future'),
    redo: () => go('future', 'past'),
  };
}

/** Fields that differ, those that only one of them has included. */
function changedBetween(one: object, other: object): string[] {
  return [...new Set([...Object.keys(changedFields(one, other)), ...Object.keys(changedFields(other, one))])];
}

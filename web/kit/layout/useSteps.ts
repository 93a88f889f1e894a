import { useState } from 'react';

/** Which step of a form is shown, and what is known of the ways through it. */
export interface StepsWay<Id extends string = string> {
  current: Id;
  /** The step after it, where there is one. */
  next: Id | undefined;
  /** Steps that were passed: what is missing in them is said by now. */
  passed: readonly Id[];
  /** How often somebody went to a step: each time the focus follows. */
  moves: number;
  /** Goes to a step on somebody's press. */
  go: (id: Id) => void;
  /** Shows a step without taking the focus there: something in it gets that. */
  show: (id: Id) => void;
  /** Starts anew at the first step. */
  reset: () => void;
}

/** The way of a person through the steps of a form. */
export function useSteps<Id extends string>(ids: readonly [Id, ...Id[]]): StepsWay<Id> {
  const start = { current: ids[0], passed: [] as readonly Id[], moves: 0 };
  const [{ current, passed, moves }, setWay] = useState(start);
  const place = (id: Id) => ids.indexOf(id);
  const to = (id: Id, by: number) =>
    setWay((now) => ({
      current: id,
      passed: ids.filter((one) => now.passed.includes(one) || one === now.current || place(one) < place(id)),
      moves: now.moves + by,
    }));
  return {
    ...{ current, passed, moves },
    next: ids[place(current) + 1],
    go: (id) => to(id, 1),
    show: (id) => to(id, 0),
    reset: () => setWay((now) => ({ ...start, moves: now.moves })),
  };
}

import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { currentUrl, pathOf } from '../../../navigation/hashLocation.ts';
import { useUrlQuery } from '../../../navigation/useUrlQuery.ts';

/** Which step of a form is shown, and what is known of the ways through it. */
export interface StepsWay<Id extends string = string> {
  current: Id;
  /** The step after it, where there is one that is open. */
  next: Id | undefined;
  /** Steps that the person has left. They show their missing fields. */
  passed: readonly Id[];
  isClosed: (id: Id) => boolean;
  /** Goes to a step that the person selected. The browser's Back button returns from it. */
  go: (id: Id) => void;
  /** The same without taking the focus to the step's heading: something in it gets that. */
  show: (id: Id) => void;
  /** Returns true if the current step takes the focus. Call it once for each step. */
  takesFocus: () => boolean;
  /** Shows the step of a draft, unless the address names one. */
  resume: (id: Id) => void;
  /** Restarts at the first step. */
  reset: () => void;
}

const FIRST = { step: '' };

/**
 * The way of a person through the steps of a form. The address carries the step, so that Back leads to the one before and a reload stays;
 * an address of a step that is closed leads to the last open one before it (WIZ-8, WIZ-9).
 */
export function useSteps<Id extends string>(
  ids: readonly [Id, ...Id[]],
  isClosed: (id: Id) => boolean = () => false,
): StepsWay<Id> {
  const [{ step }, setQuery] = useUrlQuery(FIRST);
  const [path] = useLocation();
  const place = (id: Id) => ids.indexOf(id);
  const before = (id: Id) => ids.slice(0, place(id));
  const requestedStep = ids.find((id) => id === step) ?? ids[0];
  const current = isClosed(requestedStep)
    ? (before(requestedStep).findLast((id) => !isClosed(id)) ?? ids[0])
    : requestedStep;
  const isQuiet = useRef(false);
  const [{ seen, passed }, setWay] = useState({ seen: current, passed: before(current) });
  if (seen !== current) {
    const isPassed = (id: Id) => passed.includes(id) || id === seen || place(id) < place(current);
    setWay({ seen: current, passed: ids.filter(isPassed) });
  }

  function to(id: Id, options: { isReplaced?: boolean; takesFocus?: boolean } = {}) {
    // An answer may come when the person has left for another page.
    if (pathOf(currentUrl()) !== path) return;
    isQuiet.current = id !== current && !options.takesFocus;
    setQuery({ step: id === ids[0] ? FIRST.step : id }, { replace: options.isReplaced });
  }

  const isElsewhere = step !== FIRST.step && step !== current;
  useEffect(() => {
    if (isElsewhere) to(current, { isReplaced: true });
  });
  const following = ids[place(current) + 1];
  return {
    current,
    passed,
    isClosed,
    next: following !== undefined && isClosed(following) ? undefined : following,
    go: (id) => to(id, { takesFocus: true }),
    show: (id) => to(id),
    takesFocus() {
      const takes = !isQuiet.current;
      isQuiet.current = false;
      return takes;
    },
    resume: (id) => step === FIRST.step && to(id, { isReplaced: true }),
    reset() {
      to(ids[0], { isReplaced: true, takesFocus: true });
      setWay({ seen: ids[0], passed: [] });
    },
  };
}

import { useState } from 'react';

/** A state that is known at once, before it is drawn. */
export interface LiveState<State> {
  now: () => State;
  change: (next: (now: State) => State) => void;
  /** Tells of every change at once; answers how to stop. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * The rendered state and the current one. When a change renders in a transition, sending, undoing and previewing use the current state without
 * waiting.
 */
export function useLiveState<State extends object>(first: () => State): [State, LiveState<State>] {
  const [visibleValue, setVisibleValue] = useState(first);
  const [live] = useState(() => liveState(visibleValue, setVisibleValue));
  return [visibleValue, live];
}

function liveState<State extends object>(first: State, show: (state: State) => void): LiveState<State> {
  const listeners = new Set<() => void>();
  let state = first;
  return {
    now: () => state,
    change(next) {
      state = next(state);
      show(state);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

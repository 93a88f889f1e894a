import { useEffect, useState } from 'react';

export type Answer<T> = { state: 'waiting' } | { state: 'failed' } | { state: 'answered'; value: T };

const settled = new WeakMap<Promise<unknown>, Answer<unknown>>();

/** Waits for a promise, whatever its outcome: `useAnswer` then has it in its first render. */
export async function settle<T>(promise: Promise<T>): Promise<void> {
  const answer: Answer<T> = await promise.then(
    (value) => ({ state: 'answered', value }),
    () => ({ state: 'failed' }),
  );
  settled.set(promise, answer);
}

/** The state of a promise; a new promise starts as pending. */
export function useAnswer<T>(promise: Promise<T>): Answer<T> {
  const settledAnswer = settled.get(promise) as Answer<T> | undefined;
  const [answer, setAnswer] = useState<Answer<T>>(settledAnswer ?? { state: 'waiting' });
  useEffect(() => {
    if (settled.has(promise)) return setAnswer(settled.get(promise) as Answer<T>);
    let isCurrent = true;
    setAnswer((now) => (now.state === 'waiting' ? now : { state: 'waiting' }));
    promise.then(
      (value) => isCurrent && setAnswer({ state: 'answered', value }),
      () => isCurrent && setAnswer({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return answer;
}

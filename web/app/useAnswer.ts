import { useEffect, useState } from 'react';

export type Answer<T> = { state: 'waiting' } | { state: 'failed' } | { state: 'answered'; value: T };

/** The state of a promise; a new promise starts as pending. */
export function useAnswer<T>(promise: Promise<T>): Answer<T> {
  const [answer, setAnswer] = useState<Answer<T>>({ state: 'waiting' });
  useEffect(() => {
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

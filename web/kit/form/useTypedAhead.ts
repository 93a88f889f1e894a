import { startTransition, useOptimistic } from 'react';

/**
 * A field of a large form: what is typed is shown at once, and what the form makes of it (its errors, its changes, what else it shows) is
 * drawn after that, so that no key waits for it.
 */
export function useTypedAhead(
  value: string,
  change: (text: string) => void,
): [text: string, type: (text: string) => void] {
  const [text, show] = useOptimistic(value);
  return [
    text,
    (typed) =>
      startTransition(() => {
        show(typed);
        change(typed);
      }),
  ];
}

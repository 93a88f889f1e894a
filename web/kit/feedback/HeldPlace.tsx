import type { ReactNode } from 'react';

/** Holds the place of words that are still to come: `children` are as long, and are neither seen nor read out until they are known. */
export function HeldPlace({ isKnown, children }: { isKnown: boolean; children: ReactNode }) {
  return <span {...(!isKnown && { style: { visibility: 'hidden' as const } })}>{children}</span>;
}

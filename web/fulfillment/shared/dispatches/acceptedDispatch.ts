import { useSyncExternalStore } from 'react';
import type { OutcomeStatus } from '../../../../operations/schema.generated.ts';
import type { DispatchKind } from '../../../../schema/fulfillment/dispatchKinds.ts';
import { slice } from '../../../browser/appState.ts';
import type { MoneyValue } from '../../../kit/format/money.ts';

/** The outcome of one SKU when its dispatch was accepted. */
export interface SkuOutcome {
  sku: string;
  status: OutcomeStatus;
  lineCount: number;
  charge: MoneyValue | null;
  message: string | null;
}

/** A dispatch as it was accepted; `requestId` is the number of the request that made it. */
export interface Accepted {
  dispatchId: string;
  kind: DispatchKind;
  outcomes: readonly SkuOutcome[];
  requestId: string | undefined;
}

const accepted = handedOn<Accepted>();

/** Keeps the outcome of the most recently accepted dispatch, for its page. */
export const rememberAccepted = accepted.give;

export const forgetAccepted = accepted.putAway;

/** The outcome of a dispatch at its acceptance; null if it was not just accepted here. */
export function useAccepted(dispatchId: string): Accepted | null {
  const last = accepted.use();
  return last?.dispatchId === dispatchId ? last : null;
}

/** A value that one page passes to the next: kept until it is dismissed or replaced. */
function handedOn<Thing>() {
  const thing = slice<Thing | null>(() => null);
  return {
    give: (next: Thing): void => thing.write(next),
    putAway: (): void => thing.write(null),
    use: (): Thing | null => useSyncExternalStore(thing.subscribe, thing.read),
  };
}

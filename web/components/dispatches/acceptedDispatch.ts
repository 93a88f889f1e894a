import { useSyncExternalStore } from 'react';
import type { OutcomeStatus } from '../../../operations/schema.generated.ts';
import type { DispatchKind } from '../../../schema/dispatchKinds.ts';
import { slice } from '../../browser/appState.ts';
import type { MoneyValue } from '../../kit/format/money.ts';

/** What became of one SKU when its dispatch was accepted. */
export interface SkuOutcome {
  sku: string;
  status: OutcomeStatus;
  lineCount: number;
  charge: MoneyValue | null;
  message: string | null;
}

/** A dispatch as it was accepted; `requestId` is the number of the request that did it. */
export interface Accepted {
  dispatchId: string;
  kind: DispatchKind;
  outcomes: readonly SkuOutcome[];
  requestId: string | undefined;
}

const accepted = slice<Accepted | null>(() => null);

/** Keeps what became of the dispatch last accepted, for its page to say. */
export const rememberAccepted = (answer: Accepted): void => accepted.write(answer);

export const forgetAccepted = (): void => accepted.write(null);

/** What became of a dispatch when it was accepted; null for one that was not accepted here just now. */
export function useAccepted(dispatchId: string): Accepted | null {
  const last = useSyncExternalStore(accepted.subscribe, accepted.read);
  return last?.dispatchId === dispatchId ? last : null;
}

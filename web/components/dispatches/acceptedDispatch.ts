import type { OutcomeStatus } from '../../../operations/schema.generated.ts';
import type { DispatchKind } from '../../../schema/dispatchKinds.ts';
import type { MoneyValue } from '../../kit/format/money.ts';
import { handedOn } from '../../navigation/handedOn.ts';

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

const accepted = handedOn<Accepted>();

/** Keeps what became of the dispatch last accepted, for its page to say. */
export const rememberAccepted = accepted.give;

export const forgetAccepted = accepted.putAway;

/** What became of a dispatch when it was accepted; null for one that was not accepted here just now. */
export function useAccepted(dispatchId: string): Accepted | null {
  const last = accepted.use();
  return last?.dispatchId === dispatchId ? last : null;
}

import type { JobKind } from '../../schema/jobKinds.ts';
import type { Queries } from '../database/connection.ts';
import type { RefusalReason } from '../http/refusalWords.ts';

/** Why there is no file for good: `withheld` where whoever it was for may not have it, `failed` where it cannot be written. */
export interface Unsent {
  state: 'failed' | 'withheld';
  reason: string;
}

/** A noun whose files rest sealed: its table has `sealedFileColumns`, `id` and `state`. */
export interface SealedNoun {
  /** Its table, by which the log of events calls it too. */
  table: string;
  /** Names the row that the key of a file is bound to. */
  aad(id: string): string;
  /** The job that writes a file, and the key of its payload by which it says which. */
  job: { kind: JobKind; idKey: string };
  /** What is told where every worker that had a file was lost. */
  lost: Unsent;
  /** What is answered to others than whoever a file is for, and once its day is over. */
  refusals: { another: RefusalReason; over: RefusalReason };
  /** Tells whoever the file is for, in the transaction from which on it can be fetched. */
  ready(tx: Queries, id: string): Promise<void>;
  /** Tells whom it concerns, in the transaction that gives the file up. */
  givenUp(tx: Queries, id: string, unsent: Unsent): Promise<void>;
}

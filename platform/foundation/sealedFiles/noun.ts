import type { JobKind } from '../../../schema/foundation/process/jobKinds.ts';
import type { Queries } from '../database/connections/connection.ts';
import type { RefusalReason } from '../http/refusals/refusalWords.ts';

/** Why there will be no file: `withheld` if the reader may not have it, `failed` if it cannot be written. */
export interface Unsent {
  state: 'failed' | 'withheld';
  reason: string;
}

/** A noun with sealed files: its table has `sealedFileColumns`, `id` and `state`. */
export interface SealedNoun {
  /** Its table, whose name the event log uses too. */
  table: 'redemption_exports' | 'report_files';
  /** Names the row that the key of a file is bound to. */
  aad(id: string): string;
  /** The job that writes a file, and the key in its payload that names the file. */
  job: { kind: JobKind; idKey: string };
  /** The reason reported when every worker of a file was lost. */
  lost: Unsent;
  /** The refusals for anybody but the file's reader, and after its day is over. */
  refusals: { another: RefusalReason; over: RefusalReason };
  /** Notifies the reader, in the transaction that makes the file available. */
  ready(tx: Queries, id: string): Promise<void>;
  /** Notifies the persons concerned, in the transaction that abandons the file. */
  givenUp(tx: Queries, id: string, unsent: Unsent): Promise<void>;
}

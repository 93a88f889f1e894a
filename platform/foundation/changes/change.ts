import type { RecordedNoun } from '../../../schema/foundation/changes/recordedActions.ts';
import type { Scope } from '../access/scope.ts';
import type { Queries } from '../database/connections/connection.ts';
import { stale } from '../http/refusals/refusal.ts';
import { type NewEvent, recordEvent } from './recordEvent.ts';

/** A change under way: its transaction, and what belongs to every change. */
export interface Change {
  tx: Queries;
  scope: Scope;
  /** @throws Refusal stale_version unless the caller has read this version; `current` is what the answer then shows. */
  checkVersion(row: { version: number }, current: () => unknown): Promise<void>;
  /** Writes the event of what changed. The first one names the record of the change, unless `about` does. */
  record(event: NewEvent): Promise<void>;
  /** Names the record that the change makes or changes: its caller gets a link to it when the answer was lost. */
  about(subject: ChangeSubject): void;
  /** Runs this after the rest of the change, and only once per name, however often it is registered. A dry run skips it. */
  atEnd(name: string, work: () => Promise<void>): void;
  /** Identifies the change. The ledger files its postings under it. */
  readonly identity: object;
}

/** The record that a change is about, named as events name it: `redemptions`, `41975`. */
export interface ChangeSubject {
  noun: RecordedNoun | 'allocations';
  nounId: string;
}

/** A change that its maker ends. */
export interface OpenChange extends Change {
  /** The record of the change; null where none was named. */
  subject(): ChangeSubject | null;
  /** Does what was left for the end. */
  finish(): Promise<void>;
}

/** Opens a change in a running transaction; `version` is the one its caller has read. */
export function openChange(tx: Queries, { scope, version }: { scope: Scope; version?: number }): OpenChange {
  const last = new Map<string, () => Promise<void>>();
  let named: ChangeSubject | null = null;
  let recorded: ChangeSubject | null = null;
  return {
    tx,
    scope,
    async checkVersion(row, current) {
      if (row.version !== version) throw stale(await current());
    },
    record(event) {
      recorded ??= { noun: event.noun, nounId: event.nounId };
      return recordEvent(tx, scope, event);
    },
    about(subject) {
      named = subject;
    },
    subject: () => named ?? recorded,
    atEnd: (name, work) => void last.set(name, work),
    async finish() {
      for (const work of last.values()) await work();
    },
    identity: {},
  };
}

import { sql } from 'drizzle-orm';
import { systemScope } from '../../foundation/access/scope.ts';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';

/** Milliseconds after which waiting readers look again, in case nobody was told. */
const LOOK_MS = 1000;

/** Waits for events on behalf of all readers of a process: one look at the last position serves them all. */
export interface EventWatch {
  /** Resolves once an event was published behind this position, or after so many milliseconds. */
  waitFor(position: bigint, milliseconds: number): Promise<void>;
  /** Ends all waiting, now and from now on. */
  close(): void;
}

export function watchEvents(database: Database): EventWatch {
  const readers = new Set<{ position: bigint; wake: () => void }>();
  let isLooking = false;
  let isRung = false;
  let isClosed = false;
  let timer: NodeJS.Timeout | null = null;
  let forget: (() => void) | null = null;

  async function look(): Promise<void> {
    isRung = true;
    if (isLooking) return;
    isLooking = true;
    while (isRung && readers.size > 0) {
      isRung = false;
      const last = await lastPosition(database).catch(() => null);
      for (const reader of readers) if (last !== null && last > reader.position) reader.wake();
    }
    isLooking = false;
  }

  function listen(): void {
    forget ??= database.onAnnounced(() => void look());
    timer ??= setInterval(() => void look(), LOOK_MS);
    timer.unref();
  }

  function rest(): void {
    if (readers.size > 0) return;
    forget?.();
    forget = null;
    if (timer) clearInterval(timer);
    timer = null;
  }

  return {
    waitFor(position, milliseconds) {
      if (isClosed) return Promise.resolve();
      return new Promise((resolve) => {
        const wake = () => {
          clearTimeout(limit);
          readers.delete(reader);
          rest();
          resolve();
        };
        const limit = setTimeout(wake, milliseconds);
        const reader = { position, wake };
        readers.add(reader);
        listen();
        // What was published before the reader listened is found at once.
        void look();
      });
    },
    close() {
      isClosed = true;
      for (const { wake } of readers) wake();
    },
  };
}

async function lastPosition(database: Database): Promise<bigint> {
  const [row] = await systemScope(database).read((tx) =>
    rowsOf(tx, { position: text }, sql`select position::text as position from event_position`),
  );
  return BigInt(row?.position ?? 0);
}

import type { Scope } from '../access/scope.ts';
import { LedgerRefused, type Posting, post } from './post.ts';

/** The largest list posted at once. */
const LARGEST = 500;

interface Waiting {
  posting: Posting;
  done: (id: string) => void;
  failed: (error: unknown) => void;
}

/**
 * Posts what many ask for at the same time together: while one list is being written the next gathers, so that a hot balance is locked
 * once a list and not once a posting. Each posting succeeds or is refused by itself: where a list is refused its halves are tried, down
 * to the single ones. For postings that are a transaction of their own; what belongs to other rows is posted in their transaction.
 * @returns a function that answers the posting's id once it is committed, and throws LedgerRefused where funds do not suffice.
 */
export function groupedPost(scope: Scope): (posting: Posting) => Promise<string> {
  const waiting: Waiting[] = [];
  let isWriting = false;

  async function write(list: readonly Waiting[]): Promise<void> {
    try {
      const ids = await scope.write((tx) =>
        post(
          tx,
          list.map(({ posting }) => posting),
        ),
      );
      for (const [index, { done }] of list.entries()) done(ids[index] as string);
    } catch (error) {
      if (!(error instanceof LedgerRefused) || list.length === 1) {
        for (const { failed } of list) failed(error);
        return;
      }
      const half = Math.ceil(list.length / 2);
      await write(list.slice(0, half));
      await write(list.slice(half));
    }
  }

  async function run(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) await write(waiting.splice(0, LARGEST));
    isWriting = false;
  }

  return (posting) =>
    new Promise((done, failed) => {
      waiting.push({ posting, done, failed });
      // What is asked for in this turn of the event loop goes together.
      if (!isWriting) {
        isWriting = true;
        queueMicrotask(() => void run());
      }
    });
}

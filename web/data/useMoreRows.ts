import { useRef, useState } from 'react';
import { type CallFailure, failuresOf } from './callError.ts';

/** Some rows of a list that goes on, and where it goes on; null after the last one. */
export interface RowsPart<Row> {
  rows: readonly Row[];
  cursor: string | null;
}

interface Kept<Row> extends RowsPart<Row> {
  key: string;
  isLoading: boolean;
  error: CallFailure | null;
}

export interface MoreRows<Row> {
  /** Those that came after the first ones. */
  rows: readonly Row[];
  hasMore: boolean;
  isLoading: boolean;
  error: CallFailure | null;
  /** Asks for the next ones, once at a time. */
  more: () => void;
}

/**
 * Rows that follow the first ones of a list, asked for behind a cursor. `cursor` is that of the first ones; `key` says which list it is, and
 * another one begins without any.
 */
export function useMoreRows<Row>({
  key,
  cursor,
  ask,
}: {
  key: string;
  cursor: string | null;
  /** @throws what Apollo gives as the error of a call */
  ask: (after: string) => Promise<RowsPart<Row>>;
}): MoreRows<Row> {
  const none: Kept<Row> = { key, rows: [], cursor, isLoading: false, error: null };
  const [kept, setKept] = useState(none);
  const running = useRef<string | null>(null);
  const now = kept.key === key ? kept : none;
  const after = now.rows.length > 0 ? now.cursor : cursor;

  async function more() {
    const call = `${key} ${after}`;
    if (after === null || running.current === call) return;
    running.current = call;
    setKept({ ...now, isLoading: true, error: null });
    // Another list may have been asked for meanwhile: what comes for this one is of no use then.
    const settle = (end: (was: Kept<Row>) => Partial<Kept<Row>>) =>
      setKept((was) => (was.key === key ? { ...was, isLoading: false, ...end(was) } : was));
    try {
      const part = await ask(after);
      settle((was) => ({ rows: [...was.rows, ...part.rows], cursor: part.cursor }));
    } catch (error) {
      settle(() => ({ error: failuresOf(error)[0] ?? null }));
    } finally {
      if (running.current === call) running.current = null;
    }
  }
  return {
    rows: now.rows,
    hasMore: after !== null,
    isLoading: now.isLoading,
    error: now.error,
    more: () => void more(),
  };
}

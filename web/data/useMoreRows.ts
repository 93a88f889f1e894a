import { useEffect, useRef, useState } from 'react';
import { slice } from '../browser/appState.ts';
import { type CallFailure, failuresOf } from './failures/callError.ts';

/** Some rows of a longer list, and the cursor after them; null at its end. */
export interface RowsPart<Row> {
  rows: readonly Row[];
  cursor: string | null;
}

interface StoredRows<Row> extends RowsPart<Row> {
  key: string;
  /** The cursor after which they were requested; null to request them again. */
  start: string | null;
  isLoading: boolean;
  error: CallFailure | null;
}

export interface MoreRows<Row> {
  /** Rows loaded after the first ones. */
  rows: readonly Row[];
  hasMore: boolean;
  isLoading: boolean;
  error: CallFailure | null;
  /** Asks for the next ones, once at a time. */
  more: () => void;
  /** Requests the loaded rows again; until they arrive, the present ones stay. */
  renew: () => void;
}

interface MoreRowsOptions<Row> {
  /** Which list it is; another one begins without any. */
  key: string;
  /** That of the first rows: null where nothing follows them, undefined until they have come. */
  cursor: string | null | undefined;
  /** Number of rows per request. */
  size: number;
  /** @throws what Apollo gives as the error of a call */
  ask: (after: string, size: number) => Promise<RowsPart<Row>>;
}

/** Rows of one call at most. */
const MAX_PAGE_ROWS = 100;

/** The rows of the list that was shown last: who comes back to it finds them again. */
const lastShown = slice<StoredRows<unknown> | null>(() => null);

/**
 * Rows after the first ones of a list, requested with a cursor. They are requested again when the first ones end elsewhere than before, and on
 * return to the list.
 */
export function useMoreRows<Row>({ key, cursor, size, ask }: MoreRowsOptions<Row>): MoreRows<Row> {
  const none: StoredRows<Row> = { key, start: null, rows: [], cursor: null, isLoading: false, error: null };
  const [stored, setStored] = useState<StoredRows<Row>>(() => {
    const last = lastShown.read() as StoredRows<Row> | null;
    return last?.key === key ? { ...last, start: null, isLoading: false, error: null } : none;
  });
  const running = useRef<string | null>(null);
  const now = stored.key === key ? stored : none;
  const isCurrent = now.start === cursor;
  const after = now.rows.length > 0 ? now.cursor : (cursor ?? null);

  async function call(name: string, answer: () => Promise<Partial<StoredRows<Row>>>) {
    const id = `${name} ${key}`;
    if (running.current === id) return;
    running.current = id;
    setStored({ ...now, isLoading: true, error: null });
    const end = await answer().catch((error: unknown) => ({ error: failuresOf(error)[0] ?? null }));
    // Discards an answer to an earlier request.
    if (running.current !== id) return;
    running.current = null;
    setStored((was) => (was.key === key ? { ...was, isLoading: false, ...end } : was));
  }

  function renew() {
    const count = now.rows.length;
    if (!cursor || count === 0) return;
    void call(`anew ${cursor}`, async () => ({ start: cursor, ...(await askFor(count, cursor, ask)) }));
  }

  function more() {
    if (now.rows.length > 0 && !isCurrent) return renew();
    if (after === null) return;
    void call(`more ${after}`, async () => {
      const part = await ask(after, size);
      return { start: cursor ?? null, rows: [...now.rows, ...part.rows], cursor: part.cursor };
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each end of the first rows
  useEffect(() => {
    if (cursor === null && now.rows.length > 0) setStored(none);
    else if (!isCurrent) renew();
  }, [key, cursor]);
  useEffect(() => {
    if (stored.rows.length > 0) lastShown.write(stored);
  }, [stored]);

  return {
    rows: now.rows,
    hasMore: after !== null,
    isLoading: now.isLoading,
    error: now.error,
    more,
    renew,
  };
}

/** The next `count` rows, in as many calls as that takes. */
async function askFor<Row>(
  count: number,
  after: string,
  ask: MoreRowsOptions<Row>['ask'],
): Promise<RowsPart<Row>> {
  const part = await ask(after, Math.min(count, MAX_PAGE_ROWS));
  const left = count - part.rows.length;
  if (left <= 0 || part.cursor === null || part.rows.length === 0) return part;
  const rest = await askFor(left, part.cursor, ask);
  return { rows: [...part.rows, ...rest.rows], cursor: rest.cursor };
}

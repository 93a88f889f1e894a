import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import {
  CatalogueImportScreenRowsDocument,
  type CatalogueImportScreenRowsMutation,
} from '../../../operations/catalogueFile/CatalogueImportScreen.generated.ts';
import { invalidateCatalogue } from '../../components/invalidateCatalogue.ts';
import type { CallFailure } from '../../data/callError.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { byProduct, chunksOf, isTooLong, MAX_ROWS, nextSize } from './chunks.ts';
import type { FileRow, ReadFile } from './readFile.ts';
import { runFileTask } from './runFileTask.ts';

type Result = CatalogueImportScreenRowsMutation['importCatalogue'];
/** What became of a row, or would. */
export type RowResult = Extract<Result, { __typename: 'ImportCatalogueSuccess' }>['rows'][number];

/** A file on its way: tried first, then imported; `done` rows of `total` were answered. */
export interface Import {
  name: string;
  columns: string[];
  step: 'trying' | 'tried' | 'importing' | 'imported';
  done: number;
  total: number;
  results: RowResult[];
  /** Why it stopped; it goes on where it did. */
  stopped: CallFailure | null;
}

type Sent = { rows: readonly RowResult[]; failure?: never } | { failure: CallFailure; rows?: never };

interface Run {
  /** Calls that are not answered; the first may be on its way, or have failed, and is sent again as it is. */
  chunks: FileRow[][];
  /** Calls that were answered. */
  next: number;
  /** Begins the key of each call, so that one that is sent again is done once. */
  key: string;
}

/** A catalogue file from its choice to its import, in calls that can be resumed. */
export function useCatalogueImport(readBytes: (file: File) => Promise<ReadFile> = readInWorker) {
  const client = useApolloClient();
  const [send] = useScreenMutation(CatalogueImportScreenRowsDocument);
  const [state, setState] = useState<Import | null>(null);
  const rows = useRef(new Map<number, FileRow>());
  const results = useRef(new Map<number, RowResult>());
  const run = useRef<Run>({ chunks: [], next: 0, key: '' });
  // How many rows the platform does in good time: what trying has shown holds for importing.
  const size = useRef(MAX_ROWS);
  // A file that is put away is not gone on with.
  const turn = useRef(0);

  async function goOn(from: Import): Promise<void> {
    const mine = turn.current;
    const isDryRun = from.step === 'trying';
    let now: Import = { ...from, stopped: null };
    setState(now);
    const { key } = run.current;
    for (;;) {
      const [chunk, ...others] = run.current.chunks;
      if (!chunk) break;
      const started = performance.now();
      const input = {
        columns: now.columns,
        rows: chunk,
        dryRun: isDryRun,
        idempotencyKey: `${key}-${run.current.next}`,
      };
      const stop = (failure: CallFailure): Sent => ({ failure });
      const answer = await send<Sent>(
        { input },
        {
          done: (success) => ({ rows: success.rows }),
          invalid: ([error]) => stop({ status: 422, code: 'INVALID_INPUT', message: error?.limit ?? '' }),
          refused: ({ code, message }) => stop({ status: 409, code, message }),
          failed: stop,
        },
      );
      if (turn.current !== mine) return;
      if (!answer?.rows) {
        size.current = nextSize(size.current, performance.now() - started);
        if (isDryRun) run.current.chunks = chunksOf([...chunk, ...others.flat()], size.current);
        // What was too slow is tried with fewer rows; an import that failed is sent again as it was, for it may be done.
        if (isDryRun && size.current < chunk.length) continue;
        const stopped = answer?.failure ?? { status: 0, code: 'UNREACHABLE' };
        setState({ ...now, results: inOrder(results.current), stopped });
        return;
      }
      run.current.next += 1;
      const next = nextSize(size.current, performance.now() - started);
      run.current.chunks = next === size.current ? others : chunksOf(others.flat(), next);
      size.current = next;
      for (const row of answer.rows) results.current.set(row.line, row);
      now = { ...now, done: now.done + chunk.length };
      setState(now);
    }
    if (!isDryRun) invalidateCatalogue(client.cache);
    setState({ ...now, results: inOrder(results.current), step: isDryRun ? 'tried' : 'imported' });
  }

  /** Tries a file; answers why it cannot be read, null where it can. */
  async function choose(file: File): Promise<Extract<ReadFile, { problem: string }> | null> {
    turn.current += 1;
    setState(null);
    const read = await readBytes(file);
    if ('problem' in read) return read;
    rows.current = new Map(read.rows.map((row) => [row.line, row]));
    const refused = [
      ...read.doubled.map(({ line, error: { field: column, rule, limit = null } }) =>
        refusedRow(line, { column, rule, limit }),
      ),
      ...read.rows
        .filter(isTooLong)
        .map(({ line }) => refusedRow(line, { column: null, rule: 'row_too_long', limit: null })),
    ];
    results.current = new Map(refused.map((row) => [row.line, row]));
    const sent = read.rows.filter(({ line }) => !results.current.has(line));
    run.current = {
      chunks: chunksOf(byProduct(read.columns, sent), size.current),
      next: 0,
      key: crypto.randomUUID(),
    };
    void goOn({
      ...{ name: file.name, columns: read.columns, step: 'trying', done: 0, total: sent.length },
      ...{ results: [], stopped: null },
    });
    return null;
  }

  /** Imports what would be created or changed; what was refused stays out. */
  function start(): void {
    if (!state) return;
    const wanted = state.results
      .filter(({ outcome }) => outcome === 'created' || outcome === 'changed')
      .flatMap(({ line }) => rows.current.get(line) ?? []);
    run.current = {
      chunks: chunksOf(byProduct(state.columns, wanted), size.current),
      next: 0,
      key: crypto.randomUUID(),
    };
    void goOn({ ...state, step: 'importing', done: 0, total: wanted.length });
  }

  return {
    state,
    choose,
    start,
    resume: () => state && void goOn(state),
    /** Cells of a row as they stand in the file. */
    cellsOf: (line: number): readonly string[] => rows.current.get(line)?.cells ?? [],
    putAway() {
      turn.current += 1;
      setState(null);
    },
  };
}

const readInWorker = async (file: File) => runFileTask({ kind: 'read', bytes: await file.arrayBuffer() });

function refusedRow(
  line: number,
  error: { column: string | null; rule: string; limit: string | null },
): RowResult {
  const one = { __typename: 'CatalogueRowError' as const, ...error, message: null };
  return { __typename: 'CatalogueRow', line, outcome: 'refused', sku: null, changes: [], errors: [one] };
}

const inOrder = (results: ReadonlyMap<number, RowResult>): RowResult[] =>
  [...results.values()].sort((a, b) => a.line - b.line);

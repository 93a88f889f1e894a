import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import {
  CatalogueImportScreenRowsDocument,
  type CatalogueImportScreenRowsMutation,
} from '../../../operations/catalogueFile/CatalogueImportScreen.generated.ts';
import type { FileProblem, FileRow, ReadFile } from '../../components/fileWorker/readFile.ts';
import { invalidateCatalogue } from '../../components/invalidateCatalogue.ts';
import type { CallFailure } from '../../data/callError.ts';
import { useRequestKey } from '../../data/requestKey.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import { byProduct, chunksOf, isTooLong, MAX_ROWS, nextSize } from './chunks.ts';
import { runFileTask } from './runFileTask.ts';

type Result = CatalogueImportScreenRowsMutation['importCatalogue'];
/** The outcome of a row, or its expected outcome. */
export type RowResult = Extract<Result, { __typename: 'ImportCatalogueSuccess' }>['rows'][number];

/** The progress of a file: first tried, then imported; `done` rows of `total` have responses. */
export interface Import {
  name: string;
  columns: string[];
  step: 'trying' | 'tried' | 'importing' | 'imported';
  done: number;
  total: number;
  results: RowResult[];
  /** Why it stopped; it can be resumed there. */
  stopped: CallFailure | null;
}

type Sent = { rows: readonly RowResult[]; failure?: never } | { failure: CallFailure; rows?: never };

interface Run {
  /** Unanswered calls; the first may be in flight, or have failed, and is then sent again unchanged. */
  chunks: FileRow[][];
  /** Number of answered calls. */
  next: number;
  /** Prefix of each call's idempotency key, so that a repeated call is executed once. */
  key: string;
}

/** Import of a catalogue file from its choice to the result, in calls that can be resumed. */
export function useCatalogueImport(readBytes: (file: File) => Promise<ReadFile> = readInWorker) {
  const client = useApolloClient();
  const request = useRequestKey('catalogue_import');
  const [send] = useKeyedMutation(CatalogueImportScreenRowsDocument, request);
  const [state, setState] = useState<Import | null>(null);
  const rows = useRef(new Map<number, FileRow>());
  const results = useRef(new Map<number, RowResult>());
  const run = useRef<Run>({ chunks: [], next: 0, key: '' });
  // Rows per call that the platform handles in time: the measurement of the dry run also applies to the import.
  const size = useRef(MAX_ROWS);
  // A dismissed file is not continued.
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
      const input = { columns: now.columns, rows: chunk, dryRun: isDryRun };
      request.keep(`${key}-${run.current.next}`);
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
        // A dry run that was too slow is repeated with fewer rows; a failed import call is sent unchanged, because it may have been executed.
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

  /** Tries a file; returns why it cannot be read. */
  async function choose(file: File): Promise<readonly FileProblem[]> {
    turn.current += 1;
    setState(null);
    const read = await readBytes(file);
    if ('problems' in read) return read.problems;
    rows.current = new Map(read.rows.map((row) => [row.line, row]));
    const refused = [
      ...read.refused.map(({ line, error: { field, rule, limit = null } }) =>
        refusedRow(line, { column: field || null, rule, limit }),
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
    return [];
  }

  /** Imports the rows to be created or changed; refused ones are left out. */
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
    /** The original cells of a row. */
    cellsOf: (line: number): readonly string[] => rows.current.get(line)?.cells ?? [],
    putAway() {
      turn.current += 1;
      setState(null);
    },
  };
}

const readInWorker = async (file: File) => {
  const bytes = await file.arrayBuffer();
  return runFileTask((worker) => worker.readFile(bytes));
};

function refusedRow(
  line: number,
  error: { column: string | null; rule: string; limit: string | null },
): RowResult {
  const one = { __typename: 'CatalogueRowError' as const, ...error, message: null };
  return { __typename: 'CatalogueRow', line, outcome: 'refused', sku: null, changes: [], errors: [one] };
}

const inOrder = (results: ReadonlyMap<number, RowResult>): RowResult[] =>
  [...results.values()].sort((a, b) => a.line - b.line);

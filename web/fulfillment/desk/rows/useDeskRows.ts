import { useCallback, useEffect, useRef, useState } from 'react';
import type { SheetRow, SheetRows } from '../../../kit/sheet/sheetModel.ts';
import type { DeskRow, DeskSummary } from '../deskModel.ts';
import type { DeskClient } from '../startDesk.ts';
import { useIssueWords } from './useIssueWords.ts';

interface Window {
  from: number;
  rows: DeskRow[];
}

/** The displayed rows of a desk: requested from the worker near the viewport, and again after each change. */
export function useDeskRows(
  desk: () => DeskClient,
  { shown, revision }: DeskSummary,
  filter: string,
): SheetRows {
  const words = useIssueWords();
  const [loadedWindow, setLoadedWindow] = useState<Window>({ from: 0, rows: [] });
  const range = useRef({ from: 0, to: 0 });
  const turn = useRef(0);
  const ask = useRef<() => void>(() => {});
  ask.current = () => {
    turn.current += 1;
    const mine = turn.current;
    const { from, to } = range.current;
    void desk()
      .window(from, to)
      .then((rows) => turn.current === mine && setLoadedWindow({ from, rows }));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change, and for another filter, the rows are others
  useEffect(() => ask.current(), [revision, shown, filter]);
  const onWindow = useCallback((from: number, to: number) => {
    if (from === range.current.from && to === range.current.to) return;
    range.current = { from, to };
    ask.current();
  }, []);
  const at = (place: number): SheetRow | undefined => {
    const row = loadedWindow.rows[place - loadedWindow.from];
    return (
      row && {
        number: row.n,
        cells: row.cells,
        notes: row.notes.map(({ column, rule, limit, fix, isHint }) => ({
          column,
          fix,
          isHint,
          text: words.cell(rule, limit),
        })),
      }
    );
  };
  return { count: shown, at, onWindow };
}

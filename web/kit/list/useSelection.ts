import { useMemo, useState } from 'react';

/** Selection of a list: some rows, or all that match its filters with a few exceptions. */
export interface Selection {
  /** All that match, but `excluded`; else `ids`. */
  all: boolean;
  ids: string[];
  excluded: string[];
  count: number;
}

interface MarkedRows {
  /** The filters it was made with. */
  key: string;
  all: boolean;
  /** Rows chosen, or left out of all. */
  marked: ReadonlySet<string>;
}

export interface SelectionState {
  selection: Selection;
  isSelected: (id: string) => boolean;
  /** Chooses these rows, or takes them out. */
  select: (ids: readonly string[], isSelected: boolean) => void;
  selectAll: () => void;
  clear: () => void;
}

/**
 * Keeps what is chosen of a list while one turns its pages; other filters, said by `key`, begin without any. `total` is how many match.
 */
export function useSelection(key: string, total: number): SelectionState {
  const [state, setState] = useState<MarkedRows>({ key, all: false, marked: new Set() });
  return useMemo(() => {
    const { all, marked }: Omit<MarkedRows, 'key'> =
      state.key === key ? state : { all: false, marked: new Set<string>() };
    const ids = [...marked];
    const set = (next: Omit<MarkedRows, 'key'>) => setState({ key, ...next });
    return {
      selection: {
        all,
        ids: all ? [] : ids,
        excluded: all ? ids : [],
        count: all ? Math.max(total - ids.length, 0) : ids.length,
      },
      isSelected: (id) => marked.has(id) !== all,
      select(changed, isSelected) {
        const next = new Set(marked);
        for (const id of changed) isSelected !== all ? next.add(id) : next.delete(id);
        set({ all, marked: next });
      },
      selectAll: () => set({ all: true, marked: new Set() }),
      clear: () => set({ all: false, marked: new Set() }),
    };
  }, [state, key, total]);
}

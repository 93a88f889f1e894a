import { recall, remember } from '../../browser/storage.ts';

/** Place where a list is shown. */
interface Place {
  path: string;
  href: () => string;
}

interface StoredList {
  path: string;
  query: string;
  /** True if one of its rows was opened since. */
  isLeft: boolean;
}

/** A list in the state in which this browser tab left it. */
export interface KeptList {
  keep(path: string, query: string): void;
  /** Records that one of its rows is opened. The next visit of the list is then a return. */
  leave(): void;
  /** Query string to restore at `path`: that of the list that was left there, or an empty text. */
  toRestore(path: string): string;
  /** Link back to the list in its last state. */
  href(): string;
}

/** Stores the list shown at `places`. Without a stored list, the back link leads to the first place. */
export function keptList(...places: [Place, ...Place[]]): KeptList {
  const key = `list.${places[0].path}`;
  const stored = () => recall<StoredList>(key, 'session');
  const write = (list: StoredList) => remember(key, list, 'session');
  return {
    keep: (path, query) => write({ path, query, isLeft: false }),
    leave() {
      const list = stored();
      if (list) write({ ...list, isLeft: true });
    },
    toRestore(path) {
      const list = stored();
      return list?.isLeft && list.path === path ? list.query : '';
    },
    href() {
      const list = stored();
      const place = places.find(({ path }) => path === list?.path) ?? places[0];
      return list?.query ? `${place.href()}?${list.query}` : place.href();
    },
  };
}

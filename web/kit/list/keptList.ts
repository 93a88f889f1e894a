import { recall, remember } from '../../browser/storage.ts';

/** Where a list is shown. */
interface Place {
  path: string;
  href: () => string;
}

interface Kept {
  path: string;
  query: string;
  /** Whether one of its rows was opened since. */
  isLeft: boolean;
}

/** A list as it was left, in this tab of the browser. */
export interface KeptList {
  keep(path: string, query: string): void;
  /** Notes that one of its rows is opened: the next visit of the list is a return. */
  leave(): void;
  /** The query string to restore at `path`: that of the list that was left there; empty when there is none. */
  toRestore(path: string): string;
  /** Link back to the list as it was left. */
  href(): string;
}

/** Keeps the list that is shown at `places`; who never saw it is led to the first of them. */
export function keptList(...places: [Place, ...Place[]]): KeptList {
  const key = `list.${places[0].path}`;
  const kept = () => recall<Kept>(key, 'session');
  const write = (list: Kept) => remember(key, list, 'session');
  return {
    keep: (path, query) => write({ path, query, isLeft: false }),
    leave() {
      const list = kept();
      if (list) write({ ...list, isLeft: true });
    },
    toRestore(path) {
      const list = kept();
      return list?.isLeft && list.path === path ? list.query : '';
    },
    href() {
      const list = kept();
      const place = places.find(({ path }) => path === list?.path) ?? places[0];
      return list?.query ? `${place.href()}?${list.query}` : place.href();
    },
  };
}

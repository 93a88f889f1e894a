/** Order of a list: the ID of a column, and the direction. */
export interface Sort {
  by: string;
  direction: 'ASC' | 'DESC';
}

/** The sort as REST and file addresses take it: `-name` is by name, descending. */
export function formatSort({ by, direction }: Sort): string {
  return direction === 'DESC' ? `-${by}` : by;
}

/** The sort that a press on a column's header asks for: its own direction turned, else `first`. */
export function nextSort(sort: Sort | undefined, by: string, first: Sort['direction']): Sort {
  if (sort?.by !== by) return { by, direction: first };
  return { by, direction: sort.direction === 'ASC' ? 'DESC' : 'ASC' };
}

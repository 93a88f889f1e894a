/** Where a page stands in its list, as the graph's PageInfo says it. */
export interface PageState {
  /** The first is 1. */
  number: number;
  size: number;
  totalCount: number;
  totalIsCapped: boolean;
  totalPages: number;
}

/** The page asked for; the last one where that is after it. */
export function nearestPage({ number, totalPages, totalIsCapped }: PageState): number {
  return totalIsCapped ? number : Math.min(number, Math.max(totalPages, 1));
}

/** Numbers to offer: the first, the last and those around the page; null stands for a gap. */
export function offeredPages(number: number, totalPages: number): (number | null)[] {
  const near = [1, number - 1, number, number + 1, totalPages].filter(
    (page) => page >= 1 && page <= totalPages,
  );
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => {
    const before = pages[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? [null, page] : [page];
  });
}

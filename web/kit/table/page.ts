/** Position of a page in its list, as in the graph's PageInfo. */
export interface PageState {
  /** The first is 1. */
  number: number;
  size: number;
  totalCount: number;
  totalIsCapped: boolean;
  totalPages: number;
}

/** Returns the requested page, or the last page if the request is beyond it. */
export function nearestPage({ number, totalPages, totalIsCapped }: PageState): number {
  return totalIsCapped ? number : Math.min(number, Math.max(totalPages, 1));
}

/** Page numbers to offer: the first, the last and those around the page; null is a gap. */
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

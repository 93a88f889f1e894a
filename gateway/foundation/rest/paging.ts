import type { PageInput, SortDirection } from '../../sdl/types.generated.ts';
import { badRequest } from '../errors/graphErrors.ts';

/** Rows that one page may have. */
export const MAX_PAGE_SIZE = 100;

/** The figures of a REST list: the row behind `PageInfo`. */
export interface PageInfoRow {
  page: number;
  per_page: number;
  total: number;
  total_is_capped: boolean;
}

export const badPageSize = (size: unknown) =>
  badRequest(`A page has 1 to ${MAX_PAGE_SIZE} rows, not ${JSON.stringify(size)}.`, {
    limit: MAX_PAGE_SIZE,
    value: size,
  });

/** `page` and `per_page` of a REST list: the first ten rows by default. */
export function pageQuery(page: PageInput | null | undefined): { page: number; per_page: number } {
  const number = page?.number ?? 1;
  const size = page?.size ?? 10;
  if (number < 1) throw badRequest('The first page has the number 1.');
  if (size < 1 || size > MAX_PAGE_SIZE) throw badPageSize(size);
  return { page: number, per_page: size };
}

/** `sort` of a REST list; the SDL gives field and direction their defaults. */
export function sortQuery(
  sort: { field?: string; direction?: SortDirection } | null | undefined,
): string | undefined {
  return sort ? `${sort.direction === 'DESC' ? '-' : ''}${sort.field}` : undefined;
}

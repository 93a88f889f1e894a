import { badRequest } from '../graph/errors.ts';
import type { PageJson, RestListJson } from '../graph/models.ts';
import type { PageInput } from '../graph/resolvers.generated.ts';

/** Rows on a page at most. */
export const MAX_PAGE_SIZE = 100;

/** `page` and `per_page` of a REST list: the first ten rows when nothing is said. */
export function pageQuery(page: PageInput | null | undefined): { page: number; per_page: number } {
  const number = page?.number ?? 1;
  const size = page?.size ?? 10;
  if (number < 1) throw badRequest('The first page has the number 1.');
  if (size < 1 || size > MAX_PAGE_SIZE) throw badRequest(`A page has 1 to ${MAX_PAGE_SIZE} rows.`);
  return { page: number, per_page: size };
}

/** A REST list as the graph's page. */
export function toPage<Row>(list: RestListJson<Row>): PageJson<Row> {
  return {
    items: list.items,
    page: {
      number: list.page,
      size: list.per_page,
      total_count: list.total,
      total_is_capped: list.total_is_capped,
      total_pages: Math.ceil(list.total / list.per_page),
    },
  };
}

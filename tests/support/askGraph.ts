import type { Page } from '@playwright/test';

/** Queries the graph with the session of the page. */
export async function askGraph<Data>(page: Page, query: string, variables: object = {}): Promise<Data> {
  const answer = await page.request.post('/graphql', {
    headers: { 'x-guerdon-client': 'web' },
    data: { query, variables },
  });
  const { data, errors } = (await answer.json()) as { data?: Data; errors?: unknown };
  if (!data || errors) throw new Error(JSON.stringify(errors));
  return data;
}

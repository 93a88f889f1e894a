import type { Page } from '@playwright/test';

/** The rewards that a search of the signed-in person's catalog finds, queried by the page itself. */
export const foundRewards = (page: Page, search: string) =>
  page.evaluate(async (words) => {
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-guerdon-client': 'web' },
      body: JSON.stringify({
        query: 'query ($search: String) { searchRewards(search: $search) { items { sku name image } } }',
        variables: { search: words },
      }),
    });
    return (await answer.json()).data.searchRewards.items as { sku: string; image: string | null }[];
  }, search);

import { expect, openAs, test } from '../support/browser.ts';

test('API-1: a developer asks the graph in the playground, and nothing is fetched from elsewhere', async ({
  page,
  baseURL,
}) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url()))
      strangers.push(request.url());
  });
  await openAs(page, 'operator@guerdon.example', '#/advertisers');
  const pathOf = (url: string) => new URL(url).pathname;
  // The screen that is left may still ask for something of its own.
  const pending = page.waitForRequest(
    (request) => pathOf(request.url()) === '/graphql' && pathOf(request.frame().url()) === '/playground/',
  );
  await page.goto('/playground/');
  await expect(page.getByRole('button', { name: /Execute query/ })).toBeVisible();
  const request = await pending;
  expect(request.method()).toBe('POST');
  expect((request.postDataJSON() as { query: string }).query).toContain('__schema');
  expect((await request.response())?.status()).toBe(200);
  expect(strangers).toEqual([]);
});

test('the page for browsers that are too old says so in both languages, without any script', async ({
  page,
}) => {
  await page.goto('/not_supported.html');
  await expect(page.locator('body')).toContainText(/not supported/i);
  await expect(page.locator('body')).toContainText(/pris en charge/i);
});

import { expect, signIn, test } from '../support/browser.ts';

test('API-1: a developer asks the graph in the playground, and nothing is fetched from elsewhere', async ({
  page,
  baseURL,
}) => {
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '') && !/^(data|blob):/.test(request.url()))
      strangers.push(request.url());
  });
  await signIn(page, 'operator@guerdon.example', '#/advertisers');
  await page.goto('/playground/');
  const asked = page.waitForRequest(
    (request) => /\/graphql$/.test(request.url()) && /Starter/.test(request.postData() ?? ''),
  );
  await page.getByRole('button', { name: /Execute query/ }).click();
  const request = await asked;
  expect(request.method()).toBe('POST');
  expect((request.postDataJSON() as { query: string }).query).toContain('query Starter');
  await expect(page.getByText('totalCount').last()).toBeVisible();
  expect(strangers).toEqual([]);
});

test('the page for browsers that are too old says so in both languages, without any script', async ({
  page,
}) => {
  await page.goto('/not_supported.html');
  await expect(page.locator('body')).toContainText(/not supported/i);
  await expect(page.locator('body')).toContainText(/pris en charge/i);
});

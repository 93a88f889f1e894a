import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestLinks, type TestLinks } from '../../../testing/testLinks.ts';

let links: TestLinks;
beforeAll(async () => {
  links = await startTestLinks();
});
afterAll(() => links?.close());
beforeEach(() => links.reset());

test('links that do not work look alike, whatever they were', async () => {
  const { path } = await links.invited();
  await links.setPassword(path);
  const wrong = [
    path,
    `${path.slice(0, 20)}x?lang=en`,
    `/mail/link/${'A'.repeat(43)}?lang=en`,
    '/mail/link/x?lang=en',
  ];
  const answers = new Set<string>();
  for (const one of wrong)
    for (const answer of [await links.open(one), await links.setPassword(one)])
      answers.add(`${answer.status} ${answer.text}`);
  expect(answers.size).toBe(1);
  expect([...answers][0]).toMatch(/This link no longer works/);
});

test('links that do not work are looked at some twenty times from an address, those that work as often as one likes, from that address too', async () => {
  const from = { 'x-forwarded-for': '203.0.113.20' };
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length < 40)
    statuses.push((await links.open(`/mail/link/guess${statuses.length}`, from)).status);
  expect(statuses).toHaveLength(22);
  const { path } = await links.invited();
  expect((await links.open(path, from)).status).toBe(200);
  for (let times = 0; times < 30; times += 1) expect((await links.open(path)).status).toBe(200);
});

test('no token is written to the log', async () => {
  const { path } = await links.invited();
  await links.open(path);
  await links.setPassword(path);
  const token = /link\/([\w-]+)/.exec(path)?.[1] ?? '';
  expect(links.log.some((line) => line.includes('/mail/link/:token'))).toBe(true);
  expect(links.log.join('\n')).not.toContain(token);
});

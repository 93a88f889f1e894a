import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RecipientWorld, startRecipientWorld } from '../../../tests/support/recipientWorld.ts';

let world: RecipientWorld;
let now = 0;
beforeAll(async () => {
  world = await startRecipientWorld({ now: () => now });
});
afterAll(() => world.close());

const newLink = async () => {
  const [id = ''] = (await world.dispatch(1, { kind: 'send_links' })).ids;
  return { id, path: world.path(id) };
};
const openedAt = async (id: string) =>
  (
    await world.rows<{ at: string | null }>(
      sql`select opened_at::text as at from redemptions where id = ${id}`,
    )
  )[0]?.at;

describe('only a person’s act opens a link', () => {
  it.each([
    ['a mail scanner that gets it', { 'user-agent': 'Mozilla/5.0' }],
    ['a link preview', { 'user-agent': 'Slackbot-LinkExpanding 1.0' }],
    ['a browser that fetches ahead', { 'sec-purpose': 'prefetch' }],
    ['a person’s browser before the first act', { 'sec-fetch-user': '?1', 'sec-fetch-mode': 'navigate' }],
  ])('%s opens nothing', async (_, headers) => {
    const { id, path } = await newLink();
    expect((await world.browser().get(path, headers)).status).toBe(200);
    const head = await world.app.inject({ method: 'HEAD', url: path, headers });
    expect(head.statusCode).toBe(200);
    expect(await openedAt(id)).toBeNull();
  });

  it('the report of the page’s script does, once: a repeated one changes nothing', async () => {
    const { id, path } = await newLink();
    const browser = world.browser();
    const page = await browser.get(`${path}?lang=en`);
    expect(page.html).toContain(`data-report="${path}"`);
    expect(page.headers['content-security-policy']).toContain("connect-src 'self'");
    const report = await browser.send(path, { step: 'opened' });
    expect([report.status, report.html]).toEqual([204, '']);
    const first = await openedAt(id);
    expect(first).not.toBeNull();
    await browser.send(path, { step: 'opened' });
    expect(await openedAt(id)).toBe(first);
    const again = await browser.get(path);
    expect(again.html).not.toContain('data-report');
    expect(again.headers['content-security-policy']).not.toContain('connect-src');
  });

  it('a posted form does, without a script; a form that is none of ours does not', async () => {
    const { id, path } = await newLink();
    await world.browser().send(path, {});
    await world.browser().send(path, { step: 'toString' });
    expect(await openedAt(id)).toBeNull();
    await world.browser().send(path, { step: 'redeem' });
    expect(await openedAt(id)).not.toBeNull();
  });

  it('a report needs the token and our own origin, and is limited by the link', async () => {
    const { id, path } = await newLink();
    const { status } = await world
      .browser()
      .send(path, { step: 'opened' }, { origin: 'https://evil.example' });
    expect([status, await openedAt(id)]).toEqual([400, null]);
    expect((await world.browser().send('/r/AAAAAAAAAAAAAAAAAAAAAA', { step: 'opened' })).status).toBe(404);
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1)
      statuses.push((await world.browser().send(path, { step: 'opened' })).status);
    expect(statuses).toEqual([...Array(10).fill(204), 429]);
    expect((await world.browser().get(path)).status, 'reports use up no view').toBe(200);
  });
});

describe('an office behind one address', () => {
  it('130 recipients view their links and 40 send their forms while the clock stands: none is refused', async () => {
    now += 3_600_000;
    const { ids } = await world.dispatch(130, { kind: 'send_links' });
    const office = world.browser();
    const views: number[] = [];
    for (const id of ids) views.push((await office.get(world.path(id))).status);
    expect(new Set(views)).toEqual(new Set([200]));
    const forms: number[] = [];
    for (const id of ids.slice(0, 40))
      forms.push((await office.send(world.path(id), { step: 'redeem' })).status);
    expect(new Set(forms)).toEqual(new Set([303]));
  });

  it('dead links are no guesses: 40 people with a revoked one keep nobody from a link that works', async () => {
    now += 3_600_000;
    const { ids } = await world.dispatch(41, { kind: 'send_links' });
    const [alive = '', ...dead] = ids;
    await world.run(
      sql`update recipient_links set revoked_at = now() where redemption_id = any (${`{${dead.join(',')}}`}::bigint[])`,
    );
    const office = world.browser();
    for (const id of dead) expect((await office.get(world.path(id))).status).toBe(404);
    expect((await office.get(world.path(alive))).status).toBe(200);
  });

  it('one link alone cannot be asked for without end, and does not use up what others have', async () => {
    now += 3_600_000;
    const [one, other] = [await newLink(), await newLink()];
    const office = world.browser();
    const statuses: number[] = [];
    for (let view = 0; view < 61; view += 1) statuses.push((await office.get(one.path)).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect((await office.get(other.path)).status).toBe(200);
  });
});

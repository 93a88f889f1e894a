import { afterAll, beforeAll, expect, test } from 'vitest';
import { RECORDED_ACTIONS } from '../../../schema/foundation/changes/recordedActions.ts';
import { EVENT_FAMILIES, EVENT_TYPES, UNPUBLISHED_NOUNS } from '../../../schema/reports/eventTypes.ts';
import { systemScope } from '../../foundation/access/scope.ts';
import { recordEvent } from '../../foundation/changes/recordEvent.ts';
import { type Answer, startTestPlatform, type TestPlatform } from '../../testing/testPlatform.ts';
import { publishEvents } from './publish.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform?.close());

const read = (login: string, query: string): Promise<Answer> =>
  platform.call(login, 'GET', `/api/events?${query}`);

async function rename(name: string, id = '1'): Promise<void> {
  const { body } = await platform.call('operator', 'GET', `/api/advertisers/${id}`);
  const answer = await platform.call('operator', 'PUT', `/api/advertisers/${id}`, {
    body: { name },
    version: Number(body.version),
  });
  expect(answer.status, answer.text).toBe(200);
}

async function publishAll(): Promise<void> {
  while ((await publishEvents(platform.database)) > 0);
}

interface EventBody {
  type: string;
  position: string;
  data: Record<string, unknown>;
}
function items({ body, status, text }: Answer): EventBody[] {
  expect(status, text).toBe(200);
  return body.items as unknown as EventBody[];
}

test('a change is an event with its data, and a reader who goes on from the cursor gets each event once', async () => {
  const start = await read('operator', '');
  expect(start.body, start.text).toMatchObject({ items: [], has_next_page: false });
  await rename('First');
  await rename('Second');
  await publishAll();
  const first = await read('operator', `after=${start.body.end_cursor}&limit=1`);
  expect(first.body.has_next_page).toBe(true);
  expect(items(first)).toMatchObject([
    {
      type: 'advertiser.updated',
      subject_id: '1',
      advertiser_id: '1',
      data: { advertiserId: '1', status: 'enabled', changedFields: ['name'] },
    },
  ]);
  const second = await read('operator', `after=${first.body.end_cursor}`);
  expect(items(second).map(({ type }) => type)).toEqual(['advertiser.updated']);
  expect(second.body.has_next_page).toBe(false);
  const third = await read('operator', `after=${second.body.end_cursor}`);
  expect(third.body).toMatchObject({ items: [], end_cursor: second.body.end_cursor });
});

test('events are shown to those who see the advertiser and hold the ability of the type', async () => {
  const { body } = await read('operator', '');
  await rename('Third');
  await publishAll();
  const after = `after=${body.end_cursor}`;
  expect(items(await read('retailer', after))).toHaveLength(1);
  expect(items(await read('rival', after))).toEqual([]);
  expect((await read('nobody', after)).status).toBe(403);
  expect(items(await read('operator', `${after}&advertiser_ids=2`))).toEqual([]);
  expect(items(await read('operator', `${after}&types=budget.credited`))).toEqual([]);
  expect(items(await read('operator', `${after}&types=advertiser.updated&subject_id=1`))).toHaveLength(1);
});

test('a change of status has an event of its own', async () => {
  const { body } = await read('operator', '');
  for (const status of ['disabled', 'enabled']) {
    const now = await platform.call('operator', 'GET', '/api/advertisers/2');
    const answer = await platform.call('operator', 'PUT', '/api/advertisers/2', {
      body: { status },
      version: Number(now.body.version),
    });
    expect(answer.status, answer.text).toBe(200);
  }
  await publishAll();
  expect(items(await read('operator', `after=${body.end_cursor}`)).map(({ type }) => type)).toEqual([
    'advertiser.disabled',
    'advertiser.enabled',
  ]);
});

test('a dry run publishes nothing, and a change that publishes nothing leaves the outbox', async () => {
  const { body } = await read('operator', '');
  const now = await platform.call('operator', 'GET', '/api/advertisers/1');
  await platform.call('operator', 'PUT', '/api/advertisers/1?dry_run=true', {
    body: { name: 'Tried' },
    version: Number(now.body.version),
  });
  const system = systemScope(platform.database);
  await system.write((tx) =>
    recordEvent(tx, system, { noun: 'jobs', nounId: '1', action: 'retried', advertiserId: '1' }),
  );
  await publishAll();
  expect(items(await read('operator', `after=${body.end_cursor}`))).toEqual([]);
});

test('a reader who waits is answered when the next event is published, and after its time without one', async () => {
  const { body } = await read('operator', '');
  const waiting = read('operator', `after=${body.end_cursor}&wait=20`);
  await rename('Fourth');
  const started = performance.now();
  await publishAll();
  expect(items(await waiting)).toMatchObject([{ type: 'advertiser.updated' }]);
  expect(performance.now() - started).toBeLessThan(10_000);
  const { body: now } = await read('operator', '');
  const none = await read('operator', `after=${now.end_cursor}&wait=1`);
  expect(none.body).toMatchObject({ items: [], end_cursor: now.end_cursor });
});

test('the newest events come first before a cursor', async () => {
  await rename('Fifth');
  await rename('Sixth');
  await publishAll();
  const { body } = await read('operator', '');
  const newest = await read('operator', `before=${Number(body.end_cursor) + 1}&limit=2`);
  const positions = items(newest).map(({ position }) => Number(position));
  expect(positions).toEqual([Number(body.end_cursor), Number(body.end_cursor) - 1]);
});

test('every event has an example that its schema accepts, no two events have one name, and every noun of the log has events or a reason for none', () => {
  for (const { data, example } of EVENT_FAMILIES)
    expect(data.strict().safeParse(example).error).toBeUndefined();
  const nouns = [...EVENT_FAMILIES, ...UNPUBLISHED_NOUNS].map(({ noun }) => noun);
  expect(nouns.sort()).toEqual(Object.keys(RECORDED_ACTIONS).sort());
  const names = EVENT_TYPES.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[a-z]+(_[a-z]+)*(\.[a-z]+(_[a-z]+)*){1,2}$/);
});

import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../../platform/foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../platform/foundation/database/rows.ts';
import { publishEvents } from '../../platform/reports/events/publish.ts';
import type { TestPlatform } from '../../platform/testing/testPlatform.ts';
import { eventFamilies } from '../../schema/reports/eventTypes.ts';

/** Publishes what waits, and answers the position of the last event. */
export async function publishAll(database: Database): Promise<string> {
  while ((await publishEvents(database)) > 0);
  const [row] = await rowsOf(
    database.db,
    { position: text },
    sql`select position::text as position from event_position`,
  );
  return row?.position ?? '0';
}

/** Names of all events behind a position, as staff reads them; their data are what the declared schema accepts. */
export async function checkedEvents({ call }: Pick<TestPlatform, 'call'>, after: string): Promise<string[]> {
  const types: string[] = [];
  for (let cursor = after; ; ) {
    const { body, status, text: answer } = await call('operator', 'GET', `/api/events?after=${cursor}`);
    expect(status, answer).toBe(200);
    for (const { type, data } of body.items as unknown as { type: string; data: unknown }[]) {
      const family = eventFamilies.find(({ subject, words }) =>
        Object.keys(words).some((word) => `${subject}.${word}` === type),
      );
      expect([type, family?.data.strict().safeParse(data).error?.issues]).toEqual([type, undefined]);
      types.push(type);
    }
    cursor = String(body.end_cursor);
    if (String(body.has_next_page) !== 'true') return types;
  }
}

import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import { EVENT_TYPES } from '../../../schema/reports/eventTypes.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { idArray, isVisibleAdvertiser, textArray } from '../../foundation/access/visibleAdvertisers.ts';
import { allOf } from '../../foundation/database/conditions.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { rowsOf, text } from '../../foundation/database/rows.ts';
import { Refusal, refused } from '../../foundation/http/refusals/refusal.ts';
import { commaList, idList, MAX_ROWS, wholeNumber } from '../../foundation/http/requests.ts';
import { type EventPage, event } from './shape.ts';

/** Seconds that a reader may wait for an event. */
export const MAX_WAIT_SECONDS = 25;

const cursor = z.string().regex(/^\d{1,18}$/, { error: 'cursor_expected' });

export const eventQuery = z.strictObject({
  after: cursor.optional().meta({
    description:
      'The `end_cursor` of the last answer; `0` for the oldest event there is. Without one the answer is empty, and its `end_cursor` is now',
  }),
  before: cursor
    .optional()
    .meta({ description: 'The newest events before this one, the newest first; not beside `after`' }),
  limit: wholeNumber(1, MAX_ROWS).default(MAX_ROWS),
  wait: wholeNumber(0, MAX_WAIT_SECONDS)
    .default(0)
    .meta({ description: 'Seconds to wait for an event if there is none after the cursor' }),
  types: commaList(z.enum(EVENT_TYPES.map(({ name }) => name) as [string, ...string[]])).optional(),
  advertiser_ids: idList.optional(),
  subject_id: z.string().min(1).max(100).optional(),
});
export type EventQuery = z.output<typeof eventQuery>;

/** Names of the events whose ability the caller holds. */
export const readableTypes = ({ abilities }: Pick<Scope, 'abilities'>): string[] =>
  EVENT_TYPES.filter(({ ability }) => abilities.has(ability)).map(({ name }) => name);

/**
 * Events after a cursor, the oldest first; or those before one, the newest first. A reader who always sends the last `end_cursor` gets every event that it may
 * see once: each position becomes visible after all earlier ones.
 * @throws Refusal cursor_expired if events after the cursor were deleted since
 */
export function readEvents(scope: Scope, query: EventQuery): Promise<EventPage> {
  return scope.read(async (tx) => {
    const { first, last } = await ends(tx);
    const oldest = first - 1n;
    const after = query.after === undefined ? last : BigInt(query.after);
    if (query.before === undefined && query.after !== undefined && after !== 0n && after < oldest)
      throw refused(scope, 'cursor_expired', { oldest: String(oldest) });
    const isBackward = query.before !== undefined;
    const place = isBackward
      ? sql`e.position < ${query.before}::bigint`
      : sql`e.position > ${String(after)}::bigint`;
    const rows =
      !isBackward && after >= last
        ? []
        : await event.rows(
            tx,
            sql`from published_events e where ${allOf(place, ...conditions(scope, query))}
              order by e.position ${isBackward ? sql`desc` : sql``} limit ${query.limit + 1}`,
          );
    const items = rows.slice(0, query.limit).map((row) => event.json(row, scope));
    const hasMore = rows.length > query.limit;
    const end = after > last ? after : last;
    const next = hasMore || isBackward ? (items.at(-1)?.position ?? String(end)) : String(end);
    return { items, end_cursor: next, has_next_page: hasMore, oldest_cursor: String(oldest) };
  });
}

/** Positions of the oldest event that is kept, and of the last one that was published. */
async function ends(tx: Queries): Promise<{ first: bigint; last: bigint }> {
  const [row] = await rowsOf(
    tx,
    { first: text, last: text },
    sql`select oldest::text as first, position::text as last from event_position`,
  );
  if (!row) throw new Refusal('unavailable', { retryAfter: 1 });
  return { first: BigInt(row.first), last: BigInt(row.last) };
}

function conditions(scope: Scope, { types, advertiser_ids: ids, subject_id: subject }: EventQuery): SQL[] {
  const readable = new Set(readableTypes(scope));
  const wanted = types === undefined ? [...readable] : types.filter((type) => readable.has(type));
  return [
    sql`e.type = any (${textArray(wanted)}::text[])`,
    sql`(e.advertiser_id is null or ${isVisibleAdvertiser(scope, sql`e.advertiser_id`)})`,
    ...(ids === undefined ? [] : [sql`e.advertiser_id = any (${idArray(ids)}::bigint[])`]),
    ...(subject === undefined ? [] : [sql`e.subject_id = ${subject}`]),
  ];
}

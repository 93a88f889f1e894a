import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec, type JsonOf } from '../../foundation/records/codec.ts';
import { instant, json, text } from '../../foundation/records/column.ts';

/** A published event. Of `e` the published events. */
export const event = codec('Event', {
  columns: {
    id: text(sql`e.id::text`).describe('The same wherever and however often the event is delivered'),
    position: text(sql`e.position::text`).describe(
      'Cursor of the event: send it as `after` to read on behind it',
    ),
    type: text(sql`e.type`),
    subject_id: text(sql`e.subject_id`).describe('Id of what the event is about, also in `data`'),
    advertiser_id: text(sql`e.advertiser_id::text`).nullable(),
    at: instant(sql`e.at`).describe('When it happened'),
    request_id: text(sql`e.request_id`).describe('The request that caused it'),
    data: json(sql`e.data`, z.record(z.string(), z.unknown())).describe(
      'What the event says, in the fields of its type; names are those of the graph',
    ),
  },
});
export type EventJson = JsonOf<typeof event>;

export const eventPage = responseSchema(
  'Events',
  z.object({
    items: z.array(event.schema),
    end_cursor: z
      .string()
      .describe('Send it as `after` next time: it covers everything answered so far, and nothing later'),
    has_next_page: z.boolean().describe('True if more events can be read at once'),
    oldest_cursor: z.string().describe('The smallest `after` that still misses nothing'),
  }),
);
export type EventPage = z.output<typeof eventPage>;

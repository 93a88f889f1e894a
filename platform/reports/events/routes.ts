import { EVENT_ABILITIES } from '../../../schema/reports/eventTypes.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { endpoints, get } from '../../foundation/endpoints/endpoints.ts';
import { type EventQuery, eventQuery, MAX_WAIT_SECONDS, readEvents } from './read.ts';
import { type EventPage, eventPage } from './shape.ts';
import type { EventWatch } from './watch.ts';

/** Milliseconds that an answer may take beside its wait. */
const READ_MS = 5000;

/** The published events. Everybody reads those whose ability they hold, about what they see. */
export const eventEndpoints = ({ watch }: { watch: EventWatch }) =>
  endpoints(
    { tag: 'events', view: { ability: EVENT_ABILITIES } },
    {
      listEvents: get('/api/events', {
        summary: 'Events after a cursor, oldest first; waits for the next one if asked to',
        query: eventQuery,
        answer: eventPage,
        answerTime: MAX_WAIT_SECONDS * 1000 + READ_MS,
        run: ({ scope, query }) => awaitEvents(scope, query, watch),
      }),
    },
  );

/** Reads until there is an event, or the time that the reader waits is over. */
async function awaitEvents(scope: Scope, query: EventQuery, watch: EventWatch): Promise<EventPage> {
  const until = performance.now() + query.wait * 1000;
  let page = await readEvents(scope, query);
  // Without a cursor the reader waits from now on.
  const isWaiting = () => page.items.length === 0 && query.before === undefined && performance.now() < until;
  while (isWaiting()) {
    await watch.waitFor(BigInt(page.end_cursor), until - performance.now());
    page = await readEvents(scope, { ...query, after: page.end_cursor });
  }
  return page;
}

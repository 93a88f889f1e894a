import { addDays, isDay, isTimeZone, startOfDay } from '../../schema/dates.ts';
import { badRequest } from '../graph/errors.ts';
import type { StatsFilter } from '../graph/resolvers.generated.ts';
import type { RestClient } from '../rest/client.ts';

/**
 * The only file that knows `/stats`. The graph's last day is included, REST's end is not: the end moves forward by one day
 * (FMT-6), and both go as the start of the day in ISO form (FMT-7).
 * @param ownTimezone the caller's time zone, asked for only when the filter names none.
 */
export function statsSource(rest: RestClient, ownTimezone: () => Promise<string>) {
  async function query({ startDate, endDate, timezone, states }: StatsFilter) {
    const zone = timezone ?? (await ownTimezone());
    if (!isTimeZone(zone)) throw badRequest('The time zone is not known.');
    if (!isDay(startDate) || !isDay(endDate)) throw badRequest('Days are written YYYY-MM-DD.');
    return {
      interval: 'daily',
      timezone: zone,
      start_date: startOfDay(startDate, zone).toISOString(),
      end_date: startOfDay(addDays(endDate, 1), zone).toISOString(),
      states: states ?? ['redeemed'],
    };
  }
  return {
    /** Of everything the caller reaches. */
    ofAll: async (filter: StatsFilter) => rest.call('GET /api/stats', { query: await query(filter) }),
    ofAdvertiser: async (id: string, filter: StatsFilter) =>
      rest.call('GET /api/advertisers/{id}/stats', { path: { id }, query: await query(filter) }),
  };
}

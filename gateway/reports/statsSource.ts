import {
  addDays,
  DEFAULT_TIME_ZONE,
  isDay,
  isTimeZone,
  startOfDay,
} from '../../schema/foundation/dates/dates.ts';
import { badRequest } from '../foundation/errors/graphErrors.ts';
import type { RestClient } from '../foundation/rest/client.ts';
import { RestRefusal } from '../foundation/rest/refusal.ts';
import type { RowReader } from '../foundation/rest/rowReader.ts';
import type { SearchClient } from '../foundation/search/searchClient.ts';
import type { StatsFilter } from '../sdl/types.generated.ts';

/**
 * The only file that knows `/stats`. The graph includes the last day and REST excludes it, so the end moves forward by one
 * day (FMT-6); both ends are sent as the start of their day in ISO form (FMT-7).
 */
export function statsSource(rest: RestClient, _search: SearchClient, rows: RowReader) {
  /** The caller's time zone; the default one for an API key, which has no account. */
  async function ownTimezone(): Promise<string> {
    try {
      return (await rows.once('GET /api/viewer')).account.timezone;
    } catch (error) {
      if (error instanceof RestRefusal && error.status === 403) return DEFAULT_TIME_ZONE;
      throw error;
    }
  }
  async function queryOf({ startDate, endDate, timezone, states }: StatsFilter) {
    const zone = timezone ?? (await ownTimezone());
    if (!isTimeZone(zone)) throw badRequest('The time zone is not known.');
    if (!isDay(startDate) || !isDay(endDate)) throw badRequest('Days are written YYYY-MM-DD.');
    const [start, end] = [startOfDay(startDate, zone), startOfDay(addDays(endDate, 1), zone)];
    // A day that the zone left out has no start of its own: it is sent by its name.
    const isLeftOut = startDate <= endDate && start.getTime() === end.getTime();
    return {
      interval: 'daily',
      timezone: zone,
      start_date: isLeftOut ? startDate : start.toISOString(),
      end_date: isLeftOut ? addDays(endDate, 1) : end.toISOString(),
      states: states ?? ['redeemed'],
    };
  }
  return {
    /** Totals over every advertiser that the caller may see. */
    ofAll: async (filter: StatsFilter) => rest.call('GET /api/stats', { query: await queryOf(filter) }),
    ofAdvertiser: async (id: string, filter: StatsFilter) =>
      rest.call('GET /api/advertisers/{id}/stats', { path: { id }, query: await queryOf(filter) }),
    ofPromotion: async (id: string, filter: StatsFilter) =>
      rest.call('GET /api/promotions/{id}/stats', { path: { id }, query: await queryOf(filter) }),
  };
}

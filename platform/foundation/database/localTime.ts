// Local times as PostgreSQL computes them. It reads zones otherwise than JavaScript does, so nobody else writes `at time zone` with a zone that people choose.
import { type SQL, sql } from 'drizzle-orm';

/** Zones that PostgreSQL takes for abbreviations of one offset all year; the places whose clocks they stand for. */
const ABBREVIATIONS: Readonly<Record<string, string>> = {
  CET: 'Europe/Brussels',
  MET: 'Europe/Brussels',
  EET: 'Europe/Athens',
  WET: 'Europe/Lisbon',
};

const OFFSET = /^([+-])(\d{2})(?::?(\d{2}))?$/;

/**
 * The local time of an instant in a zone that `isTimeZone` accepts. PostgreSQL counts the offset `+02:00` westward, as POSIX does: an offset is
 * written as an interval, which it counts eastward like everybody else.
 */
export function localTime(instant: SQL, zone: string): SQL {
  const [, sign, hours, minutes = '0'] = OFFSET.exec(zone) ?? [];
  if (hours === undefined) return sql`(${instant} at time zone ${ABBREVIATIONS[zone.toUpperCase()] ?? zone})`;
  const eastward = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  return sql`(${instant} at time zone make_interval(mins => ${eastward}::int))`;
}

import { addressKey } from '../../../../schema/foundation/contacts/addressKey.ts';
import { buckets, type Rate } from './buckets.ts';

/**
 * Counts what one address asks for without saying who it is; an IPv6 network of one customer is one address. An address can be an
 * office of 2,000 people: count only failures, or choose a rate that so many people stay below.
 * @param now milliseconds of a monotonic clock.
 * @returns takes points from an address, and throws 429 with the seconds to wait once they are used up.
 */
export function addressRate(rate: Rate, now?: () => number): (address: string, points?: number) => void {
  const left = buckets(rate, now);
  return (address, points) => left.take(addressKey(address), points);
}

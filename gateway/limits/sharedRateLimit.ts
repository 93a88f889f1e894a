import type { Redis } from '../shared/redis.ts';
import { type Rate, type RateLimit, rateLimit } from './rateLimit.ts';

/** The leaky bucket of `rateLimit`, by the clock of Redis; if that clock is set back, nothing leaks until it has caught up. */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local points, per_second, burst = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local kept = redis.call('HMGET', KEYS[1], 'level', 'at')
local level, at = tonumber(kept[1]) or 0, tonumber(kept[2]) or now
level = math.max(0, level - math.max(0, now - at) / 1000 * per_second)
local wait = 0
if level + points > burst and level > 0 then
  wait = math.max(1, math.ceil((level + points - burst) / per_second))
else
  level = level + points
end
redis.call('HSET', KEYS[1], 'level', level, 'at', now)
redis.call('PEXPIRE', KEYS[1], math.ceil(level / per_second * 1000) + 1000)
return wait`;

/** Buckets that all gateways share. While Redis is unavailable, each gateway uses its own. */
export function sharedRateLimit(redis: Redis, name: string, rate: Rate): RateLimit {
  const own = rateLimit(rate);
  return {
    async take(caller, points) {
      try {
        const key = `guerdon:rate:${name}:${caller}`;
        return Number(await redis.run(TAKE, key, [points, rate.perSecond, rate.burst]));
      } catch {
        return own.take(caller, points);
      }
    },
  };
}

import type { Redis } from '../redis/redis.ts';
import { type Rate, type RateLimit, rateLimit } from './rateLimit.ts';

/**
 * The leaky bucket of `rateLimit`, by the clock of Redis unless the caller names the time; if that clock is set back, nothing leaks until
 * it has caught up. Negative points are given back.
 */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
if ARGV[4] then now = tonumber(ARGV[4]) end
local points, per_second, burst = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local kept = redis.call('HMGET', KEYS[1], 'level', 'at')
local level, at = tonumber(kept[1]) or 0, tonumber(kept[2]) or now
level = math.max(0, level - math.max(0, now - at) / 1000 * per_second)
local wait = 0
if level + points > burst and level > 0 then
  wait = math.max(1, math.ceil((level + points - burst) / per_second))
else
  level = math.max(0, level + points)
end
redis.call('HSET', KEYS[1], 'level', level, 'at', now)
redis.call('PEXPIRE', KEYS[1], math.ceil(level / per_second * 1000) + 1000)
return wait`;

/** Buckets that all gateways share. While Redis is unavailable, each gateway uses its own. @param now milliseconds; the clock of Redis by default. */
export function sharedRateLimit(
  redis: Redis,
  { name, rate, now }: { name: string; rate: Rate; now?: () => number },
): RateLimit {
  const own = rateLimit(rate, now);
  const add = async (caller: string, points: number) =>
    Number(
      await redis.run(TAKE, `guerdon:rate:${name}:${caller}`, [
        points,
        rate.perSecond,
        rate.burst,
        ...(now ? [now()] : []),
      ]),
    );
  return {
    take: (caller, points) => add(caller, points).catch(() => own.take(caller, points)),
    giveBack: (caller, points) =>
      add(caller, -points).then(
        () => undefined,
        () => own.giveBack(caller, points),
      ),
  };
}

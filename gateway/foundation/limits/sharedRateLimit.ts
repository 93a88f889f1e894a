import type { Redis } from '../redis/redis.ts';
import { allowanceOf, type Policy, type RateLimit, rateLimit } from './rateLimit.ts';

/**
 * The leaky bucket of `rateLimit`, by the clock of Redis unless the caller names the time; if that clock is set back, nothing leaks until
 * it has caught up. Negative points are given back. Returns the seconds to wait and the level, as a text: Redis cuts fractions of numbers.
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
  wait = math.max(1, math.ceil(math.min(level, level + points - burst) / per_second))
else
  level = math.max(0, level + points)
end
redis.call('HSET', KEYS[1], 'level', level, 'at', now)
redis.call('PEXPIRE', KEYS[1], math.ceil(level / per_second * 1000) + 1000)
return {wait, tostring(level)}`;

/** Buckets that all gateways share. While Redis is unavailable, each gateway uses its own. `now` answers milliseconds; the clock of Redis by default. */
export function sharedRateLimit(
  redis: Redis,
  { now, ...policy }: Policy & { now?: () => number },
): RateLimit {
  const { name, rate } = policy;
  const own = rateLimit({ ...policy, ...(now && { now }) });
  const add = async (caller: string, points: number) => {
    const key = `guerdon:rate:${name}:${caller}`;
    const values = [points, rate.perSecond, rate.burst, ...(now ? [now()] : [])];
    const [wait, level] = (await redis.run(TAKE, key, values)) as [unknown, unknown];
    return allowanceOf(policy, { wait: Number(wait), level: Number(level) });
  };
  return {
    take: (caller, points) => add(caller, points).catch(() => own.take(caller, points)),
    giveBack: (caller, points) =>
      add(caller, -points).then(
        () => undefined,
        () => own.giveBack(caller, points),
      ),
  };
}

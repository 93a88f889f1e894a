import { SUCCESS_REFUND } from '../foundation/limits/addressLimits.ts';
import type { Allowance, RateLimit } from '../foundation/limits/rateLimit.ts';

const OFFICE = 'address:198.51.100.7';
const PEOPLE = 2000;
const TEN_MINUTES_MS = 600_000;
/** People who sign in at the same moment. */
const GROUP = 20;

/** A clock that a test moves. */
export interface TestClock {
  now: number;
}

/** How often 2,000 people of one address are refused who sign in within ten minutes, every tenth with a wrong password first. */
export async function refusalsOfOffice(
  { login, issuer }: Record<'login' | 'issuer', RateLimit>,
  clock: TestClock,
): Promise<number> {
  let refusals = 0;
  const count = ({ wait }: Allowance) => {
    if (wait > 0) refusals += 1;
  };
  for (let person = 0; person < PEOPLE; person += GROUP) {
    clock.now += (TEN_MINUTES_MS / PEOPLE) * GROUP;
    const signIn = async (_: unknown, at: number) => {
      count(await login.take(OFFICE, 1));
      if (at % 10 === 0) count(await issuer.take(OFFICE, 1));
      count(await issuer.take(OFFICE, 1));
      await issuer.giveBack(OFFICE, SUCCESS_REFUND);
    };
    await Promise.all(Array.from({ length: GROUP }, signIn));
  }
  return refusals;
}

/** How many wrong passwords of one address get through in a minute that tries ten a second: 120, and 2 in each second. */
export async function guessesInAMinute(issuer: RateLimit, clock: TestClock): Promise<number> {
  let passed = 0;
  for (let second = 0; second < 60; second += 1) {
    for (let tried = 0; tried < 10; tried += 1)
      if ((await issuer.take('address:203.0.113.1', 1)).wait === 0) passed += 1;
    clock.now += 1000;
  }
  return passed;
}

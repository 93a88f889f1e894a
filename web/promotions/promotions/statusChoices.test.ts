import { expect, test } from 'vitest';
import { type StatusFacts, statusChoices } from './statusChoices.ts';

const FACTS: StatusFacts = { status: 'enabled', state: 'ready', endsAt: null, activated: 0 };
const NOW = new Date('2026-11-22T12:00:00Z');
const obstacles = (facts: Partial<StatusFacts>) =>
  Object.fromEntries(
    statusChoices({ ...FACTS, ...facts }, NOW).map(({ status, obstacle }) => [status, obstacle]),
  );

test('PROMO-26, PROMO-27, PROMO-29: an enabled promotion is paused, completed or deleted; testing is set by nobody', () => {
  expect(obstacles({})).toEqual({
    enabled: 'current',
    paused: null,
    completed: null,
    disabled: null,
    testing: 'testing',
  });
  expect(obstacles({ status: 'testing' }).testing).toBe('current');
});

test('PROMO-28: what was given is not deleted any more', () => {
  for (const status of ['enabled', 'paused'] as const)
    expect(obstacles({ status, activated: 1 }).disabled).toBe('in_use');
});

test('a completed promotion is enabled again while its end has not passed, and nothing else', () => {
  expect(obstacles({ status: 'completed' })).toMatchObject({
    enabled: null,
    paused: 'unreachable',
    disabled: 'unreachable',
  });
  expect(obstacles({ status: 'completed', endsAt: '2026-11-22T11:59:59Z' }).enabled).toBe('over');
  expect(obstacles({ status: 'completed', endsAt: '2026-11-23T07:59:59Z' }).enabled).toBeNull();
});

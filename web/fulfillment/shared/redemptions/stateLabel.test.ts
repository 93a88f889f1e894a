import { expect, test } from 'vitest';
import { stateLabel } from './stateLabel.ts';

test.each([
  ['redeemed', false, null, 'state_redeemed'],
  ['refunded', true, 'reversed', 'state_refunded_reversed'],
  ['refunded', false, 'refunded', 'refunded_dead'],
  ['refunded', false, null, 'refunded_dead'],
  ['refunded', false, 'forced_without_cancel', 'refunded_alive'],
  ['refunded', false, 'tracked_without_cancel', 'refunded_alive'],
] as const)(
  'REDLIST-28, REDLIST-29: %s, reversed %s, because of %s is called %s',
  (state, reversed, stateDetails, label) => {
    expect(stateLabel({ state, reversed, stateDetails })).toBe(label);
  },
);

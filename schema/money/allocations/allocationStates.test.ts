import { describe, expect, test } from 'vitest';
import { ALLOCATION_STATES, ALLOCATION_STATUSES } from '../../foundation/transitions.ts';
import {
  ALLOCATION_DISPLAYS,
  type AllocationFacts,
  allocationState,
  displayOf,
  isAvailable,
  isEditable,
  quantityAvailable,
} from './allocationStates.ts';

const now = new Date('2026-06-01T12:00:00Z');
const piece = {
  status: 'enabled',
  locked: false,
  quantity: 10,
  quantityUsed: 0,
  quantityExpired: 0,
} as const;
const stock: AllocationFacts = {
  type: 'committed',
  status: 'enabled',
  expiresAt: null,
  amountUsed: 0n,
  amountAvailable: 100n,
  rewards: [piece],
};
const fund: AllocationFacts = { ...stock, type: 'open', rewards: [{ ...piece, quantity: null }] };
const usedUp = { ...piece, quantityUsed: 7, quantityExpired: 3 };

describe('the state', () => {
  test.each<[string, AllocationFacts, string]>([
    ['waits', { ...stock, status: 'pending' }, 'pending'],
    ['waits past its date', { ...stock, status: 'pending', expiresAt: new Date(0) }, 'pending'],
    ['rejected', { ...stock, status: 'disabled' }, 'expired'],
    ['date past', { ...stock, expiresAt: now }, 'expired'],
    ['date to come', { ...stock, expiresAt: new Date(now.getTime() + 1) }, 'ready'],
    ['untouched', stock, 'ready'],
    ['some used', { ...stock, amountUsed: 1n }, 'active'],
    [
      'a free piece used',
      { ...stock, amountAvailable: 0n, rewards: [{ ...piece, quantityUsed: 1 }] },
      'active',
    ],
    ['all used', { ...stock, amountUsed: 100n, amountAvailable: 0n, rewards: [usedUp] }, 'used'],
    ['open, all used', { ...fund, amountUsed: 100n, amountAvailable: 0n }, 'used'],
    [
      'open, pieces left without money',
      { ...fund, amountUsed: 9n, amountAvailable: 0n, rewards: [piece] },
      'used',
    ],
  ])('INVENT-18: %s', (_name, facts, state) => {
    expect(allocationState(facts, now)).toBe(state);
  });
});

describe('availability', () => {
  test.each<[string, AllocationFacts, boolean]>([
    ['INVENT-23: open with money and a reward', fund, true],
    ['INVENT-23: open without money', { ...fund, amountAvailable: 0n }, false],
    ['INVENT-23: open without rewards', { ...fund, rewards: [] }, false],
    [
      'INVENT-23: open with a disabled reward',
      { ...fund, rewards: [{ ...piece, status: 'disabled' }] },
      false,
    ],
    ['INVENT-23: open with a reward used up', { ...fund, rewards: [usedUp] }, false],
    ['INVENT-23: open and past', { ...fund, expiresAt: now }, false],
    ['INVENT-23: open and rejected', { ...fund, status: 'disabled' }, false],
    ['INVENT-24: committed with pieces', stock, true],
    ['INVENT-24: committed with free pieces', { ...stock, amountAvailable: 0n }, true],
    ['INVENT-24: committed with money left', { ...stock, rewards: [usedUp] }, true],
    ['INVENT-24: committed and used up', { ...stock, amountAvailable: 0n, rewards: [usedUp] }, false],
    ['INVENT-24: committed and past', { ...stock, expiresAt: now }, false],
    ['a request that waits holds nothing', { ...stock, status: 'pending' }, false],
  ])('%s', (_name, facts, answer) => {
    expect(isAvailable(facts, now)).toBe(answer);
  });

  test('INVENT-19: pieces left are those neither used nor expired; none are counted without a limit', () => {
    expect([quantityAvailable(usedUp), quantityAvailable({ ...piece, quantity: null })]).toEqual([0, null]);
  });
});

describe('the display priority', () => {
  const all = ALLOCATION_STATUSES.flatMap((status) => ALLOCATION_STATES.map((state) => ({ status, state })));

  test('INVENT-20, INVENT-21: approved ones by their state, then what waits, then what was rejected', () => {
    const displays = new Set(all.map(displayOf));
    expect(ALLOCATION_DISPLAYS.filter((display) => displays.has(display))).toEqual([
      'active',
      'ready',
      'used',
      'expired',
      'pending',
      'rejected',
    ]);
    expect(displayOf({ status: 'disabled', state: 'active' })).toBe('rejected');
    expect(displayOf({ status: 'pending', state: 'expired' })).toBe('pending');
    expect(displayOf({ status: 'disabled', state: 'expired', isWithdrawn: true })).toBe('withdrawn');
  });

  test('INVENT-6, INVENT-7, INVENT-22: the state decides whether it can be changed', () => {
    expect(ALLOCATION_STATES.filter((state) => isEditable({ state }))).toEqual(['pending']);
  });
});

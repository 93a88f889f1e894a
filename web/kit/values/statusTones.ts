/** Colors that mean something. */
export type Tone = 'green' | 'cyan' | 'orange' | 'red' | 'grey' | 'blue';

/** Color of each status and state (FMT-14, FMT-15, FMT-16); one that is not named is grey. */
const TONES: Record<string, Tone> = {
  active: 'green',
  paused: 'green',
  enabled: 'green',
  redeemed: 'green',
  approved: 'green',
  available: 'cyan',
  ready: 'cyan',
  booked: 'orange',
  pending: 'orange',
  invited: 'blue',
  queued: 'blue',
  running: 'cyan',
  done: 'green',
  held: 'blue',
  released: 'cyan',
  working: 'cyan',
  sending: 'cyan',
  sent: 'green',
  bounced: 'red',
  dead: 'red',
  blocker: 'red',
  disabled: 'red',
  denied: 'red',
  rejected: 'red',
  failed: 'red',
  blocked: 'red',
  warning: 'orange',
  info: 'blue',
  expired: 'grey',
  completed: 'grey',
  ended: 'grey',
  canceled: 'grey',
  refunded: 'grey',
};

export function toneOf(status: string): Tone {
  return TONES[status] ?? 'grey';
}

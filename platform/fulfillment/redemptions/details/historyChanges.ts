import { formatMinor } from '../../../../schema/foundation/money/money.ts';

/** The fields of a row that an event holds. */
export type Stored = Readonly<Record<string, unknown>>;

/** The value of a field before and after. */
export interface ShownChange {
  before: string | null;
  after: string | null;
}

/** Displayed names by event key. All other content stays internal. */
const DISPLAY_NAMES: Readonly<Record<string, string>> = {
  state: 'state',
  state_reason: 'state_details',
  state_details: 'state_details',
  user: 'user',
  first_name: 'first_name',
  last_name: 'last_name',
  email: 'email',
  phone_number: 'phone_number',
  address: 'address',
  sku: 'reward',
  face_value: 'value',
  order_status: 'order_status',
  tracking_code: 'tracking_code',
  reversed: 'reversed',
  reason: 'reason',
  channels: 'channels',
  event: 'event',
  replacement: 'replacement',
  replaces: 'replaces',
};

/** The fields that an event changed; equal fields are left out. Amounts are minor units of `currency`. */
export function changesOf(
  { before, after }: { before: Stored | null; after: Stored | null },
  currency: string,
): Record<string, ShownChange> {
  const changes: Record<string, ShownChange> = {};
  for (const [key, name] of Object.entries(DISPLAY_NAMES)) {
    const change = {
      before: displayText(key, before?.[key], currency),
      after: displayText(key, after?.[key], currency),
    };
    if (change.before !== change.after) changes[name] = change;
  }
  return changes;
}

function displayText(key: string, value: unknown, currency: string): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (key === 'face_value') return `${formatMinor(BigInt(String(value)), currency)} ${currency}`;
  if (Array.isArray(value)) return value.map((one) => displayText(key, one, currency)).join(', ') || null;
  if (typeof value !== 'object') return String(value);
  const parts = (key === 'address' ? onEnvelope(value) : Object.values(value)).map((one) =>
    displayText(key, one, currency),
  );
  return parts.filter((part) => part !== null).join(', ') || null;
}

const ENVELOPE = ['name', 'line_1', 'line_2', 'line_3', 'line_4', 'zipcode', 'city', 'state', 'country'];

/** The parts of an address in the order of an envelope. The log keeps no order. */
const onEnvelope = (address: object): unknown[] => {
  const parts = address as Stored;
  return ENVELOPE.map((name) => parts[name]);
};

import { createHash, randomBytes } from 'node:crypto';
import type { DispatchKind } from '../../../../../schema/fulfillment/dispatchKinds.ts';
import type { RecipientRow } from '../../../../../schema/fulfillment/recipientColumns.ts';

const ALPHABET = '0123456789abcdefghjkmnpqrstvwxyz';

/** Characters of a generated order ID after `g-`: 125 bits. */
const ORDER_ID_LENGTH = 25;

function base32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let buffer = 0;
  for (const byte of bytes) {
    buffer = (buffer << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      text += ALPHABET[(buffer >>> (bits - 5)) & 31];
      bits -= 5;
    }
    buffer &= (1 << bits) - 1;
  }
  return text.slice(0, ORDER_ID_LENGTH);
}

/** An order ID that nobody else has: for links and codes that are downloaded. */
export const freshOrderId = (): string => `g-${base32(randomBytes(16))}`;

/**
 * The order IDs of rows without one: each is derived from the row's content and the number of equal rows before it. So the same row can never be sent
 * twice, by whatever file, tab, key or process: its order ID is claimed.
 */
export function orderIdsOfRows(promotionId: string, kind: DispatchKind): (row: RecipientRow) => string {
  const counts = new Map<string, number>();
  return (row) => {
    const { sku, value, email, phoneNumber, firstName, lastName, externalRef, message } = row;
    const facts = JSON.stringify([
      promotionId,
      kind,
      sku,
      value,
      email,
      phoneNumber,
      firstName,
      lastName,
      externalRef,
      message,
    ]);
    const before = counts.get(facts) ?? 0;
    counts.set(facts, before + 1);
    return `g-${base32(createHash('sha256').update(`${facts}:${before}`).digest())}`;
  };
}

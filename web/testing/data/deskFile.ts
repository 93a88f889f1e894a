// Only for tests: a dispatch with one reward, and a file of recipients that the desk has read.
import { readPhone } from '../../../schema/foundation/contacts/readPhone.ts';
import type { DeskSummary } from '../../fulfillment/desk/deskModel.ts';
import type { DeskFacts } from '../../fulfillment/desk/file/suggestions.ts';
import { openDesk } from '../../fulfillment/desk/rows/deskRows.ts';

export const facts: DeskFacts = {
  channel: 'email',
  orderId: null,
  isUnique: false,
  countries: ['FR'],
  rewards: [{ sku: 'AAA-CARD-0001', isVariable: false, faceValue: '10.00', currency: 'EUR' }],
};

/** Cells of a row without a fault: SKU, value and e-mail address. */
export const GOOD = 'AAA-CARD-0001;10;ada@somewhere.example';

/** The desk after it has read this text. */
export function opened(text: string) {
  const desk = openDesk(readPhone);
  const bytes = new TextEncoder().encode(text).buffer as ArrayBuffer;
  return { desk, summary: desk.read(bytes, facts) as DeskSummary };
}

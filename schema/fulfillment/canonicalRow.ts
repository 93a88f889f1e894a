import { emailUid } from '../foundation/contacts/emailAddress.ts';
import type { ReadPhone } from '../foundation/contacts/phoneNumbers.ts';
import { formatMinor, parseMoney } from '../foundation/money/money.ts';
import { composedOrderId } from './orderId.ts';
import type { RecipientRow } from './recipientColumns.ts';

interface Reading {
  /** Currency of the row's reward. */
  currency: string;
  readPhone: ReadPhone;
}

/** A row as it is stored, whoever wrote it how: addresses as recipients are known by them, values as money of their reward. */
export function canonicalRow(row: RecipientRow, { currency, readPhone }: Reading): RecipientRow {
  const { email, phoneNumber } = row;
  return {
    ...row,
    orderId: row.orderId === null ? null : composedOrderId(row.orderId),
    value: formatMinor(parseMoney(row.value, currency) ?? 0n, currency),
    email: email === null ? null : emailUid(email),
    phoneNumber: phoneNumber === null ? null : (readPhone(phoneNumber)?.number ?? null),
  };
}

/** The numbers of rows that say the same as an earlier row: their recipient would get the same reward once more. */
export function repeatedRows(canonical: readonly RecipientRow[]): number[] {
  const keys = new Set<string>();
  return canonical.flatMap(({ n, ...row }) => {
    const key = JSON.stringify(Object.values(row));
    const isRepeated = keys.has(key);
    keys.add(key);
    return isRepeated ? [n] : [];
  });
}

import { z } from 'zod';
import type { RecipientRow } from '../../../../schema/fulfillment/recipientColumns.ts';
import type { RefusedRowId } from '../../../../schema/fulfillment/refusedRows.ts';
import { refusedRowName } from '../../../../schema/fulfillment/refusedRows.ts';
import type { CodeBox } from '../../../foundation/secrets/codeBox.ts';
import { refusedRowAad } from '../../../foundation/secrets/codeText.ts';

const cell = z.string().nullable();

/** The sealed cells of a refused row. */
const cells = z.object({
  orderId: cell,
  externalRef: cell,
  companyName: cell,
  sku: z.string(),
  value: z.string(),
  email: cell,
  phoneNumber: cell,
  firstName: cell,
  lastName: cell,
  customImage: cell,
  message: cell,
  /** Rows that an earlier version sealed have none. */
  fileLine: z.number().nullable().default(null),
});

/** A refused row, and its line in the file that it comes from. */
export interface RowWithLine {
  row: RecipientRow;
  fileLine: number | null;
}

/** The columns of a sealed row; bytes in hexadecimal. */
export interface SealedRow {
  keyId: string;
  wrappedKey: string;
  sealed: string;
}

/** Seals the cells of a row for its place, so that no other row can take them. */
export function sealRow(
  box: Pick<CodeBox, 'seal'>,
  place: RefusedRowId,
  { row, fileLine }: RowWithLine,
): SealedRow {
  const { n: _, ...content } = row;
  const { keyId, wrappedKey, sealed } = box.seal(
    refusedRowAad(refusedRowName(place)),
    JSON.stringify({ ...content, fileLine }),
  );
  return { keyId, wrappedKey: wrappedKey.toString('hex'), sealed: sealed.toString('hex') };
}

/** The row of a place. @throws SealBroken */
export function openRow(
  box: Pick<CodeBox, 'open'>,
  place: RefusedRowId,
  { keyId, wrappedKey, sealed }: SealedRow,
): RowWithLine {
  const bytes = (text: string) => Buffer.from(text, 'hex');
  const json = box.open(refusedRowAad(refusedRowName(place)), {
    keyId,
    wrappedKey: bytes(wrappedKey),
    sealed: bytes(sealed),
  });
  const { fileLine, ...row } = cells.parse(JSON.parse(json));
  return { row: { n: place.line, ...row }, fileLine };
}

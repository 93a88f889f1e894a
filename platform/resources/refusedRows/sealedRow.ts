import { z } from 'zod';
import type { RecipientRow } from '../../../schema/rules/recipientColumns.ts';
import type { RefusedRowId } from '../../../schema/rules/refusedRows.ts';
import { refusedRowName } from '../../../schema/rules/refusedRows.ts';
import type { CodeBox } from '../../codes/codeBox.ts';
import { refusedRowAad } from '../../codes/codeText.ts';

const cell = z.string().nullable();

/** What a refused row says. */
const stored = z.object({
  ...{ orderId: cell, externalRef: cell, companyName: cell, sku: z.string(), value: z.string() },
  ...{ email: cell, phoneNumber: cell, firstName: cell, lastName: cell, customImage: cell, message: cell },
});

/** The columns of a sealed row; bytes in hexadecimal. */
export interface SealedRow {
  keyId: string;
  wrappedKey: string;
  sealed: string;
}

/** Seals what a row says, for its place. */
export function sealRow(box: Pick<CodeBox, 'seal'>, place: RefusedRowId, row: RecipientRow): SealedRow {
  const { n: _, ...said } = row;
  const { keyId, wrappedKey, sealed } = box.seal(refusedRowAad(refusedRowName(place)), JSON.stringify(said));
  return { keyId, wrappedKey: wrappedKey.toString('hex'), sealed: sealed.toString('hex') };
}

/** The row of a place. @throws SealBroken */
export function openRow(
  box: Pick<CodeBox, 'open'>,
  place: RefusedRowId,
  { keyId, wrappedKey, sealed }: SealedRow,
): RecipientRow {
  const bytes = (text: string) => Buffer.from(text, 'hex');
  const said = box.open(refusedRowAad(refusedRowName(place)), {
    ...{ keyId, wrappedKey: bytes(wrappedKey), sealed: bytes(sealed) },
  });
  return { n: place.line, ...stored.parse(JSON.parse(said)) };
}

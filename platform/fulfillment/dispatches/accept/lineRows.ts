import type { Slices } from '../../../../schema/foundation/process/slices.ts';
import type { LinkBox } from '../../recipients/linkBox.ts';
import type { ChargedLine } from './fill.ts';

/** The lines of one SKU that are accepted, with the id of their batch. */
export interface NewBatchRows {
  batchId: string;
  sku: string;
  currency: string;
  lines: readonly ChargedLine[];
}

/** Lines whose links are made before other requests may have their turn. */
const SLICE_LINES = 100;

/** A line, and its place in its batch. */
export interface Place {
  batch: NewBatchRows;
  line: ChargedLine;
  at: number;
}

/** Facts that all rows of a dispatch share. */
interface LineFacts {
  /** True if recipients get links. */
  hasLinks: boolean;
  redemptionIds: readonly string[];
  /** Ids of recipients by `provider:uid`. */
  recipients: ReadonlyMap<string, string>;
  /** Hashes of printed codes, hexadecimal, by the number of their line. */
  entries: ReadonlyMap<number, string>;
  box: LinkBox;
}

/** Makes the rows of lines. `from` is the place of the first one among all lines. */
export function* lineRows(
  facts: LineFacts,
  { places, from }: { places: readonly Place[]; from: number },
): Slices<LineRow[]> {
  const rows: LineRow[] = [];
  for (const [place, one] of places.entries()) {
    if (place % SLICE_LINES === 0) yield;
    rows.push(lineRow(facts, one, facts.redemptionIds[from + place] as string));
  }
  return rows;
}

export type LineRow = ReturnType<typeof lineRow>;

/** Keys of one letter: the rows of lines are most of what is sent. */
function lineRow(
  { hasLinks, recipients, entries, box }: LineFacts,
  { batch, line: { line, charge, allocationId }, at }: Place,
  id: string,
) {
  const { recipient } = line;
  return {
    i: id,
    b: batch.batchId,
    n: at + 1,
    s: batch.sku,
    v: String(line.value),
    y: batch.currency,
    o: line.orderId,
    x: line.externalRef,
    c: line.companyName,
    r: recipient ? (recipients.get(`${recipient.provider}:${recipient.uid}`) ?? null) : null,
    a: String(charge),
    w: allocationId,
    g: line.customImage,
    m: line.message,
    f: recipient?.firstName ?? null,
    z: recipient?.lastName ?? null,
    h: hasLinks ? Buffer.from(box.link(id, 1).hash).toString('hex') : null,
    e: entries.get(line.line) ?? null,
  };
}

import { RECIPIENT_FIELDS } from '../../../../schema/fulfillment/recipientColumns.ts';
import type { Correction, DeskSummary, Rewriting } from '../deskModel.ts';
import type { DeskBook } from './deskBook.ts';

/** Every certain suggestion, grouped by kind; equal changes are one, with their rows. Hints are no corrections: only a person knows what was meant. */
export function correctionsOf(book: DeskBook): Correction[] {
  const byKind = new Map<string, Map<string, Rewriting>>();
  for (const n of book.issues().keys()) {
    const row = book.rowAt(n);
    for (const { column, rule, fix, isHint } of row ? book.notesOf(row) : []) {
      if (!row || fix === null || isHint) continue;
      const before = String(row[RECIPIENT_FIELDS[column]] ?? '');
      const kind = before === '' ? `empty_${column}` : rule === 'email_character' ? 'email_format' : rule;
      const changes = byKind.get(kind) ?? new Map<string, Rewriting>();
      byKind.set(kind, changes);
      const key = `${column}\n${before}\n${fix}`;
      const change = changes.get(key) ?? { column, before, after: fix, rows: [] };
      changes.set(key, change);
      change.rows.push(n);
    }
  }
  return [...byKind].map(([kind, changes]) => ({ kind, changes: [...changes.values()] }));
}

const MAX_SHOWN_REWRITINGS = 20;

/** A value with more decimals than any currency has, all of them zeros: `25.000`, which some read as 25 thousand. */
const LONG_DECIMALS = /^(-?\d+\.\d\d)0+$/;

/** The cells that are sent in another form than they were written in, by column: phone numbers, and values with zeros behind their decimals. */
export function rewrittenCells(book: DeskBook): DeskSummary['rewritten'] {
  const phones = [...book.phones()].map(
    ([n, before]): Rewriting => ({
      column: 'phone_number',
      before,
      after: book.rowAt(n)?.phoneNumber ?? '',
      rows: [n],
    }),
  );
  const values = book.filled().flatMap(({ n, value }): Rewriting[] => {
    const [, after] = (!book.issues().has(n) && LONG_DECIMALS.exec(value)) || [];
    return after === undefined ? [] : [{ column: 'value', before: value, after, rows: [n] }];
  });
  return (
    [
      ['phone_number', phones],
      ['value', values],
    ] as const
  ).flatMap(([column, all]) =>
    all.length > 0 ? [{ column, changes: all.slice(0, MAX_SHOWN_REWRITINGS), count: all.length }] : [],
  );
}

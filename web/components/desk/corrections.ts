import { RECIPIENT_FIELDS } from '../../../schema/rules/recipientColumns.ts';
import type { DeskBook } from './deskBook.ts';
import type { Correction, Rewriting } from './deskModel.ts';

/** Every certain suggestion, grouped by kind; equal changes are one, with their rows. Hints are no corrections: only a person knows what was meant. */
export function correctionsOf(book: DeskBook): Correction[] {
  const byRule = new Map<string, Map<string, Rewriting>>();
  for (const n of book.issues().keys()) {
    const row = book.rowAt(n);
    for (const { column, rule, fix, isHint } of row ? book.notesOf(row) : []) {
      if (!row || fix === null || isHint) continue;
      const before = String(row[RECIPIENT_FIELDS[column]] ?? '');
      const changes = byRule.get(rule) ?? new Map<string, Rewriting>();
      byRule.set(rule, changes);
      const key = `${column}\n${before}\n${fix}`;
      const change = changes.get(key) ?? { column, before, after: fix, rows: [] };
      changes.set(key, change);
      change.rows.push(n);
    }
  }
  return [...byRule].map(([rule, changes]) => ({ rule, changes: [...changes.values()] }));
}

const MAX_SHOWN_REWRITINGS = 20;

/** The phone numbers that were written in international form, the first ones by name. */
export function rewrittenPhones(book: DeskBook): { changes: Rewriting[]; count: number } {
  const all = [...book.phones()];
  const changes = all.slice(0, MAX_SHOWN_REWRITINGS).map(
    ([n, before]): Rewriting => ({
      ...{ column: 'phone_number', before, after: book.rowAt(n)?.phoneNumber ?? '', rows: [n] },
    }),
  );
  return { changes, count: all.length };
}

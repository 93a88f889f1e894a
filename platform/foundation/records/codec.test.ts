import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { systemScope } from '../access/scope.ts';
import type { Database } from '../database/connections/connection.ts';
import { codec } from './codec.ts';
import { money, text } from './column.ts';

const noun = codec('CodecTest', {
  columns: { id: text(sql`t.id`), paid: money(sql`t.paid`, 'currency') },
  hidden: { currency: text(sql`t.currency`) },
  derived: { in_words: z.string() },
  derive: ({ paid, currency }) => ({ in_words: `${paid} of ${currency}` }),
});

test('the SELECT list is rendered when the noun is declared, so that a statement takes it as it is', () => {
  expect(noun.select.queryChunks).toHaveLength(1);
});

test('a row holds every column, an answer what is shown and derived', () => {
  const row = noun.read({ id: '1', paid: '1050', currency: 'EUR', unknown: true });
  expect(row).toEqual({ id: '1', paid: 1050n, currency: 'EUR' });
  const scope = systemScope({} as Database);
  expect(noun.json(row, scope)).toEqual({ id: '1', paid: '10.50', in_words: '1050 of EUR' });
});

import { type SQL, sql } from 'drizzle-orm';

/** A whole number from 0 up to but excluding `size`, the same for the same row `n` and `salt`: chance that repeats itself. */
export function draw(n: SQL, salt: number, size: number): SQL {
  return sql`((hashint8extended(${n}, ${sql.raw(String(salt))}) & 2147483647) % ${sql.raw(String(size))})`;
}

/** One of these texts, drawn by row. */
export function drawText(n: SQL, salt: number, texts: readonly string[]): SQL {
  const list = texts.map((text) => `'${text.replaceAll("'", "''")}'`).join(', ');
  return sql`(array[${sql.raw(list)}])[1 + ${draw(n, salt, texts.length)}]`;
}

/** An instant of the 390 days before today, drawn by row to the second. */
export function drawMoment(n: SQL, salt: number): SQL {
  return sql`(current_date - interval '391 days' + ${draw(n, salt, 390 * 86_400)} * interval '1 second')::timestamptz(3)`;
}

/**
 * The number of an advertiser, from 0 up to but excluding `advertisers`, drawn by row: the first ones trade most, as some retailers do.
 */
export function drawAdvertiser(n: SQL, salt: number, advertisers: number): SQL {
  return sql`floor(${sql.raw(String(advertisers))} * power(${draw(n, salt, 1_000_000)} / 1000000.0::float8, 2))::int`;
}

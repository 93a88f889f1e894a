import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import type { Scope } from '../../platform/foundation/access/scope.ts';
import type { CsvQuery } from '../../platform/foundation/database/files/csvStreams.ts';
import { withLiterals } from '../../platform/foundation/database/literals.ts';
import type { CsvFile } from '../../platform/foundation/http/csv.ts';
import { MEBIBYTE, psqlCopy, timed, watchMemory } from './files.ts';
import type { Measure } from './table.ts';

/** A report as a file, to the last line, beside `psql \copy` of the same query; and the memory that this process takes for it (D4). */
export async function measureFile(
  name: string,
  { url, scope, file }: { url: string; scope: Scope; file: (scope: Scope) => Promise<CsvFile> },
): Promise<Measure[]> {
  const copy = await queryOf(scope, file);
  await psqlCopy(url, copy);
  const psql = await timed(() => psqlCopy(url, copy));
  const memory = watchMemory([process.pid]);
  let lines = 0;
  const whole = await timed(async () => {
    for await (const chunk of await (await file(scope)).lines())
      lines += String(chunk).split('\r\n').length - 1;
  });
  const [grown = Number.NaN] = memory.stop();
  const size = `${name}: file of ${lines} lines`;
  return [
    {
      name: `${size}, beside psql \\copy (${whole.toFixed(0)} : ${psql.toFixed(0)} ms)`,
      value: whole / psql,
      unit: '×',
      goal: 1 / 0.9,
    },
    { name: `${size}: memory`, value: grown / MEBIBYTE, unit: 'MiB', goal: 64 },
  ];
}

/** The database query of the file. */
async function queryOf(scope: Scope, file: (scope: Scope) => Promise<CsvFile>): Promise<string> {
  let csvQuery: CsvQuery | undefined;
  const csv = async (query: CsvQuery) => {
    csvQuery = query;
    return Readable.from([]);
  };
  await (await file({ ...scope, csv })).lines();
  if (!csvQuery) throw new Error('The file asked for nothing');
  return withLiterals(sql`select ${sql.join([...csvQuery.cells], sql`, `)} ${csvQuery.from}`).replace(
    /\s+/g,
    ' ',
  );
}

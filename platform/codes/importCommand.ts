// `npm run codes:import -- codes.csv`: puts reward codes into the pools of their SKUs. The file has the columns sku and code, and may have
// expires_at and available_at (ISO 8601: not issued before) and batch_no; refused lines are named, without their codes. Exits with 1 if there are any.
import { readFileSync } from 'node:fs';
import Papa from 'papaparse';
import { systemScope } from '../access/scope.ts';
import { databaseCommand } from '../commands/databaseCommand.ts';
import { type ImportedCodes, importCodes } from './importCodes.ts';
import { openCodeBox } from './openCodeBox.ts';
import { readPoolFile } from './poolFile.ts';

/** Codes stored per transaction. */
const CHUNK = 5000;

databaseCommand(async ({ config, database }) => {
  const [path] = process.argv.slice(2);
  if (!path) throw new Error('Name the file: npm run codes:import -- codes.csv');
  const { data } = Papa.parse<Record<string, string>>(readFileSync(path, 'utf8').replace(/^\uFEFF/, ''), {
    header: true,
    skipEmptyLines: true,
  });
  const { codes, refused } = readPoolFile(data);
  const box = await openCodeBox(config, database);
  const all: ImportedCodes = { imported: 0, refused: [] };
  for (let n = 0; n < codes.length; n += CHUNK) {
    const part = codes.slice(n, n + CHUNK);
    const done = await systemScope(database).write((tx) => importCodes(tx, box, part));
    all.imported += done.imported;
    all.refused.push(...done.refused);
  }
  const wrong = [...refused, ...all.refused].sort((one, other) => one.n - other.n);
  for (const { n, reason } of wrong) process.stdout.write(`line ${n + 1}: ${reason}\n`);
  process.stdout.write(`${all.imported} codes imported, ${wrong.length} refused\n`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
});

// `npm run codes:import -- codes.csv [--zone=Europe/Paris]`: puts reward codes into the pools of their SKUs. The file has the columns sku and
// code, and may have expires_at, available_at (not issued before) and batch_no. Dates are ISO 8601: an instant with its offset, or a day, whose
// end or start is that of the zone. UTF-8, UTF-16 or Windows-1252; an encoding that was guessed is named. Refused lines are named as a spreadsheet numbers them, with the reason and its remedy but without their codes. Exits with 1 if there are any.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isOfferedTimeZone, PROMOTION_TIME_ZONE } from '../../../schema/foundation/dates/dates.ts';
import { systemScope } from '../../foundation/access/scope.ts';
import { databaseCommand } from '../../foundation/commands/databaseCommand.ts';
import { openCodeBox } from '../../foundation/secrets/openCodeBox.ts';
import { type ImportedCodes, importAll } from './importCodes.ts';
import { readPoolFile } from './poolFile.ts';
import { refusalText } from './refusalText.ts';

databaseCommand(async ({ config, database }) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { zone: { type: 'string', default: PROMOTION_TIME_ZONE } },
  });
  const { zone } = values;
  const [path] = positionals;
  if (!path) throw new Error('Name the file: npm run codes:import -- codes.csv');
  if (!isOfferedTimeZone(zone)) throw new Error(`--zone: ${zone} is no time zone. Write it as Europe/Paris.`);
  const { codes, refused, warnings } = readPoolFile(readFileSync(path), zone);
  for (const warning of warnings) process.stdout.write(`${warning}\n`);
  const box = await openCodeBox(config, database);
  let imported = 0;
  const onStored = (count: number) => {
    imported = count;
  };
  let all: ImportedCodes | null = null;
  try {
    all = await importAll(systemScope(database), box, { codes, onStored });
  } finally {
    if (!all)
      process.stdout.write(
        `${imported} of ${codes.length} codes imported, then an error. Import the file again: it names those as duplicate_code and imports the others.\n`,
      );
  }
  const wrong = [...refused, ...all.refused].sort((one, other) => one.n - other.n);
  for (const { n, ...refusal } of wrong) process.stdout.write(`line ${n}: ${refusalText(refusal)}\n`);
  process.stdout.write(
    `${all.imported} codes imported, ${wrong.length} refused; days are those of ${zone}\n`,
  );
  process.exitCode = wrong.length === 0 ? 0 : 1;
});

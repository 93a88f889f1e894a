// `npm run activity:recount`: compares the sums that the activity report and charts are read from with the redemptions of the database the environment names, and says what
// differs; with `--rebuild` it makes them anew first. Ends with 1 where something differs.

import { systemScope } from '../../foundation/access/scope.ts';
import { databaseCommand } from '../../foundation/commands/databaseCommand.ts';
import { statsDrift } from '../stats/fold.ts';
import { rebuildActivity } from './rollup/fold.ts';
import { recountActivity } from './rollup/recount.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);

databaseCommand(
  async ({ database }) => {
    if (process.argv.includes('--rebuild')) await rebuildActivity(database);
    const { drift, differences } = await recountActivity(systemScope(database));
    say(
      drift === 0
        ? 'ties    the sums are those of the redemptions'
        : `DIFFERS ${drift} redemptions are counted wrongly`,
    );
    for (const { table, of, summed, counted } of differences)
      say(`          ${table}: ${of}: summed up ${summed}, counted ${counted}`);
    const miscounted = await statsDrift(systemScope(database));
    say(
      miscounted === 0
        ? 'ties    the sums of charts are those of the redemptions'
        : `DIFFERS ${miscounted} redemptions are counted wrongly in charts`,
    );
    process.exitCode = drift + miscounted === 0 ? 0 : 1;
  },
  { migrates: true },
);

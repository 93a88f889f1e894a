// `npm run demo:volume -- --advertisers 20000 --redemptions 2000000`: adds volume to the demo data of the database that the environment
// names (a fresh one gets the demo data first). Also `--lines`, and `--retailer`: how many advertisers the one large retailer has.
import { parseArgs } from 'node:util';
import { DEFAULT_TIME_ZONE, dayIn } from '../../../../schema/foundation/dates/dates.ts';
import { databaseCommand } from '../../../foundation/commands/databaseCommand.ts';
import { isEmpty, seedDemo } from '../seed.ts';
import { fillVolume } from './fillVolume.ts';
import { VOLUME_RETAILER, type VolumeSize } from './volumeSize.ts';

const DEFAULTS = { advertisers: '20000', retailer: '4000', lines: '200000', redemptions: '105000' };

function readSize(args: string[]): VolumeSize {
  const options = Object.fromEntries(
    Object.entries(DEFAULTS).map(([name, value]) => [name, { type: 'string', default: value } as const]),
  );
  const { values } = parseArgs({ args, options });
  const size = Object.fromEntries(
    Object.keys(DEFAULTS).map((name) => {
      const text = String(values[name]);
      if (!/^[1-9]\d{0,7}$/.test(text))
        throw new Error(`--${name}: expected a whole number from 1 to 99999999, not ${text}.`);
      return [name, Number(text)];
    }),
  ) as unknown as VolumeSize;
  if (size.retailer > size.advertisers)
    throw new Error('--retailer: expected at most as many as --advertisers.');
  if (size.lines < 2 * size.advertisers)
    throw new Error('--lines: expected at least twice as many as --advertisers.');
  return size;
}

databaseCommand(
  async ({ config, database }) => {
    const size = readSize(process.argv.slice(2));
    if (await isEmpty(database))
      await seedDemo(database, {
        size: 'full',
        seed: config.demoSeed,
        today: dayIn(DEFAULT_TIME_ZONE),
        codes: config,
      });
    const { milliseconds, ...counts } = await fillVolume(database, size);
    const figures = Object.entries(counts).map(([name, count]) => `${count} ${name}`);
    process.stdout.write(`${figures.join(', ')} in ${(milliseconds / 1000).toFixed(1)} s\n`);
    process.stdout.write(
      `The large retailer signs in as ${VOLUME_RETAILER}, with the password of the demo.\n`,
    );
  },
  { migrates: true, failureCode: 1 },
);

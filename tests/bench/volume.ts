import { fillVolume } from '../../platform/demo/volume/fillVolume.ts';
import { VOLUME_RETAILER } from '../../platform/demo/volume/volumeSize.ts';
import { startWorld } from '../support/world.ts';
import { timeLists } from './lists.ts';
import type { Measure } from './table.ts';

const SIZE = { advertisers: 20_000, retailer: 4000, lines: 200_000, redemptions: 105_000 };
const OPERATOR = 'operator@guerdon.example';
const RETAILER = 'retailer@northwind.example';

/** Every list over HTTP at the demo's size and among twenty thousand advertisers: for staff, and for a retailer of seven beside one of 4000. */
export async function measureVolume(): Promise<Measure[]> {
  const world = await startWorld({ engine: 'postgres', size: 'full' });
  try {
    const timesOf = (login: string) => timeLists(world.platformUrl, () => world.tokenFor(login));
    const before = { staff: await timesOf(OPERATOR), retailer: await timesOf(RETAILER) };
    await fillVolume(world.database, SIZE);
    const after = { staff: await timesOf(OPERATOR), retailer: await timesOf(VOLUME_RETAILER) };
    return (['staff', 'retailer'] as const).flatMap((who) =>
      [...after[who]].map(([list, time]): Measure => {
        const small = before[who].get(list) ?? Number.NaN;
        const name = `${who}: ${list.replace('/api/', '')} (${small.toFixed(1)} → ${time.toFixed(1)} ms)`;
        return { name, value: time / small, unit: '×', goal: 3 };
      }),
    );
  } finally {
    await world.close();
  }
}

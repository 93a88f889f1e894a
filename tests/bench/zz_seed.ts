import { openDatabase, migrate } from '../../platform/database/connection.ts';
import { seedDemo } from '../../platform/demo/seed.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '../../schema/dates.ts';
const d = await openDatabase({ databaseUrl: process.env.DATABASE_URL!, databaseFolder: '' }); await migrate(d);
await seedDemo(d, { size: 'full', seed: 20260, today: dayIn(DEFAULT_TIME_ZONE) }); await d.close();

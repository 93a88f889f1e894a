// `node tests/support/prepareDemo.ts FOLDER`: the data that the product of every browser worker starts from a copy of.
import { sql } from 'drizzle-orm';
import { readConfig } from '../../platform/config.ts';
import { openDatabase } from '../../platform/foundation/database/connections/connection.ts';
import { migrate } from '../../platform/foundation/database/migrate.ts';
import { seedDemo } from '../../platform/process/demo/seed.ts';
import { DEFAULT_TIME_ZONE, dayIn } from '../../schema/foundation/dates/dates.ts';
import { FRENCH_OPERATOR } from './frenchOperator.ts';
import { insertLookDispatch } from './lookDispatch.ts';

const config = readConfig({ DATA_DIR: process.argv[2] });
const database = await openDatabase(config);
await migrate(database);
await seedDemo(database, {
  size: 'small',
  seed: config.demoSeed,
  today: dayIn(DEFAULT_TIME_ZONE),
  codes: config,
});
await database.db.execute(sql`
  insert into accounts (organization_id, subject, login, email, email_verified, password_hash, name, roles, locale)
    select organization_id, 'french', ${FRENCH_OPERATOR}, ${FRENCH_OPERATOR}, true, password_hash, 'Odile Marchand', roles, 'fr'
    from accounts where login = 'operator@guerdon.example'`);
await insertLookDispatch(database);
await database.close();

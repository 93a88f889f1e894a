// dev: measure an existing database
import { buildPlatform } from '../../platform/app.ts';
import { readConfig } from '../../platform/config.ts';
import { openDatabase, migrate } from '../../platform/database/connection.ts';
import { mintAccessToken } from '../../platform/oidc/accessToken.ts';
import { loadKeys } from '../../platform/oidc/keys.ts';
import { timeLists } from './lists.ts';
import { sql } from 'drizzle-orm';
const shared = { PUBLIC_URL: 'http://localhost:45001', OIDC_CLIENT_SECRET: 'only-for-tests-and-nothing-else', LOG_LEVEL: 'silent', PLATFORM_PORT: '0' };
async function times(url: string, logins: string[]) {
  const config = readConfig({ ...shared, DATABASE_URL: url });
  const database = await openDatabase(config); await migrate(database);
  const app = await buildPlatform({ config, database });
  const base = await app.listen({ host: '127.0.0.1', port: 0 });
  const out = [];
  for (const login of logins) {
    const { rows: [a] } = await (database.db.execute(sql`select subject from accounts where login=${login}`) as any);
    const keys = await loadKeys(database);
    out.push(await timeLists(base, () => mintAccessToken(keys, { publicUrl: shared.PUBLIC_URL, subject: a.subject })));
  }
  await app.close(); await database.close();
  return out;
}
const B = 'postgres://app@127.0.0.1:55433/';
const small = await times(B + 'demo', ['operator@guerdon.example', 'retailer@northwind.example']);
const big = await times(B + (process.argv[2] ?? 'vol'), ['operator@guerdon.example', 'retailer@meridian.example']);
for (const i of [0, 1]) for (const [l, t] of big[i]!) {
  const s = small[i]!.get(l) ?? NaN;
  console.log(`${t / s > 3 ? 'MISSED' : 'ok    '} ${i ? 'retailer' : 'staff   '} ${l.padEnd(72)} ${s.toFixed(1).padStart(7)} ${t.toFixed(1).padStart(8)} ${(t / s).toFixed(1).padStart(7)}`);
}
process.exit(0);

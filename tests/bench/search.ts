import { sql } from 'drizzle-orm';
import { systemScope } from '../../platform/access/scope.ts';
import { openDatabase } from '../../platform/database/connection.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { findRewards } from '../../platform/search/findRewards.ts';
import { rebuildIndex } from '../../platform/search/rebuild.ts';
import { startPostgres } from '../support/postgres.ts';
import { fillCatalogue } from './searchVolume.ts';
import type { Measure } from './table.ts';

const ROUNDS = 9;
const KEYS = 'ember coffee 42'.length;

/** What people ask: a text letter by letter, frequent and rare words, mistyped ones, filters that find all and nothing, the beginning of a SKU. */
const SEARCHES: { search?: string; filter?: Record<string, unknown> }[] = [
  ...Array.from({ length: KEYS }, (_, at) => ({ search: 'ember coffee 42'.slice(0, at + 1) })),
  ...['gift', 'carte cadeau', 'gift aurora bo', 'voyage', 'zq', 'harvst markt', 'S01-00'].map((search) => ({
    search,
  })),
  {},
  { filter: { currency: 'JPY', faceValueMin: '500', faceValueMax: '600' } },
  { filter: { countryRestrictions: ['FR'], brandIds: ['B12'] } },
  { filter: { tagIds: ['1'], conditionsOfSale: null } },
  { search: 'gift', filter: { countryRestrictions: ['FR'], currency: 'EUR', faceValueMax: '20' } },
  { search: 'carte', filter: { hidden: true } },
];

/** The catalogue's search among a hundred thousand SKUs at the platform, on both engines: the 95th percentile over what people ask. */
export async function measureSearch(): Promise<Measure[]> {
  return [...(await measureEngine('PostgreSQL', 30)), ...(await measureEngine('PGlite', 80))];
}

async function measureEngine(engine: 'PostgreSQL' | 'PGlite', goal: number): Promise<Measure[]> {
  const server = engine === 'PostgreSQL' ? await startPostgres() : null;
  const database = await openDatabase({ databaseUrl: server?.url ?? null, databaseFolder: ':memory:' });
  try {
    await migrate(database);
    await fillCatalogue(database);
    const scope = {
      ...systemScope(database),
      organizationId: '1',
      abilities: new Set(['viewCatalog', 'viewRewards'] as const),
    };
    const started = performance.now();
    await rebuildIndex(systemScope(database));
    const built = (performance.now() - started) / 1000;
    await database.script(async (db) => {
      await db.execute(sql`vacuum analyze search_rewards`);
    });
    const p95Of = async (withFacets: boolean) => {
      const times: number[] = [];
      for (const { search = null, filter = null } of SEARCHES) {
        let best = Number.POSITIVE_INFINITY;
        for (let round = 0; round < ROUNDS; round += 1) {
          const start = performance.now();
          await findRewards(scope, { search, filter, page: 1, limit: 30 }, { withFacets });
          best = Math.min(best, performance.now() - start);
        }
        times.push(best);
      }
      times.sort((a, b) => a - b);
      return times[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;
    };
    const p95 = await p95Of(false);
    const name = `search the catalogue among 100 000 SKUs, ${engine}`;
    return [
      { name: `${name}, p95`, value: p95, unit: 'ms', goal },
      { name: `${name}, with what filters offer, p95`, value: await p95Of(true), unit: 'ms', goal },
      { name: `${name}, built in`, value: built, unit: 's', goal: 60 },
    ];
  } finally {
    await database.close();
    await server?.stop();
  }
}

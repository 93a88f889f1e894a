import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { aboutNoun, type Noun } from './nounNames.ts';

const MIGRATIONS = 'platform/database/migrations';

/** What the application role may do with the table, and which rows of it its caller sees. */
const GUARDS = `--> statement-breakpoint
grant select, insert, update on __coupons__ to guerdon_app;
--> statement-breakpoint
grant usage on sequence __coupons___id_seq to guerdon_app;
--> statement-breakpoint
alter table __coupons__ enable row level security;
--> statement-breakpoint
alter table __coupons__ force row level security;
--> statement-breakpoint
create policy __coupons___visible on __coupons__
  using ((select guerdon_staff()) or advertiser_id in (select unnest(guerdon_visible_advertisers())));
`;

/** The newest migration that makes the noun's table, or null. */
export function migrationOf(root: string, noun: Noun): string | null {
  // Generated migrations quote names, the baseline does not.
  const creation = new RegExp(aboutNoun('^create table (__coupons__|"__coupons__") \\(', noun), 'im');
  const folder = join(root, MIGRATIONS);
  const names = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.sql')) : [];
  return (
    names
      .sort()
      .reverse()
      .find((file) => creation.test(readFileSync(join(folder, file), 'utf8'))) ?? null
  );
}

/** Adds grants and row-level security to the migration that was just generated for the noun's table. Answers its path. */
export function writeTableGuards(root: string, noun: Noun): string {
  const name = migrationOf(root, noun);
  if (!name)
    throw new Error(`No migration makes the table of ${noun.plural}: run npm run migrations:generate first`);
  const path = join(root, MIGRATIONS, name);
  const text = readFileSync(path, 'utf8').trimEnd();
  writeFileSync(path, `${text}\n${aboutNoun(GUARDS, noun)}`);
  return join(MIGRATIONS, name);
}

import { runCommand } from '../../../server/runCommand.ts';
import { type PlatformConfig, readConfig } from '../../config.ts';
import { type Database, openDatabase } from '../database/connections/connection.ts';
import { migrate, requireMigrated } from '../database/migrate.ts';
import { checkKeys } from '../secrets/openCodeBox.ts';

/** A command's tools. The database is at its newest version, and the keys of the environment are those of its data. */
export interface CommandTools {
  config: PlatformConfig;
  database: Database;
}

interface CommandSettings {
  /** Migrates the database first. */
  migrates?: boolean;
  /** Exit code of a failure, beside the codes that the command sets itself. */
  failureCode?: number;
}

/**
 * Runs a command on the database that the environment names. Its keys are verified before anything else, as at a start: a command with a wrong key
 * could store what nobody can open, or pass what was given before.
 */
export function databaseCommand(
  run: (tools: CommandTools) => Promise<void>,
  { migrates = false, ...settings }: CommandSettings = {},
): void {
  runCommand(async () => {
    const config = readConfig(process.env);
    await withDatabase(config, async (database) => {
      if (migrates) await migrate(database);
      else await requireMigrated(database);
      await checkKeys(config, database);
      await run({ config, database });
    });
  }, settings);
}

/** Opens the database for a command, and closes it afterwards. */
export async function withDatabase(
  config: PlatformConfig,
  run: (database: Database) => Promise<void>,
): Promise<void> {
  const database = await openDatabase(config);
  try {
    await run(database);
  } finally {
    await database.close();
  }
}

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Scope } from '../../platform/foundation/access/scope.ts';
import { attemptJob } from '../../platform/foundation/jobs/attempt.ts';
import { leaseJobs } from '../../platform/foundation/jobs/lease.ts';
import { folderVault } from '../../platform/foundation/media/storage/folderVault.ts';
import { expireFiles } from '../../platform/foundation/sealedFiles/expire.ts';
import { SEALED_NOUNS } from '../../platform/process/sealedNouns.ts';
import { exportBody } from '../../platform/reports/redemptionExports/choice.ts';
import { createExport } from '../../platform/reports/redemptionExports/create.ts';
import { exportFile } from '../../platform/reports/redemptionExports/exportFiles.ts';
import { redemptionExporter } from '../../platform/reports/redemptionExports/exportJob.ts';
import type { ExportJson } from '../../platform/reports/redemptionExports/shape.ts';
import { silentLog } from './engineJobs.ts';
import type { EngineWorld } from './engineWorld.ts';

/** Exports of an engine's world, their files in a folder of their own. */
export interface ExportRuns {
  folder: string;
  /** What rests in the folder. */
  kept(): string[];
  ask(scope: Scope, body: Record<string, unknown>, key?: string | null): Promise<ExportJson>;
  /** Does queued jobs of exports, or the removal of those that are over. */
  work(kind?: 'redemptionExport' | 'expiredExports'): Promise<string[]>;
  /** The bytes that a caller gets. */
  fetch(scope: Scope, id: string): Promise<Buffer>;
  close(): void;
}

/** Opens them, in a folder that is new unless it is said. */
export function exportRuns(
  { database, box, run }: Pick<EngineWorld, 'database' | 'box' | 'run'>,
  folder = mkdtempSync(join(tmpdir(), 'guerdon-exports-')),
  vault = folderVault(folder),
): ExportRuns {
  const tools = { box, vault, staffDomains: ['guerdon.example'] };
  const handlers = {
    redemptionExport: redemptionExporter(tools),
    expiredExports: expireFiles(vault, SEALED_NOUNS),
  };
  let keys = 0;
  return {
    folder,
    kept: () => readdirSync(folder),
    ask: (scope, body, key = `export ${++keys}`) =>
      createExport(
        scope,
        { request: exportBody.parse({ format: 'csv', ...body }), key },
        { box, log: silentLog },
      ),
    async work(kind = 'redemptionExport') {
      if (kind === 'expiredExports')
        await run(sql`insert into jobs (kind, payload) values ('expiredExports', '{}')`);
      const ended: string[] = [];
      for (;;) {
        const [job] = await leaseJobs(database, 1, { seconds: 60, kinds: [kind] });
        if (!job) return ended;
        ended.push(await attemptJob({ database, log: silentLog }, job, { leaseSeconds: 60, handlers }));
      }
    },
    async fetch(scope, id) {
      const chunks: Buffer[] = [];
      for await (const chunk of await (await exportFile(scope, id, { database, box, vault })).open())
        chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}

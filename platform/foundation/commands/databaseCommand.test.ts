import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EngineWorld, SKUS, startEngineWorld } from '../../../tests/support/engineWorld.ts';
import { readConfig } from '../../config.ts';
import { openCodeBox } from '../secrets/openCodeBox.ts';

let world: EngineWorld;
const folder = mkdtempSync(join(tmpdir(), 'guerdon-commands-'));
beforeAll(async () => {
  world = await startEngineWorld();
  await openCodeBox({ ...readConfig(world.environment), isDemo: false }, world.database);
});
afterAll(async () => {
  await world?.close();
  rmSync(folder, { recursive: true });
});

/** Runs a command on the world's database. */
function run(file: string, args: string[] = [], env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [file, ...args], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: folder, ...world.environment, ...env },
  });
  const output: string[] = [];
  child.stdout.on('data', (text) => output.push(String(text)));
  child.stderr.on('data', (text) => output.push(String(text)));
  return new Promise<{ code: number | null; output: string }>((resolve) => {
    child.once('close', (code) => resolve({ code, output: output.join('') }));
  });
}

test('a failed statement of codes:import tells its cause, and none of the codes', async () => {
  const file = join(folder, 'codes.csv');
  writeFileSync(file, `sku,code,batch_no\n${SKUS.pool},CANARY-4711,CANARY-BATCH\n`);
  await world.run(sql`alter table reward_codes rename column batch_no to batch_away`);
  const { code, output } = await run('platform/fulfillment/codes/importCommand.ts', [file]);
  await world.run(sql`alter table reward_codes rename column batch_away to batch_no`);
  expect(code).toBe(2);
  expect(output).toMatch(/^0 of 1 codes imported, then an error\. .*\ndatabase error 42703: .*batch_no.*\n$/);
  expect(output).not.toContain('CANARY');
});

test.each(['platform/money/reconciliation/command.ts', 'platform/fulfillment/codes/importCommand.ts'])(
  '%s with another key is refused, and names it',
  async (file) => {
    const secret = randomBytes(32).toString('base64');
    const { code, output } = await run(file, ['none.csv'], { CODES_KEYS: `k1:${secret}` });
    expect(code).toBe(2);
    expect(output).toMatch(/CODES_KEYS: the key "k1" is not the one/);
    expect(output).not.toContain(secret.slice(0, 12));
  },
);

import { request } from 'node:http';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { loadKeys } from '../../platform/people/signIn/issuer/keys.ts';
import { mintAccessToken } from '../../platform/people/signIn/tokens/accessToken.ts';
import { type EngineWorld, startEngineWorld } from '../support/engineWorld.ts';
import { type PlatformProcess, startPlatformProcess } from '../support/platformProcess.ts';

const PUBLIC_URL = 'https://x.example';
const LINES = 20_000;

let world: EngineWorld;
let platform: PlatformProcess;
let authorization: string;
let dispatchId: string;
beforeAll(async () => {
  world = await startEngineWorld('postgres');
  ({ dispatchId } = await world.dispatch(LINES, { kind: 'download_links', channel: null }));
  const token = await mintAccessToken(await loadKeys(world.database), {
    publicUrl: PUBLIC_URL,
    subject: 'ada',
  });
  authorization = `Bearer ${token}`;
  platform = startPlatformProcess({
    ...world.environment,
    PLATFORM_ROLE: 'api',
    PUBLIC_URL,
    OIDC_CLIENT_SECRET: 'only-for-tests-and-nothing-else',
    SMTP_URL: 'smtp://localhost:9',
  });
});
afterAll(async () => {
  platform?.child.kill('SIGKILL');
  await world?.close();
});

async function ask(): Promise<string> {
  const address = await platform.address;
  const answer = await fetch(`${address}/api/dispatches/${dispatchId}/extracts`, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'links', reason: 'Asked by phone' }),
  });
  expect(answer.status).toBe(201);
  return address + ((await answer.json()) as { url: string }).url;
}

/** Reads a file; `onBegin` is called with its first bytes. Answers how many lines came, and whether its reader was told that it is whole. */
function read(url: string, onBegin: () => void): Promise<{ lines: number; isWhole: boolean }> {
  return new Promise((resolve, reject) => {
    let lines = 0;
    const call = request(url, { headers: { authorization } }, (answer) => {
      expect(answer.statusCode).toBe(200);
      answer.once('data', onBegin);
      answer.on('data', (part: Buffer) => {
        lines += part.filter((byte) => byte === 10).length;
      });
      answer.once('close', () => resolve({ lines, isWhole: answer.complete }));
      answer.once('error', () => {});
    });
    call.once('error', reject).end();
  });
}

test('a platform that is killed while it writes a file leaves a transfer that its reader sees broken, and no file', async () => {
  expect(await read(await ask(), () => {})).toEqual({ lines: LINES + 1, isWhole: true });
  const url = await ask();
  const broken = await read(url, () => void platform.child.kill('SIGKILL'));
  expect(broken.isWhole).toBe(false);
  expect(broken.lines).toBeLessThan(LINES);
  const [used] = await world.rows<{ used: number }>(
    sql`select count(*)::int as used from extracts where downloaded_at is not null`,
  );
  expect(used).toEqual({ used: 2 });
});

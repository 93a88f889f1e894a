// The product as `npm start` starts it, on a database of its own, with a link between gateway and platform that journeys can cut.
import { spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Fault, startFaultyLink } from './faultyLink.ts';

const port = Number(process.env.JOURNEYS_PORT);
const platformPort = Number(process.env.JOURNEYS_PLATFORM_PORT);
const demo = process.env.JOURNEYS_DEMO;
const folder = mkdtempSync(join(tmpdir(), 'guerdon-journeys-'));
if (demo) cpSync(demo, folder, { recursive: true });
const link = await startFaultyLink(`http://127.0.0.1:${platformPort}`);

const deliveryReportsSecret = randomBytes(32).toString('hex');

// `GET /?fault=down&only=POST /api/graphql` cuts the link, `GET /ready` answers once both processes do, `GET /report?id=…&event=bounced` is what a mail
// service says of a message.
const control = createServer((request, response) => {
  const { searchParams, pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === '/ready') {
    void areReady().then((isReady) => response.writeHead(isReady ? 200 : 503).end());
    return;
  }
  if (pathname === '/report') {
    void report(Object.fromEntries(searchParams)).then((status) => response.writeHead(status).end());
    return;
  }
  link.fault = (searchParams.get('fault') ?? 'none') as Fault;
  const only = searchParams.get('only');
  link.only = only ? new RegExp(only) : null;
  response.end('ok');
}).listen(Number(process.env.JOURNEYS_CONTROL_PORT), '127.0.0.1');

async function areReady(): Promise<boolean> {
  const answers = [port, platformPort].map((one) =>
    fetch(`http://127.0.0.1:${one}/readyz`).then(({ ok }) => ok),
  );
  return (await Promise.allSettled(answers)).every((one) => one.status === 'fulfilled' && one.value);
}

async function report(fields: Record<string, string>): Promise<number> {
  const body = JSON.stringify(fields);
  const signature = createHmac('sha256', deliveryReportsSecret).update(body).digest('hex');
  const answer = await fetch(`http://127.0.0.1:${platformPort}/api/delivery_reports`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-signature': signature },
    body,
  });
  return answer.status;
}

const product = spawn(process.execPath, ['gateway/start.ts'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PUBLIC_URL: `http://localhost:${port}`,
    PLATFORM_URL: link.url,
    PLATFORM_PORT: String(platformPort),
    DATA_DIR: folder,
    DEMO_SIZE: process.env.JOURNEYS_SIZE ?? 'small',
    CONTACT_URL: 'mailto:support@guerdon.example',
    REPORTS_SECRET: deliveryReportsSecret,
    LOG_LEVEL: 'warn',
  },
});

process.on('SIGTERM', () => product.kill('SIGTERM'));
process.on('SIGINT', () => product.kill('SIGINT'));
process.stdin.resume().once('end', () => product.kill('SIGTERM'));
product.once('exit', (code) => {
  control.close();
  void link.close().then(() => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(code ?? 0);
  });
});

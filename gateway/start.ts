// `npm start` and `npm run dev`: builds what is missing, runs platform and gateway, and ends both together.
import { isDemo } from '../schema/environment.ts';
import { DEMO_PASSWORD } from '../schema/signIn.ts';
import { buildWhatIsMissing } from './start/build.ts';
import { startProcess } from './start/processes.ts';
import { whenReady } from './start/ready.ts';

const DEMO_ACCOUNTS = [
  ['operator@guerdon.example', 'staff'],
  ['second.operator@guerdon.example', 'staff, to approve'],
  ['retailer@northwind.example', 'several advertisers'],
  ['shop@cornershop.example', 'one advertiser'],
  ['nobody@guerdon.example', 'no role'],
  ['{role}@roles.example', 'that role alone'],
] as const;

const isDevelopment = process.argv.includes('--dev');
const say = (text: string) => process.stdout.write(`${text}\n`);

if (!isDevelopment) await buildWhatIsMissing(say);

const publicUrl = process.env.PUBLIC_URL || 'http://localhost:4000';
const gatewayPort = process.env.GATEWAY_PORT || new URL(publicUrl).port || '4000';
const gatewayHost = process.env.GATEWAY_HOST || '127.0.0.1';

const platform = startProcess('platform/main.ts', isDevelopment ? { watch: true } : {});
const gateway = startProcess('gateway/main.ts', isDevelopment ? { args: ['--dev'] } : {});
const children = [platform, gateway];

let isStopping = false;
/** Ends both, the gateway first so that it can still answer what it has begun; ends this process with `code`. */
async function stop(code: number): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  await gateway.stop();
  await platform.stop();
  process.exit(code);
}
process.on('SIGTERM', () => void stop(0));
process.on('SIGINT', () => void stop(0));
for (const child of children) {
  void child.ended.then((code) => {
    if (!isStopping) say(`${child.name} ended${code === null ? '' : ` with ${code}`}.`);
    return stop(code ?? 1);
  });
}

await whenReady(`http://${gatewayHost}:${gatewayPort}/readyz`);
say(`\nGuerdon: ${publicUrl}`);
say(`Playground: ${publicUrl}/playground/`);
if (isDemo(process.env)) {
  if (!process.env.SMTP_URL) say(`Mails of the demo: ${publicUrl}/mail`);
  say(`\nDemo accounts, password ${DEMO_PASSWORD}:`);
  for (const [login, what] of DEMO_ACCOUNTS) say(`  ${login.padEnd(34)}${what}`);
}

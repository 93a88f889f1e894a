// `npm start` and `npm run dev`: builds what is missing, keeps platform and gateway running, and ends both together.
import { isDemo } from '../schema/foundation/process/environment.ts';
import { DEMO_PASSWORD } from '../schema/foundation/signIn.ts';
import { buildWhatIsMissing } from './start/build.ts';
import { type RunningProcess, startProcess } from './start/processes.ts';
import { whenReady } from './start/ready.ts';
import { supervise } from './start/supervise.ts';

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

// Both run here, so the gateway learns the port of the platform from its setting.
if (process.env.PLATFORM_PORT) process.env.PLATFORM_URL ||= `http://localhost:${process.env.PLATFORM_PORT}`;

say(`Starting Guerdon at ${publicUrl} …`);
let gateway: RunningProcess | null = null;
const supervisor = supervise(
  [
    // The gateway shows how far the platform is to people who come before it is ready.
    () =>
      startProcess('platform/main.ts', {
        watch: isDevelopment,
        onProgress: (progress) => gateway?.tell(progress),
      }),
    () => {
      gateway = startProcess('gateway/main.ts', { args: isDevelopment ? ['--dev'] : [] });
      return gateway;
    },
  ],
  { say },
);
void supervisor.ended.then((code) => process.exit(code));
// The gateway ends first, so that it can still finish its open requests.
process.on('SIGTERM', () => void supervisor.stop());
process.on('SIGINT', () => void supervisor.stop());

// Another process may answer at a port that is taken: ours have said that they listen.
await supervisor.ready;
await whenReady(`http://${gatewayHost}:${gatewayPort}/readyz`);
say(`\nGuerdon: ${publicUrl}`);
say(`Playground: ${publicUrl}/playground/`);
if (isDemo(process.env)) {
  if (!process.env.SMTP_URL) say(`Mails of the demo: ${publicUrl}/mail`);
  say(`\nDemo accounts, password ${DEMO_PASSWORD}:`);
  for (const [login, what] of DEMO_ACCOUNTS) say(`  ${login.padEnd(34)}${what}`);
}

// One server under measurement: reports its port, and on request its CPU time or a token.
import { buildGateway } from '../../gateway/app.ts';
import { readConfig } from '../../gateway/config.ts';
import { staticFiles } from '../../gateway/foundation/http/static/staticFiles.ts';
import { byHand } from './byHand.ts';
import { ownPlatform } from './ownPlatform.ts';

const kind = process.argv[2];
const platform = kind === 'platform' ? await ownPlatform() : null;
const app =
  platform?.app ??
  (kind === 'byHand'
    ? byHand(process.env.PLATFORM_URL ?? '')
    : await buildGateway({
        config: readConfig(process.env),
        ...(kind === 'floor' && { serveWeb: (web) => staticFiles(web, { root: process.env.FLOOR ?? '' }) }),
      }));
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.on('message', async (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
  if (message === 'stop') void app.close().then(() => process.exit(0));
  if (platform && typeof message === 'object' && message && 'login' in message)
    process.send?.({ token: await platform.tokenFor(String(message.login)) });
});
process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });

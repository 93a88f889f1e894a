// One server under measurement: says its port, and its CPU time when asked.
import { buildGateway } from '../../gateway/app.ts';
import { readConfig } from '../../gateway/config.ts';
import { byHand } from './byHand.ts';

const app =
  process.argv[2] === 'gateway'
    ? await buildGateway({ config: readConfig(process.env) })
    : byHand(process.env.PLATFORM_URL ?? '');
await app.listen({ host: '127.0.0.1', port: 0 });
const address = app.server.address();
process.on('message', (message) => {
  if (message === 'cpu') process.send?.({ cpu: process.cpuUsage() });
  if (message === 'stop') void app.close().then(() => process.exit(0));
});
process.send?.({ port: typeof address === 'object' && address ? address.port : 0 });

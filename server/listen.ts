import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { SettingError } from '../schema/foundation/process/settingError.ts';

/** Where a process listens, and the environment variables that say so. */
export interface Listener {
  host: string;
  port: number;
  settings: { host: string; port: string };
}

/** Listens there. @throws SettingError naming the variable if the address cannot be used. */
export async function listenOn(app: FastifyInstance, listener: Listener): Promise<void> {
  try {
    await app.listen({ host: listener.host, port: listener.port });
  } catch (error) {
    throw refusalOf(error, listener);
  }
}

/** Finds out whether a process can listen there before it does long work. @throws SettingError */
export async function checkListener(listener: Listener): Promise<void> {
  if (listener.port === 0) return;
  const server = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen({ host: listener.host, port: listener.port }, resolve);
    });
  } catch (error) {
    throw refusalOf(error, listener);
  }
  await new Promise((resolve) => server.close(resolve));
}

function refusalOf(error: unknown, { host, port, settings }: Listener): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE')
    return new SettingError(`Port ${port} of ${host} is taken: set ${settings.port}.`);
  if (code === 'EACCES')
    return new SettingError(`Port ${port} is not open to this user: set ${settings.port} to 1024 or higher.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new SettingError(`${host} is no address of this machine: set ${settings.host}.`);
  return error;
}

import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Database } from '../../foundation/database/connections/connection.ts';
import { countTry, forgetTries, secondsToWait } from './delays.ts';
import { basicOf } from './issuer/programClients.ts';
import { isProgramClientId } from './tokens/apiKeys.ts';

/** A request from the plugin, with the address of its sender. */
export interface FromAddress {
  address?: string;
}

/** Every spelling that the issuer accepts for its token endpoint. */
const TOKEN_PATH = /^\/token\/?$/i;

/**
 * Makes a program wait longer and longer after wrong secrets of it from one address, as people wait after wrong passwords: 429 with `retry-after`, also
 * for a right one meanwhile. What comes from another address is let through. Who sends the secret in the body is known only once the issuer has read it.
 */
export function delaySecrets(database: Database) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    if (!TOKEN_PATH.test(ctx.path)) return next();
    const address = (ctx.req as FromAddress).address ?? ctx.ip;
    const named = (): string => {
      const id = ctx.oidc?.params?.client_id;
      return basicOf(ctx.get('authorization'))[0] || (typeof id === 'string' ? id : '');
    };
    const tries = (clientId: string) => `${clientId} ${address}`;
    const early = named();
    if (isProgramClientId(early) && (await isToWait(ctx, database, tries(early)))) return;
    await next();
    const clientId = named();
    if (!isProgramClientId(clientId)) return;
    if (ctx.status === 200) {
      if (early === '' && (await isToWait(ctx, database, tries(clientId)))) return;
      return forgetTries(database.db, 'secret', tries(clientId));
    }
    if (ctx.status !== 401) return;
    const wait = await countTry(database, 'secret', tries(clientId));
    if (wait > 0) slowDown(ctx, wait);
  };
}

async function isToWait(ctx: KoaContextWithOIDC, database: Database, tries: string): Promise<boolean> {
  const wait = await secondsToWait(database, 'secret', tries);
  if (wait > 0) slowDown(ctx, wait);
  return wait > 0;
}

function slowDown(ctx: KoaContextWithOIDC, wait: number): void {
  ctx.status = 429;
  ctx.set('retry-after', String(wait));
  ctx.set('cache-control', 'no-store');
  ctx.body = { error: 'slow_down', error_description: `wrong secrets: try again in ${wait} s` };
}

// Refresh tokens are rotated: each has one successor, which concurrent requests share. Reuse after that ends the grant.
import { createHmac } from 'node:crypto';
import Provider, { type KoaContextWithOIDC } from 'oidc-provider';
import type { Keys } from '../issuer/keys.ts';

/** Seconds in which a rotated refresh token still leads its client to the successor: several tabs and gateways refresh at once. */
export const GRACE_SECONDS = 30;

/** The refresh token that follows another. It is computed, so that two processes which rotate one at once name the same. */
export type SuccessorOf = (token: string) => string;

/** Without the secret, the successor of a token cannot be computed. */
export function successors({ cookies }: Keys): SuccessorOf {
  const secret = cookies.at(-1) ?? '';
  return (token) => createHmac('sha256', secret).update(`successor of ${token}`).digest('base64url');
}

/** True if the token must be rotated. A token whose successor was found in its place is not rotated. */
export async function shallRotate(ctx: KoaContextWithOIDC): Promise<boolean> {
  return ctx.oidc.entities.RefreshToken?.jti === ctx.oidc.params?.refresh_token;
}

/** Names every rotated token's successor, and answers the one that was found in place of the token that was sent. */
export function rotateToSuccessors(provider: Provider, successorOf: SuccessorOf): void {
  const { prototype } = provider.RefreshToken as unknown as { prototype: { generateTokenId(): string } };
  const anyId = prototype.generateTokenId;
  prototype.generateTokenId = function generate() {
    const rotated = Provider.ctx?.oidc.entities.RotatedRefreshToken;
    return rotated ? successorOf(rotated.jti) : anyId.call(this);
  };
  provider.use(async (ctx, next) => {
    await next();
    const { RefreshToken: current, RotatedRefreshToken: rotated } = ctx.oidc?.entities ?? {};
    const body = ctx.body as { refresh_token?: string } | undefined;
    if (body?.refresh_token && current && !rotated) body.refresh_token = current.jti;
  });
}

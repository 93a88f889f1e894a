// A client of the issuer that can misbehave: requests codes with any parameters and exchanges them with any proof.
import { createHash } from 'node:crypto';
import { DEMO_CLIENT_SECRET } from '../../schema/foundation/signIn.ts';
import { RIGHT_PASSWORD, type SignInWorld } from './signInWorld.ts';
import type { Answer, Visitor } from './visitor.ts';

export const VERIFIER = 'a-verifier-of-at-least-forty-three-characters-0123456789';
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

export interface TokenAnswer {
  status: number;
  body: {
    error?: string;
    access_token?: string;
    refresh_token?: string;
    id_token?: string;
    expires_in?: number;
  };
}

/** The authorization address as the gateway builds it; a null value removes a parameter. */
export function authorizationUrl(world: SignInWorld, changes: Record<string, string | null> = {}): string {
  const all: Record<string, string | null> = {
    client_id: 'guerdon-gateway',
    redirect_uri: `${world.publicUrl}/auth/callback`,
    response_type: 'code',
    scope: 'openid',
    state: 'state',
    nonce: 'nonce',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    ...changes,
  };
  const parameters = Object.entries(all).filter((entry): entry is [string, string] => entry[1] !== null);
  return `${world.publicUrl}/oidc/auth?${new URLSearchParams(parameters)}`;
}

/** Follows the pages until the issuer redirects the browser to the callback; returns that address. */
export async function callbackOf(
  world: SignInWorld,
  visitor: Visitor,
  login = world.logins.person,
): Promise<URL> {
  let answer: Answer = await visitor.send(authorizationUrl(world));
  for (let step = 0; step < 10; step++) {
    const next = answer.location;
    if (next?.startsWith(`${world.publicUrl}/auth/callback`)) return new URL(next);
    answer = next
      ? await visitor.send(next)
      : await visitor.post(answer.url, { login, password: RIGHT_PASSWORD });
  }
  throw new Error(`The issuer sent no code: ${answer.status} ${answer.text.slice(0, 200)}`);
}

/** Posts to an endpoint of the issuer as the gateway's client, with another secret if wanted. */
export async function asClient(
  world: SignInWorld,
  path: string,
  fields: Record<string, string>,
  secret = DEMO_CLIENT_SECRET,
): Promise<TokenAnswer> {
  const answer = await fetch(`${world.platformUrl}/oidc/${path}`, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { authorization: `Basic ${Buffer.from(`guerdon-gateway:${secret}`).toString('base64')}` },
  });
  const text = await answer.text();
  return { status: answer.status, body: text ? JSON.parse(text) : {} };
}

/** Trades a code for tokens. */
export function trade(
  world: SignInWorld,
  callback: URL,
  changes: Record<string, string> = {},
): Promise<TokenAnswer> {
  return asClient(world, 'token', {
    grant_type: 'authorization_code',
    code: callback.searchParams.get('code') ?? '',
    redirect_uri: `${world.publicUrl}/auth/callback`,
    code_verifier: VERIFIER,
    ...changes,
  });
}

/** Trades a refresh token for new tokens. */
export function renew(world: SignInWorld, refreshToken: string | undefined): Promise<TokenAnswer> {
  return asClient(world, 'token', { grant_type: 'refresh_token', refresh_token: refreshToken ?? '' });
}

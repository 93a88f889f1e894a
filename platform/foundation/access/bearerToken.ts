import type { IncomingMessage } from 'node:http';

/** Whom a valid access token speaks for. */
export interface Bearer {
  subject: string;
  clientId: string;
  /** The client is an API key that speaks for itself: a client of our own issuer, and its own subject. */
  isKey: boolean;
  /** The secret that the token of a service account was made for, by its id; not there for anybody else. */
  secretId?: string;
  /** The external issuer that names the subject; not there for our own. */
  issuer?: string;
}

/** The token of the `Authorization` header; null when there is none, two, or another scheme. Nothing else is read. */
export function bearerOf(message: IncomingMessage): string | null {
  const headers = message.headersDistinct.authorization ?? [];
  if (headers.length !== 1) return null;
  return /^Bearer ([\w~+/.-]+=*)$/i.exec(headers[0] ?? '')?.[1] ?? null;
}

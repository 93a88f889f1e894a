import type { IncomingHttpHeaders } from 'node:http';

/** The parts of a request that decide between a page and JSON. */
export interface NegotiatedRequest {
  method?: string | undefined;
  url?: string | undefined;
  headers: IncomingHttpHeaders;
}

/** Addresses for programs, whatever their HTTP library accepts by default (that of Java accepts HTML), and those that only programs post to. */
const PROGRAM_ADDRESSES = /^\/(?:api|graphql)(?:[/?]|$)/i;
const PROGRAM_POSTS = /^\/oidc\/token(?:[/?]|$)/i;

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json$/;

/**
 * True if a refusal of this request is a page: for a browser that navigates, and for a caller that accepts HTML. A program gets JSON: one that accepts
 * JSON at least as much, that sends a token or JSON, or whose address is for programs. Every refusal of both processes follows this rule.
 */
export function wantsPage({ method = 'GET', url = '', headers }: NegotiatedRequest): boolean {
  if (headers['sec-fetch-mode'] === 'navigate') return true;
  if (headers.authorization !== undefined || headers['x-guerdon-client'] !== undefined) return false;
  if (JSON_TYPE.test((headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '')) return false;
  if (PROGRAM_ADDRESSES.test(url)) return false;
  if (method !== 'GET' && method !== 'HEAD' && PROGRAM_POSTS.test(url)) return false;
  const accepted = qualities(headers.accept ?? '');
  const page = Math.max(0, accepted.get('text/html') ?? 0);
  const json = Math.max(0, ...[...accepted].filter(([type]) => JSON_TYPE.test(type)).map(([, q]) => q));
  return page > json;
}

/** Media types of an Accept header with their qualities. */
function qualities(accept: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const range of accept.slice(0, 2000).split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const quality = parameters.find((text) => text.startsWith('q='));
    weights.set(type, quality === undefined ? 1 : Number(quality.slice(2)) || 0);
  }
  return weights;
}

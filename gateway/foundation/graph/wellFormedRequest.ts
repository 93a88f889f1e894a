import type { FastifyRequest } from 'fastify';
import { isNestedTooDeep, MAX_NESTING } from '../../../schema/foundation/process/nesting.ts';

/** The request cannot be understood: HTTP 400. */
class MalformedRequest extends Error {
  readonly statusCode = 400;
}

/** Refuses by 400 what Apollo, the schema and whatever calls itself would break on: a host that is none, values nested too deep, and a hash that is none. */
export function checkWellFormed({ body, query, hostname }: FastifyRequest): void {
  if (!URL.canParse(`http://${hostname}/`)) throw new MalformedRequest('The host is none.');
  const payload = (body ?? query) as Record<string, unknown> | null;
  if (typeof payload !== 'object' || payload === null) return;
  const variables = parsed(payload.variables);
  const extensions = parsed(payload.extensions);
  if ([payload, variables, extensions].some(isNestedTooDeep))
    throw new MalformedRequest(`Values stand within each other more than ${MAX_NESTING} levels deep.`);
  const hashed = (extensions as Record<string, unknown> | null | undefined)?.persistedQuery;
  if (hashed !== undefined && hashed !== null && !isPersisted(hashed))
    throw new MalformedRequest(
      'extensions.persistedQuery has to be an object with version 1 and sha256Hash.',
    );
}

function isPersisted(value: unknown): boolean {
  const { version, sha256Hash } = value as { version?: unknown; sha256Hash?: unknown };
  return version === 1 && typeof sha256Hash === 'string';
}

/** By GET variables and extensions are texts of JSON; a text that is none is Apollo's to refuse. */
function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return null;
  }
}

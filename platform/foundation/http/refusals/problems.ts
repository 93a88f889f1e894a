import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import { acceptedLocale } from '../../../../schema/foundation/contacts/acceptedLocale.ts';
import type { UiLocale } from '../../../../schema/foundation/contacts/languages.ts';
import { isUnavailable } from '../../database/connections/availability.ts';
import { responseSchema } from '../responseSchema.ts';
import { Refusal } from './refusal.ts';
import { type RefusalName, refusalTitle } from './refusalWords.ts';

/** The body of every refusal, as `application/problem+json`. */
export const problem = responseSchema(
  'Problem',
  z.object({
    status: z.int(),
    title: z.string(),
    error_name: z.string(),
    message: z.string(),
    error_detail: z.string().optional(),
    field_errors: z
      .array(
        z.object({
          field: z.string().meta({
            description:
              'Path of the field. An item of a list has its place from 0 (`quantities.0.value`); rows and lines of a table or file have their number from 1 (`rows.1.email`)',
          }),
          rule: z.string(),
          limit: z.string().optional(),
        }),
      )
      .optional(),
    record_id: z.string().optional().meta({
      description: 'Identifier of the record that the message names, such as the promotion of `draft_used`',
    }),
    current: z.unknown().optional(),
  }),
);

/** Fastify's error codes and our refusals for them. Its other client errors are malformed bodies. */
const REFUSAL_OF_CODE: Record<string, RefusalName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_BAD_URL: 'not_found',
};

/** Maps an error to a refusal. Unknown errors become `internal`, without details. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  const { code, statusCode } = (error ?? {}) as Partial<FastifyError>;
  const name = REFUSAL_OF_CODE[code ?? ''];
  if (name) return new Refusal(name);
  // The sender left in the middle of its body: the code is that of a lost connection, but it is not the database's.
  if (statusCode === 400 && code === 'ECONNRESET') return new Refusal('invalid_json');
  if (isUnavailable(error)) return new Refusal('unavailable', { retryAfter: 2 });
  if (code?.startsWith('FST_') && statusCode && statusCode < 500) return new Refusal('invalid_json');
  return new Refusal('internal');
}

/** The body of a refusal, in the reader's language. */
export function problemBody(refusal: Refusal, locale: UiLocale): z.output<typeof problem> {
  const { kind, detail, status } = refusal;
  const title = refusalTitle(locale, kind);
  return {
    status,
    title,
    error_name: refusal.name,
    message: detail.message ?? title,
    ...(detail.errorDetail === undefined ? {} : { error_detail: detail.errorDetail }),
    ...(detail.fieldErrors === undefined ? {} : { field_errors: [...detail.fieldErrors] }),
    ...(detail.recordId === undefined ? {} : { record_id: detail.recordId }),
    ...(detail.current === undefined ? {} : { current: detail.current }),
  };
}

/** Writes a refusal. */
export function answer(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { detail, status } = refusal;
  const body = problemBody(refusal, acceptedLocale(request.headers['accept-language']) ?? 'en');
  if (detail.retryAfter !== undefined) reply.header('retry-after', String(detail.retryAfter));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply.code(status).type('application/problem+json; charset=utf-8').send(JSON.stringify(body));
}

/** Answers every error and every unknown path as problem+json. */
export const problemsPlugin = fp(async (app: FastifyInstance) => {
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalOf(error);
    if (refusal.status === 503) request.log.warn({ err: error }, 'request was not available');
    else if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
    return answer(refusal, request, reply);
  });
  app.setNotFoundHandler((request, reply) => answer(new Refusal('not_found'), request, reply));
});

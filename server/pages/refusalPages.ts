import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { PAGE_HEADERS } from './pageStyle.ts';
import { recipientRefusal } from './recipientRefusal.ts';
import { type RefusedRequest, secondsOf } from './refusal.ts';
import { refusalPage } from './refusalPage.ts';
import { wantsPage } from './wantsPage.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A probe: its status is what it says, to whoever asks. */
    isProbe?: boolean;
  }
}

/** Headers of the answer that a page replaces. */
const OF_THE_BODY = [
  'content-type',
  'content-length',
  'content-encoding',
  'content-disposition',
  'etag',
  'last-modified',
];

/** Maximum bytes of a refusal that are read for its reason. */
const MAX_REASON_BYTES = 64 * 1024;

/** Maximum characters of a reason that a page shows. */
const MAX_REASON_LENGTH = 500;

interface RefusalPagesOptions {
  /** True if a request is a recipient's; by default those below `/r/`. */
  isRecipient?: (request: FastifyRequest) => boolean;
}

/**
 * Every refusal (a status from 400 on) of every route is a page for a person and stays JSON for a program. A route that refuses sends JSON and knows
 * nothing of pages, unless it has a better page of its own. Register it before the routes.
 */
export const refusalPages = fp<RefusalPagesOptions>(
  async (app: FastifyInstance, { isRecipient = ({ url }) => isRecipientPath(url) }) => {
    app.addHook('onSend', async (request, reply, payload) => {
      if (reply.statusCode < 400 || request.routeOptions.config.isProbe) return payload;
      vary(reply);
      const type = String(reply.getHeader('content-type') ?? '');
      if (type.startsWith('text/html') || !wantsPage(requestOf(request))) return payload;
      const text = await textOf(payload);
      const message = type.startsWith('text/plain') ? text.slice(0, MAX_REASON_LENGTH) : reasonIn(text);
      for (const name of OF_THE_BODY) reply.removeHeader(name);
      const page = refusalAnswer(
        refusedRequest(request, { status: reply.statusCode, retryAfter: reply.getHeader('retry-after') }),
        { isRecipient: isRecipient(request), message },
      );
      reply.headers(page.headers);
      return page.html;
    });
  },
);

export const isRecipientPath = (url: string): boolean => /^\/r(?:\/|\?|$)/.test(url);

const requestOf = ({ method, url, headers }: FastifyRequest) => ({ method, url, headers });

/** The page's text for a request that was refused with this status. */
export function refusedRequest(
  { method, url, headers, id }: Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'id'>,
  { status, retryAfter }: { status: number; retryAfter: unknown },
): RefusedRequest {
  const { referer, host } = headers;
  const isOurs = referer !== undefined && URL.canParse(referer) && new URL(referer).host === host;
  return {
    status,
    method,
    url,
    referer: isOurs ? referer : undefined,
    acceptLanguage: headers['accept-language'],
    requestId: String(id),
    retryAfter: secondsOf(retryAfter),
  };
}

/** The page with its headers. */
export function refusalAnswer(
  refused: RefusedRequest,
  { isRecipient, message }: { isRecipient: boolean; message?: string | undefined },
): { html: string; headers: Record<string, string> } {
  if (isRecipient) return recipientRefusal(refused);
  return { html: refusalPage({ ...refused, message }), headers: PAGE_HEADERS };
}

/** A refusal depends on what its caller accepts; no cache may give one caller the answer to another. */
function vary(reply: FastifyReply): void {
  const names = String(reply.getHeader('vary') ?? '');
  if (!/\baccept\b(?!-)/i.test(names)) reply.header('vary', names === '' ? 'accept' : `${names}, accept`);
}

/** The reason that a refusal gives in the reader's language, where it gives more than its title. */
function reasonIn(text: string): string | undefined {
  try {
    const { title, message, status } = JSON.parse(text) as Record<string, unknown>;
    const isReason = typeof message === 'string' && message !== title && Number(status) < 500;
    return isReason && message.length <= MAX_REASON_LENGTH ? message : undefined;
  } catch {
    return undefined;
  }
}

async function textOf(payload: unknown): Promise<string> {
  if (typeof payload === 'string') return payload;
  if (Buffer.isBuffer(payload)) return payload.length > MAX_REASON_BYTES ? '' : payload.toString();
  if (typeof (payload as Readable | null)?.pipe !== 'function') return '';
  return readWithin(payload as Readable).catch(() => '');
}

async function readWithin(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_REASON_BYTES) return '';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

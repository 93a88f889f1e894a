import {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import fp from 'fastify-plugin';

/** Only what says where an error came from: messages and values of statements may hold personal data. */
function safeError(error: unknown): { type: string; message: string; stack: string } {
  const { name, code, stack, query, constraint, cause } = (error ?? {}) as Record<string, unknown>;
  const frames = String(stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  return {
    type: String(name ?? 'Error'),
    message: String(code ?? ''),
    ...(query ? { query } : {}),
    ...(constraint ? { constraint } : {}),
    stack: frames.slice(0, 12).join('\n'),
    ...(cause && cause !== error ? { cause: safeError(cause) } : {}),
  };
}

/** Where lines of the log go, when not to the standard output. */
export interface LogStream {
  write(line: string): void;
}

/** Settings of the log: one JSON line an entry, no addresses, bodies, query strings or values. */
export function logOptions(level: string, stream?: LogStream): FastifyServerOptions['logger'] {
  return {
    level,
    base: { service: 'platform' },
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    serializers: {
      err: safeError,
      req: ({ method }) => ({ method }),
      res: ({ statusCode }) => ({ statusCode }),
    },
    ...(stream ? { stream } : {}),
  };
}

/** Leaves requests to the plugin below, and logs streamed responses that failed; a client that stops reading is no failure. */
export class RequestLogController extends LogController {
  constructor() {
    super({ disableRequestLogging: true, requestIdLogLabel: 'requestId' });
  }

  override streamError(error: Error, _request: FastifyRequest, reply: FastifyReply): void {
    if (reply.raw.destroyed) reply.log.info('the reader left');
    else reply.log.error({ err: error }, 'answer broken');
  }
}

/** Refusals by which an attack shows itself, under the name that alerts look for. */
const SECURITY_STATUSES: Readonly<Record<number, string>> = {
  401: 'not_authenticated',
  403: 'not_authorized',
  429: 'limited',
};

/** One line a request: its route, caller, status and duration. */
export const requestLogPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onResponse', async (request, reply) => {
    const quiet = request.routeOptions.config.ability === 'public' && reply.statusCode < 400;
    request.log[quiet ? 'debug' : 'info'](
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        caller: request.caller ?? null,
        ...(SECURITY_STATUSES[reply.statusCode] && { security: SECURITY_STATUSES[reply.statusCode] }),
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
});

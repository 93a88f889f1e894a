import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** Logs responses that broke while they were streamed, which alone Fastify logs nowhere else. A reader who leaves breaks nothing. */
export class StreamErrorLog extends LogController {
  constructor() {
    super({ disableRequestLogging: true, requestIdLogLabel: 'requestId' });
  }

  override streamError(error: Error, _request: FastifyRequest, reply: FastifyReply): void {
    if (reply.raw.destroyed) reply.log.info('the reader left');
    else reply.log.error({ err: error }, 'response broken');
  }
}

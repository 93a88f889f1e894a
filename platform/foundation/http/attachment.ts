import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { Refusal } from './refusals/refusal.ts';

/** Milliseconds in which a file that fails is still refused; after them it begins and can only break. */
const FIRST_BYTES_TIMEOUT_MS = 2000;

/** Concurrent files of one caller, so that slow readers leave capacity for others. */
const MAX_CONCURRENT_FILES = 2;
const underWay = new Map<string, number>();

/** A file to be answered. */
export interface Attachment {
  /** With its extension; letters, digits, dots and dashes. */
  name: string;
  type: string;
  /** The first bytes of the file. */
  head?: string;
  /** Opens the bytes that follow; asked for once its caller has a place, and never for HEAD. */
  open(): Promise<Readable>;
}

/**
 * Answers a file as an attachment while it is made. One that breaks ends the connection: it never looks like a whole one.
 * @throws Refusal too_many_requests while the caller is still getting others
 */
export async function sendAttachment(reply: FastifyReply, file: Attachment): Promise<FastifyReply> {
  const asFile = () =>
    reply
      .type(file.type)
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .header('cache-control', 'no-store');
  if (reply.request.method === 'HEAD') return asFile().send();
  takePlace(reply);
  const bytes = await file.open();
  reply.raw.once('close', () => bytes.destroy());
  await waitForFirstBytes(bytes);
  if (reply.sent || reply.raw.destroyed) {
    bytes.destroy();
    return reply;
  }
  if (file.head !== undefined) bytes.unshift(file.head);
  return asFile().send(bytes);
}

/** Takes one of the caller's places until the answer has ended, however it does. */
function takePlace({ raw, request }: FastifyReply): void {
  const { caller } = request.scope;
  const count = underWay.get(caller) ?? 0;
  if (count >= MAX_CONCURRENT_FILES) throw new Refusal('too_many_requests', { retryAfter: 5 });
  underWay.set(caller, count + 1);
  raw.once('close', () => {
    const left = (underWay.get(caller) ?? 1) - 1;
    if (left > 0) underWay.set(caller, left);
    else underWay.delete(caller);
  });
}

/** Waits for the first bytes, for an end without any, or for as long as patience lasts; fails where the file does. */
async function waitForFirstBytes(bytes: Readable): Promise<void> {
  const patience = AbortSignal.timeout(FIRST_BYTES_TIMEOUT_MS);
  await once(bytes, 'readable', { signal: patience }).catch((error: unknown) => {
    if (!patience.aborted) throw error;
  });
}

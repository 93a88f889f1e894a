import type { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { MAX_UPLOAD_BYTES } from '../../../schema/foundation/process/uploadTypes.ts';
import { systemScope } from '../access/scope.ts';
import type { Database } from '../database/connections/connection.ts';
import { RECEIVE_LIMITS } from '../http/limits/receiveLimits.ts';
import { invalidField, notFound, Refusal } from '../http/refusals/refusal.ts';
import { responseSchema } from '../http/responseSchema.ts';
import type { FolderStorage } from './storage/folderStorage.ts';
import type { SlotSigner } from './storage/slots.ts';
import { medias } from './table.ts';

const receivedShape = responseSchema('UploadReceived', z.object({ id: z.string(), size: z.int() }));

/** Milliseconds until the response starts: after the server has disconnected slow senders. */
const UPLOAD_TIME = RECEIVE_LIMITS.requestTimeout + 5_000;

/** How long, and how much of, a refused body is read and dropped before the refusal is sent: as much as our proxy lets through (docs/production.md). */
const LINGER = { ms: 2_000, bytes: 6 * 1024 * 1024 };

/**
 * Receives the bytes of one announced file: exactly the signed size and type, kept separate until they are checked. The
 * body is read only once address and headers are verified.
 */
export const uploadRoute: FastifyPluginAsyncZod<{
  database: Database;
  signer: SlotSigner;
  storage: FolderStorage;
}> = async (app, { database, signer, storage }) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, payload));

  // A proxy that is disconnected while it still sends reports a broken connection instead of the refusal.
  app.addHook('onSend', async ({ raw }) => {
    if (!raw.complete && !raw.destroyed) await readOn(raw);
  });

  app.put(
    '/media/uploads/:token',
    {
      config: { ability: 'public', answerTime: UPLOAD_TIME },
      schema: {
        operationId: 'sendUpload',
        summary: 'Receives the bytes of an announced file',
        tags: ['media'],
        params: z.strictObject({ token: z.string().regex(/^[\w-]{1,300}\.[\w-]{43}$/) }),
        response: { 200: receivedShape },
      },
    },
    async (request) => {
      const slot = signer.read(request.params.token);
      if (!slot || !(await isAwaited(database, slot.id))) throw notFound();
      if (request.headers['content-type'] !== slot.contentType)
        throw invalidField('content_type', 'image_type');
      const length = request.headers['content-length'];
      if (length !== undefined && Number(length) > MAX_UPLOAD_BYTES) throw new Refusal('too_large');
      if (length !== undefined && Number(length) !== slot.size) throw wrongSize(slot.size);
      const body = request.body as Readable | null;
      if (!body || !(await storage.receive(slot.id, body, slot.size))) {
        throw slot.size === MAX_UPLOAD_BYTES && !request.raw.complete
          ? new Refusal('too_large')
          : wrongSize(slot.size);
      }
      return { id: slot.id, size: slot.size };
    },
  );
};

/** Reads a body to its end and drops it, within the linger limits. */
function readOn(body: Readable): Promise<void> {
  return new Promise((resolve) => {
    let read = 0;
    const end = () => {
      clearTimeout(timer);
      body.off('data', count).off('close', end).off('end', end).pause();
      resolve();
    };
    const count = (bytes: Buffer) => {
      read += bytes.length;
      if (read >= LINGER.bytes) end();
    };
    const timer = setTimeout(end, LINGER.ms).unref();
    body.on('data', count).on('close', end).on('end', end).resume();
  });
}

const wrongSize = (size: number) => invalidField('size', 'file_size', String(size));

async function isAwaited(database: Database, id: string): Promise<boolean> {
  const rows = await systemScope(database).read((tx) =>
    tx
      .select({ id: medias.id })
      .from(medias)
      .where(and(eq(medias.id, id), eq(medias.status, 'waiting'))),
  );
  return rows.length === 1;
}

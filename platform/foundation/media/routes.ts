import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { newUpload } from '../../../schema/foundation/process/media.ts';
import type { UploadExtension } from '../../../schema/foundation/process/uploadTypes.ts';
import type { Database } from '../database/connections/connection.ts';
import { endpoints, post, put } from '../endpoints/endpoints.ts';
import { notFound } from '../http/refusals/refusal.ts';
import { responseSchema } from '../http/responseSchema.ts';
import { mediaShape, PICTURE_NAME } from './media.ts';
import { PICTURES_AT_ONCE } from './picture.ts';
import type { OpenStorage } from './storage/openStorage.ts';
import { places } from './storage/places.ts';
import { SLOT_LIFETIME_MS } from './storage/slots.ts';
import { servedType } from './storage/storage.ts';
import { announceMedia, completeMedia } from './store.ts';
import { uploadRoute } from './uploadRoute.ts';

const uploadShape = responseSchema(
  'Upload',
  z.object({
    id: z.string(),
    upload: z.object({
      url: z.string(),
      method: z.literal('PUT'),
      headers: z.object({ 'content-type': z.string() }),
      expires_at: z.string(),
    }),
    upload_url: z.string().describe('The same address under its former names (UPLOAD-4)'),
    url_signed: z.string(),
  }),
);

const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Abilities that allow uploads at all; each purpose then requires its own (`UPLOAD_PURPOSES`). */
const SENDERS = ['editAdvertisers', 'editRewards', 'createRewards', 'createBulkRedemptions'] as const;

/** Milliseconds between two sweeps, and the age at which unused uploads are deleted: correcting a recipient file may take all day. */
const SWEEP_INTERVAL_MS = 10 * 60_000;
const UPLOAD_LIFETIME_MS = 24 * 60 * 60_000;

/** Uploads of files: a slot for the bytes, the check after their arrival, and the re-encoded picture. */
export const mediaRoutes: FastifyPluginAsyncZod<{
  storage: OpenStorage;
  database: Database;
  accepted: readonly UploadExtension[];
}> = async (app, { storage: { storage, slots }, database, accepted }) => {
  const tools = { storage, places: places(PICTURES_AT_ONCE) };
  const sweep = setInterval(() => {
    storage
      .sweep(Date.now() - UPLOAD_LIFETIME_MS)
      .catch((error: unknown) => app.log.warn({ err: error }, 'sweep of uploads failed'));
  }, SWEEP_INTERVAL_MS);
  sweep.unref();
  app.addHook('onClose', async () => clearInterval(sweep));
  if (slots) await app.register(uploadRoute, { database, ...slots });

  await app.register(
    endpoints(
      { tag: 'media', edit: { ability: SENDERS } },
      {
        createUpload: post('/api/media', {
          summary: 'Creates a place to upload a file; its size and type are signed',
          body: newUpload,
          answer: uploadShape,
          run: async ({ scope, body }) => {
            const { id, size, contentType } = await announceMedia(scope, body, accepted);
            const expiresAt = Date.now() + SLOT_LIFETIME_MS;
            const url = await storage.slotUrl({ id, size, contentType, expiresAt });
            const headers = { 'content-type': contentType };
            const expires_at = new Date(expiresAt).toISOString();
            const upload = { url, method: 'PUT' as const, headers, expires_at };
            return { id, upload, upload_url: url, url_signed: url };
          },
        }),
        completeUpload: put('/api/media/:id/complete', {
          summary: 'Checks an uploaded file and stores a re-encoded picture',
          versioned: false,
          answer: mediaShape,
          run: ({ scope, id }) => completeMedia(scope, tools, id),
        }),
      },
    ),
  );

  app.get(
    '/media/:name',
    {
      config: { ability: 'public' },
      schema: {
        operationId: 'readMedia',
        summary: 'A picture, by a name that cannot be guessed',
        tags: ['media'],
        params: z.strictObject({ name: z.string().regex(PICTURE_NAME) }),
      },
    },
    async (request, reply) => {
      const { name } = request.params;
      const elsewhere = storage.publicUrl(name);
      if (elsewhere) return reply.header('cache-control', 'public, max-age=86400').redirect(elsewhere);
      const file = await storage.open(name);
      if (!file) throw notFound();
      return reply
        .headers({
          'content-type': servedType(name),
          'content-length': String(file.size),
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': POLICY,
        })
        .send(file.stream);
    },
  );
};

import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { newUpload } from '../../schema/rules/media.ts';
import type { PlatformConfig } from '../config.ts';
import type { Database } from '../database/connection.ts';
import { snakeCased } from '../http/casing.ts';
import { notFound } from '../http/refusal.ts';
import { idParams } from '../http/requests.ts';
import { responseSchema } from '../http/responseSchema.ts';
import { SLOT_LIFE, slotSigner } from './slots.ts';
import { folderStorage } from './storage.ts';
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
  }),
);

const mediaShape = responseSchema(
  'Media',
  z.object({
    id: z.string(),
    url: z.string().nullable(),
    upload_status: z.enum(['pending', 'success', 'error']),
    content_type: z.string(),
    size: z.int(),
  }),
);

const POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const tags = ['media'];

/** Milliseconds between two sweeps, and the age at which an upload that was never completed is deleted. */
const SWEEP_EVERY = 10 * 60_000;
const KEPT = 60 * 60_000;

/** Files people send: a place for the bytes, the check after they came, and the picture remade from them. */
export const mediaRoutes: FastifyPluginAsyncZod<{
  config: Pick<PlatformConfig, 'publicUrl' | 'mediaFolder'>;
  database: Database;
}> = async (app, { config, database }) => {
  const storage = folderStorage(config.mediaFolder);
  const signer = await slotSigner(database);
  await app.register(uploadRoute, { database, signer, storage });
  const sweep = setInterval(() => {
    storage
      .sweep(Date.now() - KEPT)
      .catch((error: unknown) => app.log.warn({ err: error }, 'sweep of uploads failed'));
  }, SWEEP_EVERY);
  sweep.unref();
  app.addHook('onClose', async () => clearInterval(sweep));

  app.post(
    '/api/media',
    {
      config: { ability: 'editAdvertisers' },
      schema: {
        operationId: 'createUpload',
        summary: 'Makes a place to send a file to; its size and type are signed',
        tags,
        body: snakeCased(newUpload),
        response: { 201: uploadShape },
      },
    },
    async ({ scope, body }, reply) => {
      const { id, size, contentType } = await announceMedia(scope, body);
      const expiresAt = Date.now() + SLOT_LIFE;
      const url = `${config.publicUrl}/media/uploads/${signer.sign({ id, size, contentType, expiresAt })}`;
      const headers = { 'content-type': contentType };
      const upload = { url, method: 'PUT' as const, headers, expires_at: new Date(expiresAt).toISOString() };
      return reply.code(201).send({ id, upload });
    },
  );

  app.put(
    '/api/media/:id/complete',
    {
      config: { ability: 'editAdvertisers' },
      schema: {
        operationId: 'completeUpload',
        summary: 'Checks what was sent and keeps a picture remade from it',
        tags,
        params: idParams,
        response: { 200: mediaShape },
      },
    },
    ({ scope, params: { id } }) => completeMedia(scope, storage, id),
  );

  app.get(
    '/media/:name',
    {
      config: { ability: 'public' },
      schema: {
        operationId: 'readMedia',
        summary: 'A picture, by a name that nobody can guess',
        tags,
        params: z.strictObject({ name: z.string().regex(/^[\w-]{32}\.webp$/) }),
      },
    },
    async (request, reply) => {
      const file = await storage.open(request.params.name);
      if (!file) throw notFound();
      return reply
        .headers({
          'content-type': 'image/webp',
          'content-length': String(file.size),
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
          'content-security-policy': POLICY,
        })
        .send(file.stream);
    },
  );
};

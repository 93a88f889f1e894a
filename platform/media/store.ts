import { randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { NewUpload, UPLOAD_PURPOSES } from '../../schema/rules/media.ts';
import { invalidField, notFound } from '../refusal.ts';
import type { Scope } from '../scope.ts';
import { remadePicture } from './picture.ts';
import type { MediaStorage } from './storage.ts';
import { medias } from './table.ts';

/** A file as the API shows it: once it is ready it has an address. */
export interface MediaJson {
  id: string;
  url: string | null;
  upload_status: 'pending' | 'success' | 'error';
  content_type: string;
  size: number;
}

type MediaRow = typeof medias.$inferSelect;

/** Announces a file of the caller's; its bytes are still to come. */
export async function announceMedia(scope: Scope, draft: NewUpload): Promise<MediaRow> {
  const accountId = scope.accountId;
  if (accountId === null) throw notFound();
  return scope.write(async (tx) => {
    const [row] = await tx
      .insert(medias)
      .values({ accountId, ...draft })
      .returning();
    if (!row) throw new Error('The media row was not written');
    return row;
  });
}

/** Checks what was sent and keeps a picture remade from it; asking again answers the same. Files that fail stay refused. */
export async function completeMedia(scope: Scope, storage: MediaStorage, id: string): Promise<MediaJson> {
  const found = await scope.read((tx) => ownMedia(tx, scope, id));
  if (!found) throw notFound();
  if (found.status === 'ready') return mediaJson(found);
  const bytes = found.status === 'waiting' ? await storage.received(id) : null;
  if (found.status === 'waiting' && !bytes) throw invalidField('file', 'required');
  const purpose = found.purpose as (typeof UPLOAD_PURPOSES)[number];
  const picture = bytes && (await remadePicture(bytes, { contentType: found.contentType, purpose }));
  if (!picture) {
    await settle(scope, id, { status: 'refused' });
    await storage.discard(id);
    throw invalidField('file', 'image_unreadable');
  }
  const name = `${randomBytes(24).toString('base64url')}.webp`;
  await storage.publish(name, picture);
  await settle(scope, id, { status: 'ready', name, contentType: 'image/webp', size: picture.length });
  await storage.discard(id);
  const settled = await scope.read((tx) => ownMedia(tx, scope, id));
  if (!settled) throw notFound();
  return mediaJson(settled);
}

/** Leaves `waiting` once; of two that complete at the same time the first one counts. */
async function settle(scope: Scope, id: string, values: Partial<MediaRow>): Promise<void> {
  await scope.write((tx) =>
    tx
      .update(medias)
      .set(values)
      .where(and(eq(medias.id, id), eq(medias.status, 'waiting'))),
  );
}

async function ownMedia(tx: Parameters<Parameters<Scope['read']>[0]>[0], scope: Scope, id: string) {
  const own = and(eq(medias.id, id), eq(medias.accountId, scope.accountId ?? ''));
  const [row] = await tx.select().from(medias).where(own);
  return row ?? null;
}

const UPLOAD_STATUS = { waiting: 'pending', ready: 'success', refused: 'error' } as const;

export function mediaJson(row: MediaRow): MediaJson {
  return {
    id: row.id,
    url: row.name === null ? null : `/media/${row.name}`,
    upload_status: UPLOAD_STATUS[row.status],
    content_type: row.contentType,
    size: row.size,
  };
}

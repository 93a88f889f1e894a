import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { Database, Queries } from '../../../foundation/database/connections/connection.ts';
import { enqueue } from '../../../foundation/jobs/enqueue.ts';
import type { JobHandler } from '../../../foundation/jobs/work.ts';
import { publishPicture, remadePicture } from '../../../foundation/media/picture.ts';
import type { OpenStorage } from '../../../foundation/media/storage/openStorage.ts';
import type { MediaStorage } from '../../../foundation/media/storage/storage.ts';
import { demoBrands } from './catalogue.ts';
import { type DemoPicture, demoPictures } from './pictures.ts';

/** Brands per drawing job: a few seconds of work. */
const LIST = 10;

/** Enqueues the drawing of the demo's pictures, which takes longer than a start may. */
export async function queueDemoPictures(tx: Queries): Promise<void> {
  const ids = demoBrands().map(({ id }) => id);
  for (let start = 0; start < ids.length; start += LIST)
    await enqueue(tx, { kind: 'demoPictures', payload: { brandIds: ids.slice(start, start + LIST) } });
}

/** Draws the pictures of the named brands, in the form of uploads; existing pictures are kept, so that a second run changes nothing. */
export function demoPictureDrawer(
  open: (database: Database) => Promise<Pick<OpenStorage, 'storage' | 'close'>>,
): JobHandler {
  return async ({ job, components: { database }, finish }) => {
    const { brandIds } = job.payload as { brandIds: string[] };
    const { storage, close } = await open(database);
    try {
      const rows: object[] = [];
      for (const picture of demoPictures(brandIds)) rows.push(await keep(storage, picture));
      await finish((tx) => place(tx, rows));
    } finally {
      close();
    }
  };
}

async function keep(storage: MediaStorage, { svg, name: place, nounId, noun, purpose }: DemoPicture) {
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
  const picture = await remadePicture(png, { contentType: 'image/png', purpose });
  if (!picture) throw new Error(`The picture of ${nounId} could not be drawn`);
  const name = `${createHash('sha256').update(svg).update(nounId).digest('base64url').slice(0, 32)}.webp`;
  await publishPicture(storage, name, picture);
  const { width, height, bytes, variants } = picture;
  return {
    noun,
    noun_id: nounId,
    place,
    purpose,
    name,
    width,
    height,
    size: bytes.length,
    variants: variants.map(({ suffix }) => suffix),
  };
}

async function place(tx: Queries, rows: readonly object[]): Promise<void> {
  await tx.execute(sql`with wanted as (select w.*, s.id as set_id from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as w (noun text, noun_id text, place text, purpose text, size int, name text, width int, height int, variants text[])
        join media_sets s on s.noun = w.noun and s.noun_id = w.noun_id
        where not exists (select from media_set_items i where i.media_set_id = s.id and i.name = w.place and i.locale = '')),
      kept as (insert into medias (account_id, purpose, content_type, size, status, name, width, height, variants)
        select (select min(id) from accounts), purpose, 'image/webp', size, 'ready', name, width, height, variants from wanted
        returning id, name)
      insert into media_set_items (media_set_id, name, media_id)
        select w.set_id, w.place, k.id from wanted w join kept k on k.name = w.name`);
}

import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import type { UploadPurpose } from '../../schema/rules/media.ts';
import type { MediaName, MediaNoun } from '../../schema/rules/mediaSets.ts';
import { systemScope } from '../access/scope.ts';
import type { Database } from '../database/connection.ts';
import { variantName } from '../media/media.ts';
import type { MediaStorage } from '../media/storage.ts';
import { demoBrands, demoProducts } from './catalogue.ts';
import { demoItems } from './items.ts';

/** A picture of the demo: of what, and how it looks. */
interface DemoPicture {
  noun: MediaNoun;
  nounId: string;
  name: MediaName;
  purpose: UploadPurpose;
  width: number;
  height: number;
  svg: string;
}

const SMALL = 400;

/** Draws a logo for each brand and a picture for each product of the demo data, in colours of the brand and with its initials. */
export async function drawDemoPictures(database: Database, storage: MediaStorage): Promise<void> {
  const pictures = demoPictures();
  const rows: object[] = [];
  for (const picture of pictures) rows.push(await keep(storage, picture));
  await systemScope(database).write((tx) =>
    tx.execute(sql`with wanted as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as w (noun text, noun_id text, place text, purpose text, size int, name text, width int, height int, variants text[])),
      kept as (insert into medias (account_id, purpose, content_type, size, status, name, width, height, variants)
        select (select min(id) from accounts), purpose, 'image/webp', size, 'ready', name, width, height, variants from wanted
        returning id, name)
      insert into media_set_items (media_set_id, name, media_id)
        select s.id, w.place, k.id from wanted w join kept k on k.name = w.name
        join media_sets s on s.noun = w.noun and s.noun_id = w.noun_id`),
  );
}

function demoPictures(): DemoPicture[] {
  const brands = demoBrands();
  const nameOf = new Map(brands.map(({ id, name }) => [id, name]));
  const logos = brands.map(({ id, name }): DemoPicture => {
    const size = { width: 256, height: 256 };
    return {
      ...{ noun: 'brands', nounId: id, name: 'logo', purpose: 'brand_logo', ...size },
      svg: drawing({ seed: name, words: name, ...size }),
    };
  });
  const cards = [...demoProducts(), ...demoItems()].map(({ id, brandId }): DemoPicture => {
    const size = { width: 900, height: 600 };
    const words = nameOf.get(brandId) ?? id;
    return {
      ...{ noun: 'products', nounId: id, name: 'picture', purpose: 'sku_picture', ...size },
      svg: drawing({ seed: words, words, ...size }),
    };
  });
  return [...logos, ...cards];
}

async function keep(storage: MediaStorage, { svg, name: place, nounId, ...picture }: DemoPicture) {
  const name = `${createHash('sha256').update(svg).update(nounId).digest('base64url').slice(0, 32)}.webp`;
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const drawn = () => sharp(data, { raw: info });
  const bytes = await drawn().webp({ quality: 80, effort: 1 }).toBuffer();
  await storage.publish(name, bytes);
  const variants = picture.width > SMALL ? [`${SMALL}.webp`] : [];
  for (const suffix of variants) {
    const small = await drawn().resize({ width: SMALL }).webp({ quality: 78, effort: 1 }).toBuffer();
    await storage.publish(variantName(name, suffix), small);
  }
  return { ...picture, noun_id: nounId, place, size: bytes.length, name, variants };
}

/** Colours and circles by the seed, initials and the name on them. */
function drawing({
  seed,
  words,
  width,
  height,
}: {
  seed: string;
  words: string;
  width: number;
  height: number;
}): string {
  const [a = 0, b = 0, c = 0, d = 0] = createHash('sha256').update(seed).digest();
  const hue = Math.round((a / 255) * 360);
  const initials = words
    .split(' ')
    .map(([letter = '']) => letter)
    .join('')
    .slice(0, 2);
  const isWide = width > height;
  const at = (part: number, of: number) => Math.round((part / 255) * of);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue},58%,42%)"/>
      <stop offset="1" stop-color="hsl(${(hue + 40) % 360},62%,28%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <circle cx="${at(b, width)}" cy="${at(c, height)}" r="${height * 0.55}" fill="#fff" fill-opacity=".09"/>
    <circle cx="${at(c, width)}" cy="${at(d, height)}" r="${height * 0.32}" fill="#fff" fill-opacity=".1"/>
    <g fill="#fff" font-family="Inter, Helvetica, Arial, sans-serif" font-weight="700" text-anchor="middle">
      <text x="50%" y="${isWide ? 56 : 63}%" font-size="${height * (isWide ? 0.3 : 0.42)}">${initials}</text>
      ${isWide ? `<text x="50%" y="76%" font-size="${height * 0.08}" font-weight="500">${words}</text>` : ''}
    </g></svg>`;
}

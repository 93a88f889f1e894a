import { createHash } from 'node:crypto';
import type { MediaName, MediaNoun } from '../../../../schema/catalog/mediaSets.ts';
import type { UploadPurpose } from '../../../../schema/foundation/process/media.ts';
import { drawnLetters } from '../letters.ts';
import { demoBrands, demoProducts } from './catalogue.ts';
import { demoItems } from './items.ts';

/** A picture of the demo: of what, and how it looks. */
export interface DemoPicture {
  noun: MediaNoun;
  nounId: string;
  name: MediaName;
  purpose: UploadPurpose;
  svg: string;
}

/** A logo for each of these brands and a picture for each of its products, in colors of the brand and with its initials. */
export function demoPictures(brandIds: readonly string[]): DemoPicture[] {
  const brands = demoBrands().filter(({ id }) => brandIds.includes(id));
  const nameOf = new Map(brands.map(({ id, name }) => [id, name]));
  const logos = brands.map(
    ({ id, name }): DemoPicture => ({
      noun: 'brands',
      nounId: id,
      name: 'logo',
      purpose: 'brand_logo',
      svg: drawing(name, { width: 512, height: 512 }),
    }),
  );
  const cards = [...demoProducts(), ...demoItems()].flatMap(({ id, brandId }): DemoPicture[] => {
    const brand = nameOf.get(brandId);
    if (brand === undefined) return [];
    const svg = drawing(brand, { width: 900, height: 600 });
    return [{ noun: 'products', nounId: id, name: 'picture', purpose: 'sku_picture', svg }];
  });
  return [...logos, ...cards];
}

/** The colors and circles of a brand, its initials on them. */
function drawing(brand: string, { width, height }: { width: number; height: number }): string {
  const [a = 0, b = 0, c = 0, d = 0] = createHash('sha256').update(brand).digest();
  const hue = Math.round((a / 255) * 360);
  const initials = brand
    .split(' ')
    .map(([letter = '']) => letter)
    .join('');
  const at = (part: number, of: number) => Math.round((part / 255) * of);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="hsl(${hue},58%,42%)"/>
      <stop offset="1" stop-color="hsl(${(hue + 40) % 360},62%,28%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <circle cx="${at(b, width)}" cy="${at(c, height)}" r="${height * 0.55}" fill="#fff" fill-opacity=".09"/>
    <circle cx="${at(c, width)}" cy="${at(d, height)}" r="${height * 0.32}" fill="#fff" fill-opacity=".1"/>
    ${drawnLetters(initials, { x: width / 2, y: height / 2, height: height * (width > height ? 0.3 : 0.36) })}</svg>`;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CATALOGUE_PATH, type CatalogueBundle } from '../../../schema/catalog/publicCatalogue.ts';
import { isCompleteBuild } from '../../foundation/http/static/completeBuild.ts';

const DIST = fileURLToPath(new URL('../../../web/catalog/publicPages/dist/', import.meta.url));

/** The folder of the files for browsers. */
export const BROWSER_DIST = join(DIST, 'browser');

/** The built page, with everything that its documents reference. */
export interface BuiltPage extends CatalogueBundle {
  /** Address of the script. */
  script: string;
  /** Address of the font file for Latin letters. */
  letters: string;
  /** Text of its style, inlined in the page, so that the first paint waits for nothing else. */
  style: string;
}

const LETTERS = /inter-latin-wght-normal[^/]*$/;

/** Loads the built page; null before it is built. */
export async function loadBundle(): Promise<BuiltPage | null> {
  const [server, manifest] = [join(DIST, 'server/server.js'), join(BROWSER_DIST, '.vite/manifest.json')];
  if (!isCompleteBuild(DIST)) return null;
  const entries: Record<string, { file: string; css?: string[]; assets?: string[] }> = JSON.parse(
    readFileSync(manifest, 'utf8'),
  );
  const entry = entries['main.tsx'];
  const letters = entry?.assets?.find((file) => LETTERS.test(file));
  if (!entry || !letters) return null;
  const { renderPage, renderTrouble } = (await import(pathToFileURL(server).href)) as CatalogueBundle;
  const style = (entry.css ?? [])
    .map((file) => readFileSync(join(BROWSER_DIST, file), 'utf8').trim())
    .join('\n');
  return {
    renderPage,
    renderTrouble,
    script: CATALOGUE_PATH + entry.file,
    letters: CATALOGUE_PATH + letters,
    style,
  };
}

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** Folder of the documents that anybody may send to the index, one a file. */
const FOLDER = new URL('../../schema/remote/publicCatalogue/', import.meta.url);

/** The text that names each of them by its hash: what page, gateway and platform agree on. */
export function publicCatalogueDocuments(): string {
  const lines = readdirSync(FOLDER)
    .sort()
    .map((file) => {
      const hash = createHash('sha256')
        .update(readFileSync(new URL(file, FOLDER)))
        .digest('hex');
      return `  ${file.replace('.graphql', '')}: '${hash}',`;
    });
  return `/** The documents by their SHA-256. */\nexport const CATALOGUE_DOCUMENTS = {\n${lines.join('\n')}\n} as const;\n`;
}

import { dirname, join, normalize } from 'node:path';
import { isTest, projectFiles, textOf, writtenSources } from './tree.ts';

/** A relative import of a file by another one; both by their paths from the root. */
export interface Import {
  file: string;
  target: string;
}

/** Files of the product: no tests, nothing generated. */
export const productFiles: string[] = writtenSources().filter((file) => !isTest(file));

/** Every relative import of product code, of types and of parts that load on demand too. */
export const productImports: Import[] = productFiles.flatMap((file) =>
  targetsOf(file).map((target) => ({ file, target })),
);

/** Every import of a document by another one: of the fragments that it contains. */
export const documentImports: Import[] = projectFiles()
  .filter((file) => /^operations\/.*\.generated\.ts$/.test(file))
  .flatMap((file) => targetsOf(file).map((target) => ({ file, target })));

function targetsOf(file: string): string[] {
  const specifiers = textOf(file).matchAll(/(?:\bfrom|\bimport|\bimport\()\s*['"](\.[^'"]+)['"]/g);
  return [...specifiers].map(([, path]) => normalize(join(dirname(file), path ?? '')));
}

/** The capabilities, the same in every part. Each may import those before it. */
export const CAPABILITIES = [
  'foundation',
  'people',
  'advertisers',
  'money',
  'catalog',
  'promotions',
  'fulfillment',
  'reports',
];

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { aboutNoun, type NounNames } from './nounNames.ts';
import { writeRegistryLines } from './registryLines.ts';
import { migrationOf } from './tableGuards.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const SUFFIX = '.template';

/** Every file of the template with its text, by its path in the project. */
export function templateFiles(noun: NounNames): { path: string; text: string }[] {
  return readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(SUFFIX))
    .sort()
    .map((path) => ({
      path: aboutNoun(path.slice(0, -SUFFIX.length), noun),
      text: aboutNoun(readFileSync(join(TEMPLATE, path), 'utf8'), noun),
    }));
}

/** Writes a noun through all layers of the project at `root`, tests included, and its line into every registry. Answers the new paths. */
export function writeNoun(root: string, noun: NounNames): string[] {
  const files = templateFiles(noun);
  const taken = files.filter(({ path }) => existsSync(join(root, path)));
  if (taken.length > 0)
    throw new Error(`There is already ${taken.map(({ path }) => path).join(', ')}: choose another noun`);
  const made = migrationOf(root, noun);
  if (made) throw new Error(`${made} makes a table of that name: choose another noun`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  writeRegistryLines(root, noun);
  return files.map(({ path }) => path);
}

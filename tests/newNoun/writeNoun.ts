import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../house/tree.ts';
import { aboutNoun, type Noun } from './nounNames.ts';
import { writeRegistryLines } from './registryLines.ts';
import { migrationOf } from './tableGuards.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
const SUFFIX = '.template';

/** Imports from advertisers, as other capabilities write them and as nouns beside it do. */
const OF_ADVERTISERS: readonly [string, string][] = [
  ["'../../advertisers/interface.ts'", "'../advertisers/requireAdvertiser.ts'"],
  ["'../../advertisers/advertisers/table.ts'", "'../advertisers/table.ts'"],
];

/** Every file of the template with its text, by its path in the project. */
export function templateFiles(noun: Noun): { path: string; text: string }[] {
  return readdirSync(TEMPLATE, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(SUFFIX))
    .sort()
    .map((path) => ({
      path: pathOf(path.slice(0, -SUFFIX.length), noun),
      text: textOf(readFileSync(join(TEMPLATE, path), 'utf8'), noun),
    }));
}

/** SDL stands beside the rules, or in the folder `graph` of a capability that has one. */
function pathOf(path: string, noun: Noun): string {
  const written = aboutNoun(path, noun);
  const graph = join(dirname(written), 'graph');
  return /^schema\/.*\.graphql$/.test(written) && existsSync(join(ROOT, graph))
    ? join(graph, `${noun.plural}.graphql`)
    : written;
}

function textOf(text: string, noun: Noun): string {
  const imports = noun.capability === 'advertisers' ? OF_ADVERTISERS : [];
  return imports.reduce((written, [from, to]) => written.replaceAll(from, to), aboutNoun(text, noun));
}

/** Writes a noun through all layers of the project at `root`, tests included, and its line into every registry. Answers the new paths. */
export function writeNoun(root: string, noun: Noun): string[] {
  const files = templateFiles(noun);
  const existing = files.filter(({ path }) => existsSync(join(root, path)));
  if (existing.length > 0)
    throw new Error(`There is already ${existing.map(({ path }) => path).join(', ')}: choose another noun`);
  const migration = migrationOf(root, noun);
  if (migration) throw new Error(`${migration} makes a table of that name: choose another noun`);
  for (const { path, text } of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  writeRegistryLines(root, noun);
  return files.map(({ path }) => path);
}

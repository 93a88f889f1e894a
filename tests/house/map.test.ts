import { describe, expect, test } from 'vitest';
import { CAPABILITIES, projectFiles, textOf } from './tree.ts';

const PARTS = ['schema', 'platform', 'gateway', 'operations', 'web'] as const;
type Part = (typeof PARTS)[number];

/** Files at the root of a part: its entries, a tool's settings, and in the gateway what names every noun. */
const ENTRIES: Record<string, RegExp> = {
  platform: /^(main|app|config)(\.test)?\.ts$/,
  gateway: /^((main|app|config|start)(\.test)?|sourceRegistry|resolverRegistry|buildResolvers)\.ts$/,
  web: /^(main\.tsx|index\.html|vite\.config\.ts)$/,
};

const map = textOf('docs/map.md');
const [introduction = '', nouns = '', others = ''] = map.split(/^## .+$/m);
const paths = projectFiles();

/** Rows of the tables of nouns: `capability/noun`, and the parts that its last column names. */
const described = nouns.split(/^### /m).flatMap((section) => {
  const capability = section.split('\n')[0];
  return [...section.matchAll(/^\| `(\w+)` \| .{10,} \| ([a-z, ]+) \|$/gm)].map(([, noun, parts = '']) => ({
    noun: `${capability}/${noun}`,
    parts: parts.split(', '),
  }));
});

/** Files of a folder by their paths below it. */
const below = (folder: string) =>
  paths.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1));

const foldersIn = (folder: string) => [
  ...new Set(below(folder).flatMap((path) => (path.includes('/') ? [path.split('/')[0] ?? ''] : []))),
];

/** Files of each capability in each part. */
const files = new Map(
  PARTS.flatMap((part) => CAPABILITIES.map((capability) => `${part}/${capability}`)).map((folder) => [
    folder,
    below(folder),
  ]),
);

/** Whether a part has a noun: as a folder, in `schema` and `gateway` also as files of its name. */
function hasNoun(part: Part, noun: string): boolean {
  const [capability, name] = noun.split('/');
  const file: Partial<Record<Part, RegExp>> = {
    schema: new RegExp(`(^|/)${name}\\.(ts|graphql)$`),
    gateway: new RegExp(`^${name}(Source|Resolvers)\\.ts$`),
  };
  const own = files.get(`${part}/${capability}`) ?? [];
  return own.some((path) => path.startsWith(`${name}/`) || file[part]?.test(path));
}

describe('docs/map.md', () => {
  test('lists the capabilities in their order', () => {
    const listed = [...introduction.matchAll(/^\d\. `(\w+)` .{20,}\.$/gm)].map(([, name]) => name);
    expect(listed).toEqual(CAPABILITIES);
    expect([...nouns.matchAll(/^### (\w+)$/gm)].map(([, name]) => name)).toEqual(CAPABILITIES);
  });

  test('describes every noun of every capability once, and no other', () => {
    const folders = CAPABILITIES.flatMap((capability) =>
      PARTS.flatMap((part) => foldersIn(`${part}/${capability}`).map((noun) => `${capability}/${noun}`)),
    );
    expect(described.map(({ noun }) => noun).sort()).toEqual([...new Set(folders)].sort());
  });

  test('names the parts in which a capability has a noun', () => {
    const actual = described.map(({ noun }) => ({
      noun,
      parts: PARTS.filter((part) => hasNoun(part, noun)),
    }));
    expect(described).toEqual(actual);
  });

  test('describes every other folder of a part and of the tests once, and no other', () => {
    const folders = [...PARTS, 'tests'].flatMap((part) =>
      foldersIn(part)
        .filter((folder) => part === 'tests' || !CAPABILITIES.includes(folder))
        .map((folder) => `${part}/${folder}`),
    );
    const rows = [...others.matchAll(/^\| `([^`]+)` \| .{10,} \|$/gm)].map(([, folder]) => folder);
    expect(rows.sort()).toEqual(folders.sort());
  });
});

test.each(Object.entries(ENTRIES))('the root of %s holds only its entry files', (part, entries) => {
  expect(below(part).filter((path) => !path.includes('/') && !entries.test(path))).toEqual([]);
});

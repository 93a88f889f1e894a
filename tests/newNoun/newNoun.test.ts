import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isGenerated, projectFiles, ROOT, textOf } from '../house/tree.ts';
import { isNightly } from '../money/seeded.ts';
import { aboutNoun, CAPABILITIES, type Noun, nounOf } from './nounNames.ts';
import { REGISTRY_LINES } from './registryLines.ts';
import { writeTableGuards } from './tableGuards.ts';
import { templateFiles, writeNoun } from './writeNoun.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'guerdon-noun-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function copy(paths: readonly string[]): void {
  for (const path of paths) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(ROOT, path), join(root, path));
  }
}

/** The names that a module takes from files of the project; of styles and data only that they are there. */
function importsOf(text: string): { from: string; names: string[] }[] {
  const imports = /^(?:import|export) (?:type )?(?:\{([^}]*)\}|\* as \w+|\w+) from '(\.[^']*)'/gm;
  return [...text.matchAll(imports)].map(([, names = '', from = '']) => ({
    from,
    names: names
      .split(',')
      .map((name) =>
        name
          .trim()
          .replace(/^type /, '')
          .replace(/ as \w+$/, ''),
      )
      .filter(Boolean),
  }));
}

function exportsOf(text: string): Set<string> {
  const declared = /^export (?:async )?(?:function\*?|const|let|class|interface|type|enum) (\w+)/gm;
  const listed = /^export (?:type )?\{([^}]*)\}/gm;
  return new Set([
    ...[...text.matchAll(declared)].map(([, name = '']) => name),
    ...[...text.matchAll(listed)].flatMap(([, names = '']) =>
      names.split(',').map((name) => name.trim().replace(/^(?:type )?(?:\w+ as )?/, '')),
    ),
  ]);
}

const REWARD_CODES = nounOf(['fulfillment', 'rewardCodes']);

describe('a noun', () => {
  test.each([
    ['coupons', 'coupon'],
    ['rewardCodes', 'rewardCode'],
    ['deliveries', 'delivery'],
    ['batches', 'batch'],
  ])('%s is %s alone', (plural, singular) => {
    expect(nounOf(['promotions', plural])).toEqual({ capability: 'promotions', plural, singular });
  });

  test('that has no plural ending, or is no name, is refused with the remedy', () => {
    expect(() => nounOf(['money', 'inventory'])).toThrow('npm run new:noun -- money inventories inventory');
    expect(() => nounOf(['money', 'Reward-Codes'])).toThrow('name it in camelCase');
    expect(nounOf(['money', 'news', 'newsItem'])).toMatchObject({ plural: 'news', singular: 'newsItem' });
  });

  test.each([
    [[], 'The capability is missing'],
    [['coupons'], '"coupons" is not a capability'],
    [['coupons', 'coupon'], '"coupons" is not a capability'],
    [['people', 'coupons'], '"people" is not a capability that a noun of advertisers can belong to'],
  ])('without its capability (%s) is refused with those that there are', (args, message) => {
    expect(() => nounOf(args)).toThrow(message);
    expect(() => nounOf(args)).toThrow(
      'npm run new:noun -- promotions coupons. Capabilities: advertisers, money, catalog, promotions, fulfillment, reports',
    );
  });

  test('needs its name after the capability', () => {
    expect(() => nounOf(['catalog'])).toThrow('npm run new:noun -- catalog coupons');
  });

  test('is spelt as each layer spells it', () => {
    const spelt = aboutNoun('Coupon coupons __coupons___id --coupons-- MAX_COUPON ~Coupon~', REWARD_CODES);
    expect(spelt).toBe('RewardCode rewardCodes reward_codes_id reward-codes MAX_REWARD_CODE Reward code');
  });
});

describe('a new noun', () => {
  const noun = REWARD_CODES;

  test('stands in every layer, with tests, and nothing of it speaks of the template’s', () => {
    const files = templateFiles(noun);
    const folders = new Set(files.map(({ path }) => dirname(path)));
    for (const folder of [
      'schema/fulfillment',
      'schema/fulfillment/graph',
      'platform/fulfillment/rewardCodes',
      'operations/fulfillment/rewardCodes',
      'web/routes',
      'web/fulfillment/rewardCodes',
      'web/locales/en',
      'web/locales/fr',
      'tests/contract',
    ])
      expect(folders).toContain(folder);
    expect(
      files.filter(({ path, text }) => /coupon|capability__|~/i.test(path + text)).map(({ path }) => path),
    ).toEqual([]);
  });

  test('stands once in every registry, in its order', () => {
    copy([...new Set(REGISTRY_LINES.map(({ file }) => file))]);
    writeNoun(root, noun);
    for (const { file, line } of REGISTRY_LINES) {
      const lines = readFileSync(join(root, file), 'utf8').split('\n');
      expect([file, lines.filter((one) => one === aboutNoun(line, noun)).length]).toEqual([file, 1]);
    }
  });

  const homes = CAPABILITIES.map((capability): Noun => ({ ...noun, capability }));

  test.each(homes)('of $capability stands in folders of that capability', (home) => {
    const paths = templateFiles(home).map(({ path }) => path);
    for (const part of ['schema', 'platform', 'operations', 'web']) {
      const folder = `${part}/${home.capability}`;
      expect([folder, existsSync(join(ROOT, folder))]).toEqual([folder, true]);
      expect(paths.filter((path) => path.startsWith(`${folder}/`))).not.toEqual([]);
    }
    // Where the SDL of the capability stands.
    const sdl = paths.find((path) => path.endsWith('rewardCodes.graphql')) ?? '';
    expect(projectFiles().some((path) => dirname(path) === dirname(sdl) && path.endsWith('.graphql'))).toBe(
      true,
    );
  });

  test.each(homes)(
    'of $capability imports only what exists: types and tests of a whole noun run at night',
    (home) => {
      const templates = new Map(templateFiles(home).map(({ path, text }) => [path, text]));
      const missing = [...templates].flatMap(([path, text]) =>
        importsOf(text).flatMap(({ from, names }) => {
          const target = join(dirname(path), from);
          if (isGenerated(target)) return [];
          const read = templates.get(target) ?? (existsSync(join(ROOT, target)) ? textOf(target) : null);
          if (read === null) return [`${path}: no ${target}`];
          return names
            .filter((name) => !exportsOf(read).has(name))
            .map((name) => `${path}: no ${name} in ${target}`);
        }),
      );
      expect(missing).toEqual([]);
    },
  );

  test('overwrites nothing', () => {
    copy([...new Set(REGISTRY_LINES.map(({ file }) => file))]);
    writeNoun(root, noun);
    expect(() => writeNoun(root, noun)).toThrow('choose another noun');
  });

  test('has no name of a table that there is', () => {
    const folder = 'platform/database/migrations';
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, '0000_baseline.sql'), 'create table reward_codes (\n);\n');
    expect(() => writeNoun(root, noun)).toThrow('0000_baseline.sql makes a table of that name');
    writeFileSync(join(root, folder, '0001_codes.sql'), 'CREATE TABLE "reward_codes" ();\n');
    expect(() => writeNoun(root, noun)).toThrow('0001_codes.sql makes a table of that name');
  });

  test('has its rows guarded in the migration that makes its table', () => {
    const folder = 'platform/database/migrations';
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, '0001_other.sql'), 'CREATE TABLE "other" ();\n');
    writeFileSync(join(root, folder, '0002_codes.sql'), 'CREATE TABLE "reward_codes" ();\n');
    expect(writeTableGuards(root, noun)).toBe(`${folder}/0002_codes.sql`);
    const text = readFileSync(join(root, folder, '0002_codes.sql'), 'utf8');
    expect(text).toContain('force row level security');
    expect(text).toContain('create policy reward_codes_visible on reward_codes');
  });
});

describe.skipIf(!isNightly)('at night', () => {
  test('a noun made in a copy of the project has right types, passes lint, has nothing unused and passes its own tests', () => {
    copy(projectFiles());
    symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));
    const run = (command: string, ...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8' });
      // Compilers say on one what is wrong, npm on the other.
      expect({ command, args, output: status === 0 ? '' : stdout + stderr }).toEqual({
        command,
        args,
        output: '',
      });
      return stdout;
    };
    run('git', 'init', '--quiet'); // lint reads which files are ignored
    const written = run('npm', 'run', '--silent', 'new:noun', '--', 'promotions', 'giftNotes');
    expect(written).toContain('platform/promotions/giftNotes/store.ts');
    run('npx', 'tsc', '-p', '.');
    run('npx', 'biome', 'check', 'schema', 'platform', 'gateway', 'web', 'tests');
    run('npx', 'knip');
    run(
      'npx',
      'vitest',
      'run',
      '--config',
      'tests/vitest.config.ts',
      'giftNotes',
      'GiftNote',
      'tests/house',
      'tests/contract/matrix',
      'tests/contract/foreignIds',
      'platform/process/demo',
      'platform/foundation/database',
      'web/routes',
    );
  }, 1_200_000);
});

import { expect, test } from 'vitest';
import { ABILITIES, type Ability, ACCOUNT_ROLES, abilitiesOf } from '../../schema/foundation/abilities.ts';
import { isTest, projectFiles, textOf } from './tree.ts';

const ABILITY_NAMES = new Set<string>(ABILITIES);

/** Abilities named by the code of a part, in whichever way it names them: a string literal spelt as one. */
function namedIn(part: RegExp): Set<string> {
  const files = projectFiles().filter((path) => part.test(path) && !isTest(path));
  const words = files.flatMap((path) =>
    [...textOf(path).matchAll(/['"](\w+)['"]/g)].map(([, word]) => word ?? ''),
  );
  return new Set(words.filter((word) => ABILITY_NAMES.has(word)));
}

/** Abilities that decide about a screen and nothing of the record: the Home entry, the showcase of components, the Customize button (CUSTOM-39). */
const ONLY_OF_SCREENS = new Set(['viewHome', 'viewUIComponents', 'viewPromotionsCustomization']);

/** Abilities that accounts hold for other services than ours. */
const ONLY_OF_SERVICES = new Set(['adminDiscounts']);

const platform = namedIn(/^platform\/(?!process\/).*\.ts$/);
const graph = namedIn(/^(schema\/(?!remote)\w+\/.*\.graphql|gateway\/foundation\/search\/\w+\.ts)$/);
const web = namedIn(/^web\/.*\.tsx?$/);

test('what a screen asks for, the platform asks for too', () => {
  const comfortOnly = [...web].filter(
    (ability) => !platform.has(ability) && !waiting().has(ability) && !ONLY_OF_SCREENS.has(ability),
  );
  expect(comfortOnly).toEqual([]);
});

test('what the graph asks for, the platform asks for too', () => {
  expect([...graph].filter((ability) => !platform.has(ability))).toEqual([]);
});

test('what the platform asks for, the graph or a screen knows', () => {
  expect([...platform].filter((ability) => !graph.has(ability) && !web.has(ability))).toEqual([]);
});

test('the abilities that wait for a later screen are exactly those that nothing asks for yet', () => {
  const unused = ABILITIES.filter(
    (ability) => !platform.has(ability) && !ONLY_OF_SCREENS.has(ability) && !ONLY_OF_SERVICES.has(ability),
  ).sort();
  expect([...waiting()].sort()).toEqual(unused);
});

test('DISC-16: adminDiscounts is held and asked for by nothing of ours', () => {
  expect(rolesWith('adminDiscounts')).toEqual(['admin', 'platform_admin']);
  for (const part of [platform, graph, web]) expect(part).not.toContain('adminDiscounts');
});

function rolesWith(ability: Ability): string[] {
  return ACCOUNT_ROLES.filter((role) => abilitiesOf([role]).has(ability));
}

function waiting(): Set<string> {
  const rows = textOf('docs/requirements/deferred.md').matchAll(/^\| ([a-z]\w+) \| [A-Z0-9]+ \|$/gm);
  return new Set([...rows].map(([, ability = '']) => ability));
}

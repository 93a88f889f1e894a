import { buildSchema, findBreakingChanges, findDangerousChanges } from 'graphql';

/** Heading of the changes that no release has yet. */
const UNRELEASED = '## Since the last release';

const SECTIONS = {
  breaking: 'Breaking: documents that were valid may be refused.',
  dangerous: 'Dangerous: documents stay valid, and may get answers that they do not expect.',
} as const;
type Kind = keyof typeof SECTIONS;

export interface SchemaTexts {
  /** The schema of the last release; comments alone before the first one. */
  released: string;
  now: string;
  /** docs/schema-changes.md as it is. */
  listed: string;
}

/** Changes of the schema since the last release, as graphql-js describes them. */
function changesOf({ released, now }: SchemaTexts): Record<Kind, string[]> {
  if (released.replace(/^#.*$/gm, '').trim() === '') return { breaking: [], dangerous: [] };
  const [before, after] = [buildSchema(released), buildSchema(now)];
  const lines = (changes: { description: string }[]) =>
    [...new Set(changes.map(({ description }) => description.replaceAll('\n', ' ')))].sort();
  return {
    breaking: lines(findBreakingChanges(before, after)),
    dangerous: lines(findDangerousChanges(before, after)),
  };
}

/** Breaking changes that docs/schema-changes.md does not list. */
export function unlistedChanges(texts: SchemaTexts): string[] {
  return changesOf(texts).breaking.filter((change) => lineOf(texts.listed, change) === undefined);
}

/**
 * docs/schema-changes.md for the schema as it is. Dangerous changes list themselves, and so do changes that are undone; a breaking one is listed if it was
 * before, or with `accept`. What somebody wrote behind a change, such as its reason, stays.
 */
export function schemaChanges(texts: SchemaTexts, { accept }: { accept: boolean }): string {
  const { breaking, dangerous } = changesOf(texts);
  const listed = accept ? breaking : breaking.filter((change) => lineOf(texts.listed, change) !== undefined);
  const section = (kind: Kind, changes: readonly string[]) =>
    changes.length === 0
      ? []
      : [SECTIONS[kind], changes.map((change) => lineOf(texts.listed, change) ?? `- ${change}`).join('\n')];
  const { head, older } = partsOf(texts.listed);
  const changes = [...section('breaking', listed), ...section('dangerous', dangerous)];
  const parts = [head, UNRELEASED, ...(changes.length > 0 ? changes : ['None.']), older];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** docs/schema-changes.md after the release of `version`, which takes over what is listed. */
export function releasedChanges(listed: string, version: string): string {
  const { head, current, older } = partsOf(listed);
  const parts = [head, UNRELEASED, 'None.', `## ${version}`, current, older];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** The line of a change in what is not released yet, with its reason. */
function lineOf(listed: string, change: string): string | undefined {
  const { current } = partsOf(listed);
  return current.split('\n').find((line) => line === `- ${change}` || line.startsWith(`- ${change} `));
}

function partsOf(listed: string): { head: string; current: string; older: string } {
  const [head = '', rest = ''] = listed.split(UNRELEASED);
  const next = rest.indexOf('\n## ');
  const current = next < 0 ? rest : rest.slice(0, next);
  return { head: head.trim(), current: current.trim(), older: next < 0 ? '' : rest.slice(next).trim() };
}

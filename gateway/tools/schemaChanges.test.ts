import { expect, test } from 'vitest';
import { releasedChanges, schemaChanges, unlistedChanges } from './schemaChanges.ts';

const NOTHING = '# Nothing is released yet.\n';
const LISTED = '# Changes of the schema\n\nIntroduction.\n\n## Since the last release\n\nNone.\n';
const released =
  'type Query { reward(id: ID): Reward name: String } type Reward { id: ID! } enum State { on }';
const now = 'type Query { reward(id: ID, at: String): Reward } type Reward { id: ID! } enum State { on off }';
const REMOVED = 'Query.name was removed.';

test('before the first release, nothing breaks', () => {
  expect(unlistedChanges({ released: NOTHING, now, listed: LISTED })).toEqual([]);
  expect(schemaChanges({ released: NOTHING, now, listed: LISTED }, { accept: false })).toBe(LISTED);
});

test('a breaking change is unlisted until it is accepted; a dangerous one lists itself', () => {
  const texts = { released, now, listed: LISTED };
  expect(unlistedChanges(texts)).toEqual([REMOVED]);
  const dumped = schemaChanges(texts, { accept: false });
  expect(dumped).not.toContain(REMOVED);
  expect(dumped).toContain('- off was added to enum type State.');
  expect(unlistedChanges({ ...texts, listed: dumped })).toEqual([REMOVED]);

  const accepted = schemaChanges({ ...texts, listed: dumped }, { accept: true });
  expect(accepted).toContain(`\n- ${REMOVED}\n`);
  expect(unlistedChanges({ ...texts, listed: accepted })).toEqual([]);
  expect(schemaChanges({ ...texts, listed: accepted }, { accept: false })).toBe(accepted);
});

test('the reason of a change stays, and a change that is undone goes', () => {
  const reason = LISTED.replace('None.', `- ${REMOVED} Nobody used it.`);
  const texts = { released, now, listed: reason };
  expect(schemaChanges(texts, { accept: false })).toContain(`- ${REMOVED} Nobody used it.`);
  expect(schemaChanges({ ...texts, now: released }, { accept: false })).toBe(LISTED);
});

test('a release takes over what is listed; what an earlier one broke is not listed for the next', () => {
  const accepted = schemaChanges({ released, now, listed: LISTED }, { accept: true });
  const after = releasedChanges(accepted, '0.2.0');
  expect(after).toMatch(
    /## Since the last release\n\nNone\.\n\n## 0\.2\.0\n\nBreaking.+Query\.name was removed\./s,
  );
  expect(schemaChanges({ released: now, now, listed: after }, { accept: false })).toBe(after);
  const again =
    'type Query { reward(id: ID, at: String): Reward } type Reward { code: ID! } enum State { on off }';
  expect(unlistedChanges({ released: now, now: again, listed: after })).toEqual(['Reward.id was removed.']);
});

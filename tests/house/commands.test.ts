import { expect, test } from 'vitest';
import { textOf, writtenSources } from './tree.ts';

/** Processes that keep running; their last handlers are in `platform/main.ts` and `gateway/main.ts`. */
const SERVERS = ['gateway/start.ts', 'gateway/start/checkNode.mjs'];

const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> };
const commands = [
  ...new Set(
    Object.values(scripts).flatMap((script) =>
      [...script.matchAll(/node ((?:platform|gateway)\/\S+)/g)].map(([, file = '']) => file),
    ),
  ),
].filter((file) => !SERVERS.includes(file));

test.each(commands)('%s ends with the shared handler, which never prints values', (file) => {
  const text = textOf(file);
  expect(text).toMatch(/^(?:databaseCommand|runCommand)\(/m);
  expect(text).not.toMatch(/\.catch\(\(error|openDatabase\(readConfig/);
});

test('every command that an operator runs stands in docs/commands.md', () => {
  const documented = textOf('docs/commands.md');
  const missing = Object.entries(scripts)
    .filter(
      ([name, script]) => commands.some((file) => script.includes(file)) && !name.startsWith('schema:dump:'),
    )
    .filter(([name]) => !documented.includes(`\`npm run ${name}`))
    .map(([name]) => name);
  expect(missing).toEqual([]);
});

test('no other file ends a process with the message of an error', () => {
  const wrong = writtenSources().filter(
    (file) =>
      /^(platform|gateway|server)\//.test(file) && /stderr\.write\(.*error\.message/.test(textOf(file)),
  );
  expect(wrong).toEqual([]);
});

import { expect, test } from 'vitest';
import { isGenerated, projectFiles, textOf, writtenSources } from './tree.ts';

const READABLE = /\.(tsx?|css|html|graphql|json|md|sql|sh|svg)$|^\.ci\/|^\.npmrc$/;

// Written in two halves, so that this file does not say what it forbids.
const UNFINISHED = new RegExp(['TO' + 'DO', 'FIX' + 'ME', 'X' + 'XX\\b', 'HA' + 'CK\\b'].join('|'));
// A test may expect a type error: that is how it proves one.
const SILENCED = new RegExp(['@ts-ig' + 'nore', '@ts-no' + 'check', '@ts-expect-' + 'error'].join('|'));
const LEFT_OUT = new RegExp(
  `\\b(test|it|describe)(\\.\\w+)*\\.(on${'ly'}|sk${'ip'}|fi${'xme'}|to${'do'})\\b`,
);
const SLEEPING = new RegExp(`waitFor${'Timeout'}|setTimeout\\(\\s*(resolve|done|r|ok)\\b`);
const MACHINES = new RegExp(
  `\\b(cl${'aude'}|anth${'ropic'}|chat${'gpt'}|cop${'ilot'}|sub-?ag${'ent'}|ag${'entic'}|language mo${'del'})\\b`,
  'i',
);
const PATHS_OF_ONE_MACHINE = new RegExp(`["'\`\\s(](/wo${'rk'}|/ho${'me'}/\\w+|/ro${'ot'}|/Us${'ers'})/`);

/** Hosts the project may name: itself, examples, standards and where its packages come from. */
const HOSTS =
  /^([\w-]+|127\.0\.0\.1|\[::1\]|0\.0\.0\.0|([\w-]+\.)*(example|test|invalid)|([\w-]+\.)*example\.(com|org|net)|www\.w3\.org|schema\.org|www\.sitemaps\.org|json-schema\.org|graphql\.org|biomejs\.dev|unpkg\.com|registry\.npmjs\.org|([\w-]+\.)?schemastore\.org)$/;

const texts = projectFiles().filter((path) => READABLE.test(path) && path !== 'package-lock.json');

function offenders(paths: string[], pattern: RegExp): string[] {
  return paths.flatMap((path) =>
    textOf(path)
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${path}:${at + 1}: ${line.trim().slice(0, 120)}`] : [])),
  );
}

test('nothing is left unfinished', () => {
  expect(offenders(texts, UNFINISHED)).toEqual([]);
});

test('no type is silenced', () => {
  const files = writtenSources().filter((path) => !/\.test\.tsx?$/.test(path));
  expect(offenders(files, SILENCED)).toEqual([]);
});

test('no test is left out', () => {
  expect(offenders(writtenSources(), LEFT_OUT)).toEqual([]);
});

test('no test sleeps', () => {
  const tests = writtenSources().filter((path) => /\.(test|spec)\.tsx?$/.test(path));
  expect(offenders(tests, SLEEPING)).toEqual([]);
});

test('the project speaks of itself only', () => {
  const written = texts.filter((path) => !isGenerated(path));
  expect(offenders(written, MACHINES)).toEqual([]);
  expect(offenders(written, PATHS_OF_ONE_MACHINE)).toEqual([]);
});

// Verbs and conjunctions: a value has the name of what it is (`kind`, `outcome`, `implied`).
const NOT_NAMES =
  /^(?!\s*(?:\*|\/)).*?(?:\b(?:const|let|function) |[{(,]\s*|^\s+(?:readonly )?)(?:is|says|because)\??(?::\s| =|\()/;

test('no value is named by a verb or a conjunction alone', () => {
  const product = writtenSources().filter(
    (path) => /\.tsx?$/.test(path) && !/^tests\/|\.test\.tsx?$/.test(path),
  );
  expect(offenders(product, NOT_NAMES)).toEqual([]);
});

test('no host is named that the project does not know', () => {
  const strangers = texts.flatMap((path) =>
    [...textOf(path).matchAll(/https?:\/\/([^/\s"'`:)>\]\\,]+|\[::1\])/g)]
      .map(([, host]) => host ?? '')
      .filter((host) => !host.includes('$') && !HOSTS.test(host))
      .map((host) => `${path}: ${host}`),
  );
  expect([...new Set(strangers)]).toEqual([]);
});

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { className } from './className.ts';

const web = join(import.meta.dirname, '..');

test('a class is named by itself and its file, with whatever query the file is loaded', () => {
  const name = className('title', join(web, 'kit/layout/Page.module.css'));
  expect(name).toMatch(/^title_\w{4}$/);
  expect(className('title', join(web, 'kit/layout/Page.module.css?used'))).toBe(name);
});

test('no two style modules share a mark', () => {
  const files = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.module.css'),
  );
  const marks = files.map((file) => className('', join(web, file)));
  expect(marks.filter((mark, at) => marks.indexOf(mark) !== at)).toEqual([]);
});

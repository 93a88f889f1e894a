import { expect, test } from 'vitest';
import { findRoute } from '../../web/routes/registry.ts';
import { isTest, textOf, writtenSources } from './tree.ts';

const WRITES_LINKS = /^(platform|gateway)\//;
const LINK = /['"`]\/#(\/[a-z][^'"`?\s]*)/g;

test('every link to a screen that a mail or a page of ours holds leads to one', () => {
  const links = writtenSources()
    .filter((path) => WRITES_LINKS.test(path) && !isTest(path))
    .flatMap((path) => [...textOf(path).matchAll(LINK)].map(([, link = '']) => ({ path, link })));
  const dead = links.filter(({ link }) => findRoute(link.replace(/\$?\{+\w+\}+/g, '1')).outcome !== 'found');
  expect(links.length).toBeGreaterThan(5);
  expect(dead).toEqual([]);
});

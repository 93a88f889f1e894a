import { expect, test } from 'vitest';
import { ALERT_MESSAGES } from '../../platform/advertisers/alerts/messages.ts';
import { isTest, projectFiles, textOf } from './tree.ts';

// A type that only demo data have would show in the demo what production never does.
test('every type of alert is written by the product itself', () => {
  const producers = projectFiles()
    .filter((path) => /^platform\/(?!process\/demo\/).*\.(ts|sql)$/.test(path) && !isTest(path))
    .map(textOf)
    .filter((text) => /raiseAlert\(|insert into alerts/.test(text));
  const written = (type: string) => producers.some((text) => text.includes(`'${type}'`));
  expect(Object.keys(ALERT_MESSAGES).filter((type) => !written(type))).toEqual([]);
});

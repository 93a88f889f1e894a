import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isGenerated, projectFiles, ROOT } from '../house/tree.ts';
import { failed, PASSED, run, type Tally } from './tally.ts';

/**
 * Runs a command that makes committed files and compares: one that had to be made again was stale. What was there before
 * is put back, so that a test run leaves the tree as it found it.
 */
export async function isFresh(script: string): Promise<Tally> {
  const before = snapshot();
  const code = await run('npm', ['run', '--silent', script]);
  const after = snapshot();
  const stale = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  for (const path of stale) {
    const text = before.get(path);
    if (text !== undefined) writeFileSync(join(ROOT, path), text);
  }
  const isGood = code === 0 && stale.length === 0;
  if (stale.length > 0) console.log(`Stale, make them with \`npm run ${script}\`:\n  ${stale.join('\n  ')}`);
  console.log(`${isGood ? 'ok    ' : 'FAILED'} ${script} makes what is committed`);
  return isGood ? PASSED : failed(`${script} makes what is committed`);
}

function snapshot(): Map<string, string> {
  const made = projectFiles().filter(
    (path) => isGenerated(path) && !path.startsWith('platform/database/migrations/'),
  );
  return new Map(made.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]));
}

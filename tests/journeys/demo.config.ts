import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../house/tree.ts';

/** Makes the demo data of all browser workers once, before the first journey; gives back how they are taken away. */
export default function prepareDemo(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'guerdon-demo-'));
  execFileSync(process.execPath, ['tests/support/prepareDemo.ts', folder], { cwd: ROOT, stdio: 'inherit' });
  // The workers inherit it.
  process.env.JOURNEYS_DEMO = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

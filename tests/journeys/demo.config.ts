import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhatIsMissing } from '../../gateway/start/build.ts';
import { ROOT } from '../house/tree.ts';

/**
 * Builds what is missing and makes the demo data of all browser workers once, before the first journey: no journey's time includes either. Gives
 * back how the data are taken away.
 */
export default async function prepareDemo(): Promise<() => void> {
  await buildWhatIsMissing((text) => console.log(text));
  const folder = mkdtempSync(join(tmpdir(), 'guerdon-demo-'));
  execFileSync(process.execPath, ['tests/support/prepareDemo.ts', folder], { cwd: ROOT, stdio: 'inherit' });
  // The workers inherit it.
  process.env.JOURNEYS_DEMO = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

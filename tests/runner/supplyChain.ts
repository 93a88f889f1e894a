// What npm tells of the installed packages. `tests/house/supplyChain.test.ts` judges the lock file itself.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { ROOT } from '../house/tree.ts';
import { collect, failed, NOTHING, PASSED, type Tally } from './tally.ts';

const BILL = 'test-results/sbom.cdx.json';

/** Milliseconds until a registry that does not answer counts as none. */
const AUDIT_TIMEOUT_MS = 20_000;

const bill = z.object({ bomFormat: z.literal('CycloneDX'), components: z.array(z.object({})).min(1) });

const report = z.object({
  metadata: z.object({ vulnerabilities: z.object({ high: z.number(), critical: z.number() }) }),
});

/** Writes the software bill of materials of the lock file, as CycloneDX. */
export async function billOfMaterials(): Promise<Tally> {
  const { output } = await collect('npm', [
    'sbom',
    '--sbom-format',
    'cyclonedx',
    '--package-lock-only',
    '--loglevel',
    'silent',
  ]);
  const read = bill.safeParse(jsonOf(output));
  if (!read.success) {
    console.log(`${output}FAILED software bill of materials`);
    return failed('software bill of materials');
  }
  mkdirSync(join(ROOT, 'test-results'), { recursive: true });
  writeFileSync(join(ROOT, BILL), output);
  console.log(`ok     software bill of materials: ${read.data.components.length} packages in ${BILL}`);
  return PASSED;
}

/** Asks the registry for known vulnerabilities. Where it offers no audit, the line says "not run", and nothing counts as passed. */
export async function audit(): Promise<Tally> {
  const { output } = await collect('npm', [
    'audit',
    '--json',
    '--fetch-retries=0',
    `--fetch-timeout=${AUDIT_TIMEOUT_MS}`,
    '--loglevel',
    'silent',
  ]);
  const read = report.safeParse(jsonOf(output));
  if (!read.success) {
    console.log('not run: audit of known vulnerabilities; the registry offers none or does not answer');
    return NOTHING;
  }
  const { high, critical } = read.data.metadata.vulnerabilities;
  if (high + critical === 0) {
    console.log('ok     audit of known vulnerabilities');
    return PASSED;
  }
  console.log(`${output}\nFAILED audit of known vulnerabilities: ${critical} critical, ${high} high`);
  return failed(`audit of known vulnerabilities: ${critical} critical, ${high} high; npm audit lists them`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

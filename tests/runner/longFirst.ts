import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { ROOT } from '../house/tree.ts';

/** Tests that take minutes at night, longest first. Vitest begins with large files, and most of these are small. */
export const LONGEST = [
  'tests/money/ledgerModelEmbedded.test.ts',
  'tests/money/ledgerModel.test.ts',
  'tests/faults/batchKills.test.ts',
  'tests/newNoun/newNoun.test.ts',
  'tests/faults/slowStart.test.ts',
  'tests/money/twoEditors.test.ts',
  'tests/money/explain.test.ts',
  'tests/faults/deliveries.test.ts',
  'tests/faults/bulkKills.test.ts',
];

/** Begins with the longest tests, so that no core waits for the other at the end of a run. */
export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.indexOf(relative(ROOT, moduleId));
      return at < 0 ? LONGEST.length : at;
    };
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

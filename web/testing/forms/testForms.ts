// Only for tests: what every form keeps to when its call fails.
import { expect, test } from 'vitest';
import { FAILURES } from './failingMutations.ts';
import type { FormCase } from './openForm.ts';
import { type Faults, FilledForm } from './pressEverything.ts';

/**
 * For each form: it is filled, and its call is answered by each failure in turn; after each, every button that is there is pressed. What was
 * entered must still be there, or kept for a reload, or a question must be open; the first button of a dialog never leads away from it.
 */
export function testForms(forms: Readonly<Record<string, FormCase>>): void {
  test.each(Object.entries(forms))(
    '%s: a failed call and any button after it lose nothing unasked',
    async (_name, form) => {
      const filled = new FilledForm(form);
      const faults: Faults = {};
      for (const failure of FAILURES)
        Object.assign(
          faults,
          await filled.pressAfter({ failure, failsDryRuns: form.confirm === undefined && !form.isQuestion }),
        );
      // The question before a change opens, and its dry run fails.
      if (form.confirm !== undefined)
        for (const failure of ['unreachable', 'forbidden'] as const)
          Object.assign(faults, await filled.pressAfter({ failure, failsDryRuns: true }));
      expect(faults).toEqual({});
    },
  );
}

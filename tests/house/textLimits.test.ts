import { expect, test } from 'vitest';
import { isTest, textOf, writtenSources } from './tree.ts';

/** Fields that only filter or sign in: nothing of them is saved. */
const UNSAVED = [
  'platform/mail/pages.ts',
  'platform/oidc/signInPage.ts',
  'platform/resources/accounts/links/pages.ts',
  'web/catalogue/AmountField.tsx',
  'web/catalogue/FilterForm.tsx',
];

// A browser cuts what is pasted at `maxlength` without a word. Fields show their limit instead, and the form refuses to save (`useLengthError`).
test('no field that is saved lets the browser cut what somebody pastes', () => {
  const cutting = writtenSources().filter(
    (path) =>
      /^(web|recipient|platform)\//.test(path) &&
      !isTest(path) &&
      /<(?:input|textarea|Input|TextArea)\b[^>]*\bmaxlength=/i.test(textOf(path)),
  );
  expect(cutting).toEqual(UNSAVED);
});

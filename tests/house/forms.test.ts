import { expect, test } from 'vitest';
import { isTest, projectFiles, textOf, writtenSources } from './tree.ts';

/** Files that make a form or hold unsaved input of their own. */
const FORM =
  /\b(?:useForm|useVersionedForm|useLeaveWarning)\(|<(?:Form|VersionedForm|SteppedForm|form)\b|\bisDirty=\{/;

/** Files with such a form that loses nothing or has tests of its own, and why. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'web/catalog/publicPages/filters/FilterForm.tsx': 'filters, which are in the address',
  'web/fulfillment/desk/file/PasteField.tsx': 'sends nothing; web/fulfillment/desk/rows/RepairDesk.test.tsx',
  'web/fulfillment/desk/SendRecipients.tsx': 'rows of a file; web/fulfillment/desk/rows/RepairDesk.test.tsx',
  'web/people/accounts/AccountNotifications.tsx': 'switches, each of which is saved at once',
  'web/reports/activityReport/ReportShapeForm.tsx': 'filters, which are in the address',
  'web/money/quotas/QuotaFilters.tsx': 'filters, which are in the address',
  'web/reports/allocationsReport/AllocationsReportFilters.tsx': 'filters, which are in the address',
  'web/ui-components/FormSection.tsx': 'a demonstration of the kit, which saves nothing',
};

/** The cases: those of `web/testing/forms`, and those that a noun has in its own tests. */
const cases = writtenSources()
  .filter((path) => /^web\/testing\/forms\/\w+Forms\.tsx$|^web\/.*\.test\.tsx$/.test(path))
  .map(textOf)
  .filter((text) => text.includes('/openForm.ts') || text.includes('/testForms.ts'))
  .join('\n');

test('every form of the web is opened, filled and failed by web/testing/forms', () => {
  const files = writtenSources().filter(
    (path) =>
      /^web\/(?!kit\/|navigation\/)/.test(path) &&
      !isTest(path) &&
      FORM.test(textOf(path).replace(/\/\*\*[\s\S]*?\*\//g, '')),
  );
  expect(files.length).toBeGreaterThan(50);
  const missing = files.filter((path) => !(path in ELSEWHERE) && !cases.includes(`'${path}'`));
  expect(missing).toEqual([]);
  expect(Object.keys(ELSEWHERE).filter((path) => !files.includes(path))).toEqual([]);
});

test('every case of web/testing/forms names files that exist', () => {
  const named = [...cases.matchAll(/'(web\/[\w/-]+\.tsx?)'/g)].map(([, path = '']) => path);
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter((path) => !projectFiles().includes(path))).toEqual([]);
});

/** Fields of promotions, whose experience decides what is required, and of quantities, where an empty row is not sent and says so. */
const KNOW_THEMSELVES =
  /^web\/(?:promotions\/promotionSettings\/|fulfillment\/dispatches\/create\/QuantityRowFields\.tsx|kit\/|ui-components\/)/;

test('every text, number and day of a form says whether it is required, so that optional ones are marked', () => {
  const silent = writtenSources()
    .filter((path) => /^web\/.*\.tsx$/.test(path) && !isTest(path) && !KNOW_THEMSELVES.test(path))
    .flatMap((path) =>
      [
        ...textOf(path).matchAll(
          /<(?:TextField|TextAreaField|NumberField|DayField)\b(?:=>|<[^<>]*>|[^<>])*?\/>/g,
        ),
      ]
        .map(([field]) => field)
        .filter((field) => /\bfield\('/.test(field) && !/\bisRequired\b|\bisReadOnly\b(?!=)/.test(field))
        .map((field) => `${path}: ${/field\('(\w+)'/.exec(field)?.[1]}`),
    );
  expect(silent).toEqual([]);
});

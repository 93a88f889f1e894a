import { CATALOG_FORMS } from './catalogForms.tsx';
import { testForms } from './testForms.ts';

testForms(CATALOG_FORMS);

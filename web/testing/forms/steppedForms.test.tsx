import { STEPPED_FORMS } from './steppedForms.tsx';
import { testForms } from './testForms.ts';

testForms(STEPPED_FORMS);

import { OTHER_FORMS } from './otherForms.tsx';
import { testForms } from './testForms.ts';

testForms(OTHER_FORMS);

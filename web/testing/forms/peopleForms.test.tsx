import { PEOPLE_FORMS } from './peopleForms.tsx';
import { testForms } from './testForms.ts';

testForms(PEOPLE_FORMS);

import { ALLOCATION_FORMS } from './allocationForms.tsx';
import { testForms } from './testForms.ts';

testForms(ALLOCATION_FORMS);

import { REDEMPTION_FORMS } from './redemptionForms.tsx';
import { testForms } from './testForms.ts';

testForms(REDEMPTION_FORMS);

import { MONEY_FORMS } from './moneyForms.tsx';
import { testForms } from './testForms.ts';

testForms(MONEY_FORMS);

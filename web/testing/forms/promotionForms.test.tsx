import { PROMOTION_FORMS } from './promotionForms.tsx';
import { testForms } from './testForms.ts';

testForms(PROMOTION_FORMS);

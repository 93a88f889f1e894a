import { ADVERTISER_FORMS } from './advertiserForms.tsx';
import { testForms } from './testForms.ts';

testForms(ADVERTISER_FORMS);

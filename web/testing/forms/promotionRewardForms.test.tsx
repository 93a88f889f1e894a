import { PROMOTION_REWARD_FORMS } from './promotionRewardForms.tsx';
import { testForms } from './testForms.ts';

testForms(PROMOTION_REWARD_FORMS);

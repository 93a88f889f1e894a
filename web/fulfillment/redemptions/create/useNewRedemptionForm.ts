import { useLayoutEffect, useMemo } from 'react';
import { isEmail } from '../../../../schema/foundation/contacts/emailAddress.ts';
import { newRedemptionForm } from '../../../../schema/fulfillment/newRedemptions.ts';
import type { PickerItem } from '../../../kit/fields/PickerField.tsx';
import { useForm } from '../../../kit/form/useForm.ts';
import { type CreatingPromotion, factsOf } from './newRedemptionFacts.ts';

/** Initial choices in the address (ROUTE-43). */
export interface ChosenBefore {
  advertiserId: string | null;
  promotionId: string | null;
  rewardSku: string | null;
}

/** The recently chosen values, with their names. */
export interface ChosenItems {
  advertiser?: PickerItem | null;
  promotion?: PickerItem | null;
}

export type NewRedemptionFormApi = ReturnType<typeof useNewRedemptionForm>;

/** The form of one redemption: another advertiser clears the promotion, another promotion clears the reward and its value. */
export function useNewRedemptionForm(
  before: ChosenBefore,
  promotion: CreatingPromotion | null,
  onChoose: (chosen: ChosenBefore, items: ChosenItems) => void,
) {
  const facts = factsOf(promotion, before.rewardSku);
  const { needsReward, valueCurrency, isValueOptional } = facts;
  const rules = useMemo(
    () => newRedemptionForm({ needsReward, valueCurrency, isValueOptional }),
    [needsReward, valueCurrency, isValueOptional],
  );
  const form = useForm(
    rules,
    { ...before, orderId: '', value: '', email: '', firstName: '', lastName: '', testing: false },
    { currency: valueCurrency },
  );
  const { values } = form;
  const orderId = (values.orderId ?? '').trim();
  const email = (values.email ?? '').trim();

  // The address may only name a promotion, or there may be only one advertiser: the advertiser is then set automatically.
  const { advertiserId } = before;
  const { begin } = form;
  const isMissing = advertiserId !== null && values.advertiserId == null;
  useLayoutEffect(() => {
    if (isMissing) begin({ advertiserId });
  });

  function choose(next: ChosenBefore, items: ChosenItems = {}) {
    form.setValue('advertiserId', next.advertiserId);
    form.setValue('promotionId', next.promotionId);
    form.setValue('rewardSku', next.rewardSku);
    form.setValue('value', '');
    onChoose(next, items);
  }
  return {
    ...form,
    facts,
    /** An e-mail address is required once there is an order ID (REDNEW-9). */
    takesEmail: orderId !== '',
    /** The reward can be sent to somebody (REDNEW-15). */
    canSend: orderId !== '' && isEmail(email),
    chooseAdvertiser: (item: PickerItem | null) =>
      choose(
        { advertiserId: item?.id ?? null, promotionId: null, rewardSku: null },
        { advertiser: item, promotion: null },
      ),
    choosePromotion: (item: PickerItem | null) =>
      choose({ ...before, promotionId: item?.id ?? null, rewardSku: null }, { promotion: item }),
    chooseReward: (rewardSku: string | null) => choose({ ...before, rewardSku }),
  };
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from '../../../../schema/foundation/text/zod.ts';
import { type newRedemptionForm, sentValue } from '../../../../schema/fulfillment/newRedemptions.ts';
import { EffectsDialog } from '../../../foundation/effects/EffectsDialog.tsx';
import { Button } from '../../../kit/actions/Button.tsx';
import type { PickerItem } from '../../../kit/fields/PickerField.tsx';
import { Form } from '../../../kit/form/Form.tsx';
import { formatMoney } from '../../../kit/format/money.ts';
import { Facts } from '../../../kit/layout/Facts.tsx';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import css from './NewRedemption.module.css';
import { NewRedemptionFields } from './NewRedemptionFields.tsx';
import type { CreatingPromotion } from './newRedemptionFacts.ts';
import { type CreatedRedemption, type NewRedemptionAsk, useNewRedemption } from './useNewRedemption.ts';
import { type ChosenBefore, type ChosenItems, useNewRedemptionForm } from './useNewRedemptionForm.ts';

interface Props {
  before: ChosenBefore;
  /** Names of the chosen values, as far as they are known. */
  names: { advertiser: PickerItem | null; promotion: PickerItem | null };
  promotion: CreatingPromotion | null;
  /** The chosen promotion is loading. */
  isLoading: boolean;
  /** Why the promotion could not be loaded; null if it could. */
  problem: string | null;
  onChoose: (chosen: ChosenBefore, items: ChosenItems) => void;
  onCreated: (created: CreatedRedemption, ask: NewRedemptionAsk) => void;
}

type Valid = z.output<ReturnType<typeof newRedemptionForm>>;

/** The form of one redemption, and its confirmation (REDNEW-1 … REDNEW-15). */
export function NewRedemptionForm({
  before,
  names,
  promotion,
  isLoading,
  problem,
  onChoose,
  onCreated,
}: Props) {
  const { t } = useTranslation('redemptionNew');
  const form = useNewRedemptionForm(before, promotion, onChoose);
  const [asksName, setAsksName] = useState(false);
  const creation = useNewRedemption({
    onInvalid(errors) {
      // Only the platform knows whether the message uses a name.
      if (errors.some(({ rule }) => rule === 'recipient_name_required')) setAsksName(true);
      form.applyServerErrors(
        errors.map((error) => ({ ...error, field: FIELD_OF[error.field] ?? error.field })),
      );
    },
    onCreated,
  });
  const { valueCurrency } = form.facts;
  const isClosed = promotion !== null && (promotion.isOver || promotion.isToCome || hasNothing(promotion));
  const isWaiting = form.values.promotionId != null && !promotion;

  const ask = (way: NewRedemptionAsk['way']) => (valid: Valid) =>
    creation.ask({
      way,
      advertiserId: valid.advertiserId ?? '',
      promotionId: valid.promotionId ?? '',
      rewardSku: valid.rewardSku,
      orderId: valid.orderId,
      testing: valid.testing,
      value: valueCurrency && valid.value ? sentValue(valid.value, valueCurrency) : null,
      email: valid.email,
      firstName: asksName ? valid.firstName : null,
      lastName: asksName ? valid.lastName : null,
      writtenEmail: valid.email && (form.values.email ?? '').trim(),
    });
  return (
    <Form form={form} label={t('title')} onSubmit={ask('link')} isSaving={creation.asked !== null}>
      <Stack>
        <NewRedemptionFields
          form={form}
          asksName={asksName}
          names={names}
          promotion={promotion}
          isLoading={isLoading}
          problem={problem}
        />
        <Row justify="end" className={css.actions}>
          <Button type="submit" isDisabled={isClosed || isWaiting}>
            {t('get_link')}
          </Button>
          <Button
            variant="primary"
            isDisabled={isClosed || isWaiting}
            disabledReason={form.canSend ? null : t('send_needs_email')}
            onPress={() => void form.submit(ask('send'))}
          >
            {t('send_reward')}
          </Button>
        </Row>
      </Stack>
      <EffectsDialog
        title={t(creation.asked?.way === 'send' ? 'confirm_send' : 'confirm_link')}
        isOpen={creation.asked !== null}
        confirmLabel={t(creation.asked?.way === 'send' ? 'send_reward' : 'get_link')}
        preview={creation.preview}
        onConfirm={creation.commit}
        onClose={creation.stopAsking}
      >
        {creation.asked && promotion && <NewRedemptionSummary ask={creation.asked} promotion={promotion} />}
      </EffectsDialog>
    </Form>
  );
}

const hasNothing = ({ rewards }: CreatingPromotion) => rewards.length === 0;

/** Fields that the platform names differently. */
const FIELD_OF: Record<string, string> = {
  'user.email': 'email',
  'user.uid': 'email',
  'user.firstName': 'firstName',
  'user.lastName': 'lastName',
  user: 'email',
};

/** The redemption to be created, in the texts of the form. */
function NewRedemptionSummary({ ask, promotion }: { ask: NewRedemptionAsk; promotion: CreatingPromotion }) {
  const { t, i18n } = useTranslation('redemptionNew');
  const reward = promotion.rewards.find(({ sku }) => sku === ask.rewardSku);
  const currency = reward?.faceValue.currency ?? promotion.currency ?? 'EUR';
  const value = ask.value ? { amount: ask.value, currency } : reward?.faceValue;
  return (
    <Facts
      isRows
      facts={[
        { label: t('promotion'), value: promotion.name },
        { label: t('reward'), value: reward?.name ?? t('recipient_chooses') },
        ...(value
          ? [{ label: t(reward ? 'value' : 'value_up_to'), value: formatMoney(value, i18n.language) }]
          : []),
        { label: t('order_id'), value: ask.orderId },
        { label: t('email'), value: ask.writtenEmail ?? t('nobody_yet') },
        ...(ask.testing ? [{ label: t('testing'), value: t('is_testing') }] : []),
      ]}
    />
  );
}

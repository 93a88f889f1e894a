import { useTranslation } from 'react-i18next';
import type { AllocationRowFragment } from '../../../../operations/reports/inventory/AllocationRow.generated.ts';
import { dayIn } from '../../../../schema/foundation/dates/dates.ts';
import { formatMinor, parseMoney } from '../../../../schema/foundation/money/money.ts';
import { committedTotal } from '../../../../schema/money/allocations/allocations.ts';
import { Dialog } from '../../../kit/feedback/Dialog.tsx';
import { CheckboxField } from '../../../kit/fields/CheckboxField.tsx';
import { DayField } from '../../../kit/fields/DayField.tsx';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { TextAreaField } from '../../../kit/fields/TextAreaField.tsx';
import { TextField } from '../../../kit/fields/TextField.tsx';
import { FormRows } from '../../../kit/form/FormRows.tsx';
import type { FormRow, FormValues, RowOf } from '../../../kit/form/formApi.ts';
import { VersionedForm } from '../../../kit/form/VersionedForm.tsx';
import { formatMoney } from '../../../kit/format/money.ts';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import { useZone } from '../../../kit/viewer/ZoneContext.tsx';
import css from './AllocationEditDialog.module.css';
import type { EditRules } from './editFields.ts';
import { useAllocationEdit } from './useAllocationEdit.ts';

interface Props {
  allocation: AllocationRowFragment;
  onClose: () => void;
}

/** Changes an allocation that waits for its first decision: IO number, price and quantity of each reward, expiration, note. */
export function AllocationEditDialog({ allocation, onClose }: Props) {
  const { t, i18n } = useTranslation('inventory');
  const zone = useZone();
  const edit = useAllocationEdit(allocation, onClose);
  const { form } = edit;
  const words = useEditWords(allocation);
  const { currency } = allocation.requestedAmount;
  const rewardOf = (sku: string | null | undefined) =>
    allocation.allocatedRewards.find(({ reward }) => reward.sku === sku)?.reward;
  const total = editTotal(form.values, allocation);
  return (
    <Dialog
      title={t('edit_title')}
      size="large"
      isOpen
      isBusy={form.isSubmitting}
      isDirty={form.isDirty}
      onClose={onClose}
    >
      <VersionedForm edit={edit} label={t('edit_title')} {...words} onCancel={onClose}>
        <TextField
          {...form.field('externalId')}
          label={t('external_id')}
          isRequired={false}
          maxLength={100}
          autoComplete="off"
        />
        {allocation.type === 'open' && (
          <NumberField
            {...form.field('requestedAmount')}
            label={t('requested_amount')}
            isRequired
            suffix={currency}
          />
        )}
        {allocation.type === 'committed' && (
          <FormRows
            rows={form.rows('rewards')}
            label={t('rewards')}
            numberLabel={(number) => allocation.allocatedRewards[number - 1]?.reward.name ?? ''}
            columns="minmax(0, 1fr) 156px 200px"
          >
            {(row) => <RewardFields row={row} reward={rewardOf(row.values.sku)} currency={currency} />}
          </FormRows>
        )}
        <Row gap={6} lineGap={3} align="start" className={css.terms}>
          <DayField
            {...form.field('expirationDay')}
            value={form.values.expirationDay ?? null}
            label={t('expiration')}
            isRequired={form.values.noExpiration !== true}
            hint={t('expiration_hint', { zone })}
            min={dayIn(zone)}
            isDisabled={form.values.noExpiration === true}
          />
          <CheckboxField
            {...form.field('noExpiration')}
            value={form.values.noExpiration === true}
            label={t('no_expiration')}
          />
        </Row>
        <TextAreaField
          {...form.field('description')}
          label={t('note')}
          isRequired={false}
          rows={2}
          maxLength={500}
        />
        {total && (
          <Text as="p" tone="muted" aria-live="polite">
            {t('new_total', { amount: formatMoney(total, i18n.language) })}
          </Text>
        )}
      </VersionedForm>
    </Dialog>
  );
}

interface RewardFieldsProps {
  row: FormRow<RowOf<EditRules, 'rewards'>>;
  reward: { name: string; sku: string } | undefined;
  currency: string;
}

/** Price and quantity of one reward; the reward itself is fixed. */
function RewardFields({ row, reward, currency }: RewardFieldsProps) {
  const { t } = useTranslation('inventory');
  return (
    <>
      <div>
        <span className={css.column} data-column-label>
          {t('rewards')}
        </span>
        <Stack as="p" gap={0} justify="center" className={css.name}>
          <span className={css.title}>{reward?.name}</span>{' '}
          <Text tone="muted" size="small" weight="regular">
            {reward?.sku}
          </Text>
        </Stack>
      </div>
      <NumberField
        {...row.field('sellingPrice')}
        label={t('unit_selling_price')}
        isRequired
        suffix={currency}
      />
      <NumberField {...row.field('quantity')} label={t('quantity')} isRequired />
    </>
  );
}

/** The total of a committed request in the current form; null while a price or a quantity is no number, and for an open one. */
function editTotal(values: FormValues<EditRules>, allocation: AllocationRowFragment) {
  if (allocation.type !== 'committed') return null;
  const { currency } = allocation.requestedAmount;
  const rewards = values.rewards.map(({ sellingPrice, quantity }) => ({
    sellingPrice: parseMoney(sellingPrice ?? '', currency),
    quantity: Number(quantity),
  }));
  const pricedRewards = rewards.flatMap(({ sellingPrice, quantity }) =>
    sellingPrice !== null && Number.isSafeInteger(quantity) ? [{ sellingPrice, quantity }] : [],
  );
  if (pricedRewards.length < rewards.length) return null;
  return { amount: formatMinor(committedTotal(pricedRewards), currency), currency };
}

/** Labels of the fields of a pending allocation's form, and their values for display. */
function useEditWords(allocation: AllocationRowFragment) {
  const { t } = useTranslation('inventory');
  return {
    labelOf(field: string): string {
      const [, sku, kind] = /^rewards\.(.+)\.(\w+)$/.exec(field) ?? [];
      if (kind === undefined) return t(`field.${field}`);
      const allocatedReward = allocation.allocatedRewards.find(({ reward }) => reward.sku === sku);
      return `${allocatedReward?.reward.name ?? sku}: ${t(kind === 'quantity' ? 'quantity' : 'unit_selling_price')}`;
    },
    inWords: (_field: string, value: unknown): string =>
      typeof value === 'boolean' ? t(value ? 'yes' : 'no') : String(value ?? '') || '–',
  };
}

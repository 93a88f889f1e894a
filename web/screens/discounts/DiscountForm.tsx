import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DiscountRowFragment } from '../../../operations/discounts/AdvertiserDiscountsTab.generated.ts';
import { discountDraft, newDiscount, parsePercent } from '../../../schema/rules/discounts.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { NumberField } from '../../kit/fields/NumberField.tsx';
import type { PickerItem } from '../../kit/fields/PickerField.tsx';
import { Form } from '../../kit/form/Form.tsx';
import { FormActions } from '../../kit/form/FormActions.tsx';
import { StaleNotice } from '../../kit/form/StaleNotice.tsx';
import { useForm } from '../../kit/form/useForm.ts';
import { formatDiscount } from './discountsQuery.ts';
import { ProductField } from './ProductField.tsx';
import { useSaveDiscount } from './useSaveDiscount.ts';

interface Props {
  advertiserId: string;
  /** The discount to change; none when one is added. */
  discount?: DiscountRowFragment | undefined;
  onBusy: (isBusy: boolean) => void;
  /** Goes on to a discount that the chosen product has already. */
  onEdit: (existing: DiscountRowFragment) => void;
  /** Told whenever the form begins or ceases to hold changes. */
  onDirty: (isDirty: boolean) => void;
  onSaved: () => void;
  onClose: () => void;
}

/** Product and percentage of a discount. What somebody else gave meanwhile is put beside, and the person decides. */
export function DiscountForm({ advertiserId, discount, onBusy, onEdit, onDirty, onSaved, onClose }: Props) {
  const { t, i18n } = useTranslation('discounts');
  const [product, setProduct] = useState<PickerItem | null>(null);
  const [existing, setExisting] = useState<DiscountRowFragment | null>(null);
  const [theirs, setTheirs] = useState<DiscountRowFragment | null>(null);
  const form = useForm(discount ? discountDraft : newDiscount, {
    productId: discount?.productId,
    discount: discount?.discount,
  });
  const save = useSaveDiscount(advertiserId);
  useEffect(() => onDirty(form.isDirty), [form.isDirty, onDirty]);
  const shown = (percent: string) =>
    parsePercent(percent) === 0 ? t('none') : formatDiscount(percent, i18n.language);

  async function submit(valid: { productId: string; discount: string }) {
    onBusy(true);
    const known = theirs ?? discount;
    const version = known?.productId === valid.productId ? known.version : 0;
    const outcome = await save({ ...valid, version });
    onBusy(false);
    switch (outcome.kind) {
      case 'saved': {
        const word = outcome.discount.version === 0 ? 'deleted' : discount ? 'saved' : 'added';
        toast.success(t(word, { product: outcome.discount.label }));
        return onSaved();
      }
      case 'stale': {
        if (discount) return setTheirs(outcome.current);
        setExisting(outcome.current);
        const limit = shown(outcome.current.discount);
        return form.applyServerErrors([{ field: 'productId', rule: 'has_discount_already', limit }]);
      }
      case 'invalid':
        return form.applyServerErrors(outcome.fieldErrors);
    }
  }

  return (
    <Form form={form} onSubmit={submit} label={t(discount ? 'edit_title' : 'add_title')}>
      {theirs && (
        <StaleNotice
          changes={[
            {
              label: t('discount'),
              yours: shown(form.values.discount ?? '0'),
              theirs: shown(theirs.discount),
            },
          ]}
          onKeepMine={() => void form.submit(submit)}
          onTakeTheirs={onSaved}
        />
      )}
      {discount ? (
        <p>
          <strong>{discount.label}</strong> · {discount.brandName}
        </p>
      ) : (
        <ProductField
          name="productId"
          label={t('product')}
          hint={t('product_hint')}
          error={form.errors.productId}
          onBlur={form.field('productId').onBlur}
          value={product}
          onChange={(item) => {
            setProduct(item);
            setExisting(null);
            form.setValue('productId', item?.id ?? null);
          }}
          isRequired
          autoFocus
        />
      )}
      {existing && (
        <div>
          <Button size="small" icon="edit" onPress={() => onEdit(existing)}>
            {t('edit_existing')}
          </Button>
        </div>
      )}
      <NumberField
        {...form.field('discount')}
        label={t('discount')}
        hint={t(discount ? 'discount_hint_edit' : 'discount_hint')}
        suffix="%"
        isRequired
        autoFocus={Boolean(discount)}
      />
      <FormActions
        form={form}
        submitLabel={discount ? undefined : t('add_submit')}
        isDisabled={!form.isDirty}
        onCancel={onClose}
      />
    </Form>
  );
}

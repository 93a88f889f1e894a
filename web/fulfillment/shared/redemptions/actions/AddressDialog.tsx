import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AddressDialogDocument } from '../../../../../operations/fulfillment/redemptionActions/AddressDialog.generated.ts';
import type { RedemptionActionsFragment } from '../../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import { AddressDialogSaveDocument } from '../../../../../operations/fulfillment/redemptions/RedemptionAddress.generated.ts';
import { COUNTRY_CODES } from '../../../../../schema/foundation/contacts/countries.ts';
import { shippingAddressDraft } from '../../../../../schema/fulfillment/redemptions/redemptionCommands.ts';
import { useScreenMutation } from '../../../../data/useScreenMutation.ts';
import { useScreenQuery } from '../../../../data/useScreenQuery.ts';
import { toast } from '../../../../kit/feedback/toastQueue.ts';
import { SelectField } from '../../../../kit/fields/SelectField.tsx';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { VersionedDialog } from '../../../../kit/form/FormDialog.tsx';
import { type SaveAnswer, saved, stale } from '../../../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../../../kit/form/useVersionedForm.ts';
import { formatCountry } from '../../../../kit/format/money.ts';
import css from '../Redemption.module.css';
import { useRedemptionChanged } from './useRedemptionChanged.ts';
import { toastRefusal } from './useRedemptionCommand.ts';

interface Props {
  redemption: RedemptionActionsFragment;
  onClose: () => void;
}

/** The base of the address form. */
interface AddressRow {
  version: number;
  address: RedemptionActionsFragment['address'];
}

/** The fields of the form, in their order. */
const ADDRESS_FIELDS = [
  ...(['name', 'line1', 'line2', 'line3', 'line4'] as const),
  ...(['zipcode', 'city', 'state', 'country'] as const),
] as const;

/** An address in the shape of its form; a redemption without one starts empty. */
const addressValues = ({ address }: AddressRow) => ({
  name: address?.name ?? '',
  line1: address?.line1 ?? '',
  line2: address?.line2 ?? '',
  line3: address?.line3 ?? '',
  line4: address?.line4 ?? '',
  zipcode: address?.zipcode ?? '',
  city: address?.city ?? '',
  state: address?.state ?? '',
  country: address?.country ?? '',
});

/** Corrects the shipping address (REDDLG-8, REDDLG-20 … REDDLG-24). */
export function AddressDialog({ redemption, onClose }: Props) {
  const { t } = useTranslation('redemptionActions');
  const [save] = useScreenMutation(AddressDialogSaveDocument);
  const changed = useRedemptionChanged(redemption);
  const edit = useVersionedForm(shippingAddressDraft, {
    row: { version: redemption.version, address: redemption.address } satisfies AddressRow as AddressRow,
    valuesOf: addressValues,
    save: ({ version, values }, invalid): Promise<SaveAnswer<AddressRow>> =>
      save(
        { input: { id: redemption.id, version, ...values } },
        {
          invalid,
          done: ({ redemption: now }) => saved({ version: now.version, address: now.address }),
          stale: (now) => (now ? stale({ version: now.version, address: now.address }) : null),
          refused: toastRefusal,
        },
      ),
    onSaved() {
      toast.success(t('done.update_address'));
      changed();
    },
    onClose,
  });
  const { form } = edit;
  const countries = useServedCountries(redemption);
  const title = t('title.update_address', { id: redemption.id });
  const text = (name: Exclude<(typeof ADDRESS_FIELDS)[number], 'country'>, more: object = {}) => (
    <TextField
      {...form.field(name)}
      label={t(`address.${name}`)}
      isRequired={false}
      autoComplete="off"
      {...more}
    />
  );
  return (
    <VersionedDialog
      title={title}
      size="medium"
      edit={edit}
      labelOf={(field) => t(`address.${field}`)}
      onClose={onClose}
    >
      {redemption.state === 'redeemed' && <p>{t('address_ordered')}</p>}
      {text('name', { hint: t('address.name_hint'), autoFocus: true })}
      {text('line1', { isRequired: true })}
      {text('line2')}
      {text('line3')}
      {text('line4')}
      <div className={css.pair}>
        {text('zipcode', { isRequired: true })}
        {text('city', { isRequired: true })}
      </div>
      <div className={css.pair}>
        {text('state')}
        <SelectField {...form.field('country')} label={t('address.country')} options={countries} isRequired />
      </div>
    </VersionedDialog>
  );
}

/** The id of each option is its country. */
type CountryOption = { id: string; label: string };

/**
 * The countries that goods of a redemption can be shipped to, by name: those that its promotion serves and the current one, by the
 * platform's rule. All countries if the promotion names none, or cannot be loaded: then the save is refused at the field.
 */
function useServedCountries({ promotionSummary, address }: RedemptionActionsFragment): CountryOption[] {
  const { i18n } = useTranslation();
  const { data } = useScreenQuery(AddressDialogDocument, { promotionId: promotionSummary.id });
  const named = data?.promotion?.restrictions.countries;
  const current = address?.country;
  return useMemo(() => {
    const served = new Set(named?.map(({ code }) => code));
    return COUNTRY_CODES.filter((code) => served.size === 0 || served.has(code) || code === current)
      .map((code) => ({ id: code, label: formatCountry(code, i18n.language, code) }))
      .sort((one, other) => one.label.localeCompare(other.label, i18n.language));
  }, [named, current, i18n.language]);
}

import { useTranslation } from 'react-i18next';
import { AccountProfileFragmentDoc } from '../../../operations/people/accounts/AccountProfile.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { UI_LOCALES } from '../../../schema/people/accounts.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { VersionedForm } from '../../kit/form/VersionedForm.tsx';
import { useProfileForm } from './useProfileForm.ts';

interface Props {
  account: FragmentOf<typeof AccountProfileFragmentDoc>;
  isReadOnly: boolean;
}

/** The profile's form: name, phone, time zone and language (ACCT-1 … ACCT-3, ACCT-7). */
export function AccountProfile({ account, isReadOnly }: Props) {
  const { t } = useTranslation('accounts');
  const profile = readFragment(AccountProfileFragmentDoc, account);
  const edit = useProfileForm(profile);
  const { form } = edit;
  return (
    <VersionedForm
      edit={edit}
      label={t('profile')}
      labelOf={(field) => t(LABELS[field])}
      inWords={(field, value) => (field === 'locale' ? t(`locales.${value}`) : value)}
      isReadOnly={isReadOnly}
    >
      <TextField
        {...form.field('name')}
        label={t('name')}
        isRequired
        isReadOnly={isReadOnly}
        autoComplete="name"
      />
      <TextField
        {...form.field('phoneNumber')}
        label={t('phone')}
        type="tel"
        hint={isReadOnly ? undefined : t('phone_hint')}
        isReadOnly={isReadOnly}
        autoComplete="tel"
      />
      <SelectField
        {...form.field('timezone')}
        label={t('timezone')}
        isRequired
        isReadOnly={isReadOnly}
        options={profile.timezones.map((zone) => ({ id: zone, label: zone.replaceAll('_', ' ') }))}
      />
      <SelectField
        {...form.field('locale')}
        label={t('locale')}
        isRequired
        isReadOnly={isReadOnly}
        options={UI_LOCALES.filter((locale) => profile.locales.includes(locale)).map((locale) => ({
          id: locale,
          label: t(`locales.${locale}`),
        }))}
      />
    </VersionedForm>
  );
}

const LABELS = { name: 'name', phoneNumber: 'phone', timezone: 'timezone', locale: 'locale' } as const;

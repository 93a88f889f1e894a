import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import {
  type AccountProfileFragment,
  AccountProfileFragmentDoc,
  AccountProfileSaveDocument,
} from '../../../operations/people/accounts/AccountProfile.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { accountDraft, UI_LOCALES } from '../../../schema/people/accounts.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { changeLocale } from '../../i18n/i18n.ts';
import { toast } from '../../kit/feedback/toastQueue.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { TextField } from '../../kit/fields/TextField.tsx';
import { saved, stale } from '../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../kit/form/useVersionedForm.ts';
import { VersionedForm } from '../../kit/form/VersionedForm.tsx';

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
        isRequired={isReadOnly}
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

/** The profile's form; a saved language applies to the interface at once. */
function useProfileForm(profile: AccountProfileFragment) {
  const [send] = useScreenMutation(AccountProfileSaveDocument);
  return useVersionedForm(accountDraft, {
    row: profile,
    valuesOf: ({ name, phoneNumber, timezone, locale }: AccountProfileFragment) => ({
      name,
      phoneNumber,
      timezone,
      locale: UI_LOCALES.find((uiLocale) => uiLocale === locale),
    }),
    save: ({ version, changes }, invalid) =>
      send(
        { input: { id: profile.id, version, ...changes } },
        {
          invalid,
          done: ({ account }) => saved(readFragment(AccountProfileFragmentDoc, account)),
          stale: (current) => stale(readFragment(AccountProfileFragmentDoc, current)),
        },
      ),
    onSaved: ({ locale }) => void changeLocale(locale).then(() => toast.success(i18next.t('accounts:saved'))),
  });
}

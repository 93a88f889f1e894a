import { useTranslation } from 'react-i18next';
import { ServiceAccountSettingsFragmentDoc } from '../../../operations/people/serviceAccounts/ServiceAccountScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { PROVIDERS_ABILITIES, SERVICE_ABILITIES } from '../../../schema/people/serviceAccounts.ts';
import { TextField } from '../../kit/fields/TextField.tsx';
import { VersionedForm } from '../../kit/form/VersionedForm.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { AbilityFields } from './AbilityFields.tsx';
import { useServiceAccountForm } from './useServiceAccountForm.ts';

/** Form of a service account's name and abilities: its own can be removed, those of the person can be added. */
export function ServiceAccountSettings({
  account,
}: {
  account: FragmentOf<typeof ServiceAccountSettingsFragmentDoc>;
}) {
  const { t } = useTranslation(['serviceAccounts', 'abilities']);
  const row = readFragment(ServiceAccountSettingsFragmentDoc, account);
  const can = useCan();
  const { edit, question } = useServiceAccountForm(row);
  const { form } = edit;
  const missing = row.missingAbilities.map((ability) => t(`abilities:${ability}`)).join(', ');
  if (row.state === 'ended')
    return <p>{row.abilities.map((ability) => t(`abilities:${ability}`)).join(', ')}</p>;
  const offered = SERVICE_ABILITIES.filter(
    (ability) =>
      row.abilities.includes(ability) ||
      (can(ability) && (row.organization === null || !PROVIDERS_ABILITIES.includes(ability))),
  );
  return (
    <VersionedForm
      edit={edit}
      label={t('access')}
      labelOf={(field) => t(field)}
      inWords={(field, value) =>
        field === 'abilities' && Array.isArray(value)
          ? value.map((ability) => t(`abilities:${String(ability)}`)).join(', ')
          : undefined
      }
    >
      {missing !== '' && (
        <Banner tone="warning" title={t('missing_title')}>
          {t('missing_text', { abilities: missing })}
        </Banner>
      )}
      <TextField {...form.field('name')} label={t('name')} isRequired autoComplete="off" />
      <AbilityFields
        value={form.values.abilities ?? []}
        onChange={(nextAbilities) => form.setValue('abilities', nextAbilities)}
        offered={offered}
        error={form.errors.abilities}
      />
      {question}
    </VersionedForm>
  );
}

import { useTranslation } from 'react-i18next';
import { RedemptionActionsFragmentDoc } from '../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import { RedemptionPeopleFragmentDoc } from '../../../operations/fulfillment/redemptions/RedemptionScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { type Fact, Facts } from '../../kit/layout/Facts.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { EmailText } from '../../kit/values/EmailText.tsx';
import { mayDo } from '../shared/redemptions/actions/panelActions.ts';
import { RedemptionEdit } from '../shared/redemptions/actions/RedemptionEdit.tsx';
import css from './RedemptionScreen.module.css';

interface Props {
  redemption: FragmentOf<typeof RedemptionPeopleFragmentDoc> &
    FragmentOf<typeof RedemptionActionsFragmentDoc>;
}

/** The recipient and their addresses (RED-6, RED-7), each with its edit button. */
export function RedemptionPeople({ redemption: ref }: Props) {
  const { t, i18n } = useTranslation(['redemption', 'kit']);
  const { user } = readFragment(RedemptionPeopleFragmentDoc, ref);
  const mayCorrect = mayDo(readFragment(RedemptionActionsFragmentDoc, ref), 'correct_recipient');
  if (!user)
    return (
      <Panel title={t('user')}>
        <Text as="p" tone="muted">
          {t('kit:empty.no_user_assigned')}
        </Text>
        <div className={css.edit}>
          <RedemptionEdit redemption={ref} action="set_user" />
        </div>
      </Panel>
    );
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ');
  const country = user.country && new Intl.DisplayNames(i18n.language, { type: 'region' }).of(user.country);
  const missing = <Text tone="muted">{t('kit:empty.not_available')}</Text>;
  const userFacts: Fact[] = [
    { label: t('user_id'), value: user.id },
    {
      label: t('user_provider'),
      value: t(`user_provider_${user.provider}`, { defaultValue: user.provider }),
    },
    { label: t('user_uid'), value: <EmailText email={user.uid} /> },
  ];
  const info: Fact[] = [
    { label: t('name'), value: name || missing },
    { label: t('email'), value: user.email ? <EmailText email={user.email} /> : missing },
    { label: t('phone_number'), value: user.phoneNumber ?? missing },
    { label: t('country'), value: country ?? missing },
  ];
  return (
    <>
      <Panel title={t('user')}>
        <Facts facts={userFacts} isRows />
        {mayCorrect && (
          <div className={css.edit}>
            <RedemptionEdit redemption={ref} action="correct_recipient" />
          </div>
        )}
      </Panel>
      <Panel title={t('user_info')}>
        <Facts facts={info} isRows />
        <div className={css.edit}>
          <RedemptionEdit redemption={ref} action="update_user" />
        </div>
      </Panel>
    </>
  );
}

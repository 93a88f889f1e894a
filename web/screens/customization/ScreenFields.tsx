import { useTranslation } from 'react-i18next';
import { builtInTexts } from '../../../recipient/recipientWords.ts';
import { RECIPIENT_SCREENS, type ScreenName } from '../../../schema/recipientScreens.ts';
import { textsOfScreen } from '../../../schema/rules/screenTexts.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import type { FormApi } from '../../kit/form/formApi.ts';
import css from './Customization.module.css';
import {
  type CustomizationFacts,
  type CustomizationRow,
  countriesOf,
  shownRewards,
  writtenTexts,
} from './customizationRow.ts';
import type { CustomizationRules } from './customizationRules.ts';
import { ScreenTextField } from './ScreenTextField.tsx';
import { SmsCount } from './SmsCount.tsx';
import { TestToMyself } from './TestToMyself.tsx';
import type { CustomizationPlace } from './useCustomizationPlace.ts';
import { usePreview } from './usePreview.ts';

interface ScreenFieldsProps {
  facts: CustomizationFacts;
  row: CustomizationRow;
  form: FormApi<CustomizationRules>;
  place: CustomizationPlace;
  screens: readonly ScreenName[];
  name: string;
  go: (change: Partial<CustomizationPlace>) => void;
  isReadOnly: boolean;
}

/** The rewards' own texts come before the promotion's: this is the promotion's. */
const PROMOTION = 'promotion';

/** The texts of one screen, for the promotion or for one of its rewards, in one language (CUSTOM-28, CUSTOM-29, CUSTOM-30). */
export function ScreenFields(props: ScreenFieldsProps) {
  const { facts, row, form, place, screens, name, go, isReadOnly } = props;
  const { t } = useTranslation('customization');
  const { sku, screen, locale } = place;
  const rewards = shownRewards(facts);
  const { reward: _own, promotion, ...advertiser } = writtenTexts(row, form.values, place);
  const above = sku === null ? advertiser : { ...advertiser, promotion };
  const { kind } = RECIPIENT_SCREENS[screen];
  const { view } = usePreview({ facts, row, values: form.values, place });
  return (
    <div className={css.fields}>
      <h2 className={css.stepTitle}>
        <span className={css.muted}>
          {t('step', { number: screens.indexOf(screen) + 1, count: screens.length })}
        </span>
        {name}
      </h2>
      {rewards.length > 0 && (
        <SelectField
          label={t('written_for')}
          value={sku ?? PROMOTION}
          onChange={(id) => go({ sku: id === PROMOTION ? null : id })}
          options={[
            { id: PROMOTION, label: t('all_rewards') },
            ...rewards.map((reward) => ({ id: reward.sku, label: reward.name, detail: reward.sku })),
          ]}
          hint={t(sku === null ? 'all_rewards_hint' : 'one_reward_hint')}
        />
      )}
      {textsOfScreen(screen).map((text) => (
        <ScreenTextField
          // Another text is another field: what the browser knows of the one does not belong to the other.
          key={`${sku} ${screen} ${locale} ${text.key}`}
          form={form}
          place={{ sku, screen, locale, key: text.key }}
          text={text}
          above={above}
          builtIn={builtInTexts(locale, screen, facts.flowSettings?.multipleRewards ?? false)[text.key] ?? ''}
          isReadOnly={isReadOnly}
        />
      ))}
      {kind === 'sms' && <SmsCount view={view} countries={countriesOf(facts)} />}
      {(kind === 'sms' || kind === 'mail') && !isReadOnly && (
        <TestToMyself promotionId={row.id} place={place} isSaved={!form.isDirty} kind={kind} />
      )}
    </div>
  );
}

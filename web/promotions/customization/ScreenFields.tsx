import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { builtInTexts } from '../../../recipient/recipientWords.ts';
import {
  isMessage,
  RECIPIENT_SCREENS,
  type ScreenName,
} from '../../../schema/promotions/promotionScreens/recipientScreens.ts';
import { textsOfScreen } from '../../../schema/promotions/promotionScreens/screenTexts.ts';
import type { FormApi } from '../../kit/form/formApi.ts';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import css from './Customization.module.css';
import {
  type CustomizationFacts,
  type CustomizationRow,
  shownRewards,
  writtenTexts,
} from './customizationRow.ts';
import type { CustomizationRules } from './customizationRules.ts';
import { RewardChoice } from './preview/RewardChoice.tsx';
import { SmsCount } from './preview/SmsCount.tsx';
import { TestToMyself } from './preview/TestToMyself.tsx';
import { ScreenTextField } from './ScreenTextField.tsx';
import { textField } from './textField.ts';
import type { CustomizationPlace, GoTo } from './useCustomizationPlace.ts';
import { useTextActions } from './useTextActions.ts';

interface ScreenFieldsProps {
  facts: CustomizationFacts;
  row: CustomizationRow;
  form: FormApi<CustomizationRules>;
  place: CustomizationPlace;
  screens: readonly ScreenName[];
  name: string;
  go: GoTo;
  isReadOnly: boolean;
}

/** The texts of one screen, for the promotion or for one of its rewards, in one language (CUSTOM-28, CUSTOM-29, CUSTOM-30). */
export function ScreenFields(props: ScreenFieldsProps) {
  const { facts, row, form, place, screens, name, go, isReadOnly } = props;
  const { t } = useTranslation('customization');
  const { sku, screen, locale } = place;
  const rewards = useMemo(() => shownRewards(facts), [facts]);
  const actions = useTextActions(form);
  const written = writtenTexts(row, form.values, place);
  const own = sku === null ? written.promotion : written.reward;
  const builtIn = builtInTexts(locale, screen, facts.flowSettings?.multipleRewards);
  const { kind } = RECIPIENT_SCREENS[screen];
  return (
    <Stack gap={4}>
      <Stack as="h2" gap={0} className={css.stepTitle}>
        <Text tone="muted" size="small">
          {t('step', { number: screens.indexOf(screen) + 1, count: screens.length })}
        </Text>
        {name}
      </Stack>
      {rewards.length > 0 && <RewardChoice rewards={rewards} sku={sku} go={go} />}
      {textsOfScreen(screen).map((text) => {
        const field = textField({ sku, screen, locale, key: text.key });
        const above = [
          ['promotion', sku === null ? undefined : written.promotion],
          ['advertiser', written.advertiser],
          ['product', builtIn],
        ] as const;
        const [from, texts] = above.find(([, one]) => one?.[text.key]?.trim()) ?? ['product', builtIn];
        return (
          <ScreenTextField
            // Each text has its own field, so that browser state, such as undo, is not shared.
            key={field}
            field={field}
            text={text}
            from={from}
            actions={actions}
            isReadOnly={isReadOnly}
            value={own?.[text.key]}
            error={form.errors[field]}
            fallback={texts?.[text.key] ?? ''}
          />
        );
      })}
      {kind === 'sms' && isMessage(screen) && (
        <SmsCount facts={facts} row={row} place={place} screen={screen} values={form.values} />
      )}
      {(kind === 'sms' || kind === 'mail') && !isReadOnly && (
        <TestToMyself
          promotionId={row.id}
          screen={screen}
          locale={locale}
          sku={sku}
          kind={kind}
          isSaved={!form.isDirty}
        />
      )}
    </Stack>
  );
}

import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PromotionLocale } from '../../../../schema/promotions/promotionValues.ts';
import { Panel } from '../../../kit/layout/Panel.tsx';
import { Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import { shownRewards } from '../customizationRow.ts';
import type { GoTo } from '../useCustomizationPlace.ts';
import { PreviewControls, PreviewPages } from './PreviewControls.tsx';
import { PreviewScreen, type PreviewScreenProps } from './PreviewScreen.tsx';
import { isListOfRewards } from './usePreview.ts';

interface PreviewProps extends PreviewScreenProps {
  locales: readonly PromotionLocale[];
  go: GoTo;
}

/** The recipient's view, beside the fields: every screen, in each language, on a phone and on a desktop (CUSTOM-31, CUSTOM-36). */
export const Preview = memo(function Preview({ locales, go, ...shown }: PreviewProps) {
  const { t } = useTranslation('customization');
  const { facts, place } = shown;
  return (
    <Panel title={t('preview')}>
      <Stack gap={4}>
        <PreviewControls locales={locales} locale={place.locale} device={place.device} go={go} />
        <PreviewScreen {...shown} />
        {isListOfRewards(facts, place) && (
          <PreviewPages number={place.page} count={shownRewards(facts).length} go={go} />
        )}
        <Text as="p" tone="muted" size="small">
          {t('preview_text')}
        </Text>
      </Stack>
    </Panel>
  );
});

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { builtInTexts } from '../../../recipient/recipientWords.ts';
import { COLOR_PARTS } from '../../../schema/promotions/promotionScreens/recipientLook.ts';
import type { ScreenName } from '../../../schema/promotions/promotionScreens/recipientScreens.ts';
import { FOOTER_LINKS } from '../../../schema/promotions/promotionValues.ts';
import { languageName } from '../../kit/format/languages.ts';
import { Text } from '../../kit/layout/Text.tsx';
import css from './Customization.module.css';
import {
  type CustomizationFacts,
  type CustomizationRow,
  shownRewards,
  valuesOf,
  writtenTexts,
} from './customizationRow.ts';
import { placeOfField, type TextPlace } from './textField.ts';

interface Naming {
  facts: CustomizationFacts;
  row: CustomizationRow;
  nameOf: (screen: ScreenName) => string;
}

/** Labels of fields and their values in changes and conflicts. */
export function useCustomizationWords({ facts, row, nameOf }: Naming) {
  const { t, i18n } = useTranslation(['customization', 'kit']);

  function labelOf(field: string): string {
    const place = placeOfField(field);
    if (place) {
      const { sku, screen, locale, key } = place;
      const reward = sku && (shownRewards(facts).find((one) => one.sku === sku)?.name ?? sku);
      return [nameOf(screen), languageName(locale, i18n.language), reward, t(`text.${key}`)]
        .filter(Boolean)
        .join(' · ');
    }
    if ((COLOR_PARTS as readonly string[]).includes(field)) return t(`color.${field}`);
    if ((FOOTER_LINKS as readonly string[]).includes(field)) return t(`footer.${field}`);
    return t(LABELS[field] ?? field);
  }

  /** The text that recipients see if this one is empty. */
  function saidInstead(place: TextPlace): string {
    const written = writtenTexts(row, valuesOf(row), place);
    if (place.sku !== null && written.promotion?.[place.key]) return t('said.promotion');
    const ofAdvertiser = written.advertiser?.[place.key];
    if (ofAdvertiser) return t('said.advertiser', { text: ofAdvertiser });
    const usual = builtInTexts(place.locale, place.screen, facts.flowSettings?.multipleRewards)[place.key];
    return usual ? t('said.product', { text: usual }) : '';
  }

  function inWords(field: string, value: unknown): ReactNode {
    const place = placeOfField(field);
    if (place && !value)
      return (
        <Text tone="muted" size="small">
          {saidInstead(place)}
        </Text>
      );
    if (typeof value === 'boolean') return t(value ? 'on' : 'off');
    if (field === 'redemptionFlowTheme') return t(`theme_${value}`);
    if (field === 'logo' || field === 'background')
      return value ? <img className={css.thumb} src={(value as { url: string }).url} alt={t(field)} /> : null;
    if ((COLOR_PARTS as readonly string[]).includes(field) && typeof value === 'string')
      return (
        <>
          <span className={css.swatch} style={{ background: value }} aria-hidden="true" /> {value}
        </>
      );
    return (value ?? '') as ReactNode;
  }

  return { labelOf, inWords };
}

/** Fields whose translation key differs from their name. */
const LABELS: Readonly<Record<string, string>> = {
  redemptionFlowTheme: 'theme',
  smsSenderName: 'sms_sender',
};

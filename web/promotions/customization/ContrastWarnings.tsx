import { useTranslation } from 'react-i18next';
import { shownDecimal } from '../../../schema/foundation/money/decimals.ts';
import { contrastOf, legibleColor, MIN_CONTRAST } from '../../../schema/foundation/text/contrast.ts';
import { type ColorPart, READ_ON } from '../../../schema/promotions/promotionScreens/recipientLook.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import css from './Customization.module.css';

interface ContrastWarningsProps {
  /** All colors, including unnamed ones. */
  colors: Readonly<Record<ColorPart, string>>;
  /** Applies a color; absent if nothing can be changed. */
  onUse: ((part: ColorPart, color: string) => void) | undefined;
}

/** Reports color pairs with insufficient contrast (WCAG AA), with the nearest readable color, applied by one press. */
export function ContrastWarnings({ colors, onUse }: ContrastWarningsProps) {
  const { t, i18n } = useTranslation('customization');
  const poor = READ_ON.map(([part, ground]) => ({
    part,
    ground,
    contrast: contrastOf(colors[part], colors[ground]),
  })).filter(({ contrast }) => contrast < MIN_CONTRAST);
  return poor.map(({ part, ground, contrast }) => {
    const better = legibleColor(colors[part], colors[ground]);
    return (
      <Banner
        key={part}
        tone="warning"
        title={t('contrast', { part: t(`color.${part}`), ground: t(`color.${ground}`) })}
        actions={
          onUse && (
            <Button size="small" onPress={() => onUse(part, better)}>
              <span className={css.swatch} style={{ background: better }} aria-hidden="true" />
              {t('contrast_use', { color: better })}
            </Button>
          )
        }
      >
        {t('contrast_text', {
          contrast: shownDecimal(String(Math.floor(contrast * 10) / 10), i18n.language),
          least: shownDecimal(String(MIN_CONTRAST), i18n.language),
        })}
      </Banner>
    );
  });
}

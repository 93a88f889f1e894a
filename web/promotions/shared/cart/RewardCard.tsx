import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { RewardCardFragment } from '../../../../operations/catalog/catalog/CatalogScreen.generated.ts';
import { Button } from '../../../kit/actions/Button.tsx';
import { Icon } from '../../../kit/Icon.tsx';
import css from './Cart.module.css';
import { countriesText } from './countriesText.ts';
import { RewardCost } from './RewardCost.tsx';
import { RewardMark } from './RewardMark.tsx';
import { RewardPicture } from './RewardPicture.tsx';
import type { RewardRemedy } from './useObstacleWords.ts';

interface Props {
  reward: RewardCardFragment;
  /** Address of its dialog. */
  href: string;
  isInCart: boolean;
  onToggle: (reward: RewardCardFragment) => void;
  /** Reason that the reward cannot be given here. It lies over the picture, so that nothing moves when it appears. */
  warning?: string | undefined;
  /** Address where the obstacle can be removed. */
  remedy?: RewardRemedy | undefined;
}

/** A reward of the catalog: name, brand, countries, cost, and whether it is delivered instantly (CATALOG-6, WIZREW-3, WIZREW-4, WIZREW-5, WIZREW-6). */
export const RewardCard = memo(function RewardCard({
  reward,
  href,
  isInCart,
  onToggle,
  warning,
  remedy,
}: Props) {
  const reasonId = useId();
  const { t, i18n } = useTranslation('catalog');
  const { sku, brand, countryRestrictions, deliveryMode } = reward;
  const name = reward.name ?? sku;
  return (
    <article
      className={css.card}
      data-chosen={isInCart || undefined}
      data-unfit={Boolean(warning) || undefined}
    >
      <div className={css.frame}>
        <RewardPicture reward={reward} name={brand?.name ?? name} sizes="(min-width: 640px) 210px, 50vw" />
        {deliveryMode === 'digital_delivery' && (
          <span className={css.badge}>
            <Icon name="mail" size={12} />
            {t('instant')}
          </span>
        )}
        {warning && <RewardMark id={reasonId} name={name} warning={warning} remedy={remedy} isOverlay />}
      </div>
      <div className={css.text}>
        <a className={css.name} href={href} title={name} aria-describedby={warning && reasonId}>
          {name}
        </a>
        <span className={css.muted}>{brand?.name}</span>
        <span className={css.muted}>
          {countriesText(countryRestrictions, { t, language: i18n.language })}
        </span>
        <span className={css.foot}>
          <span className={css.cost}>
            <RewardCost reward={reward} />
          </span>
          <Button
            size="small"
            icon={isInCart ? 'check' : 'plus'}
            aria-label={t(isInCart ? 'remove_of' : 'add_of', { name })}
            aria-pressed={isInCart}
            {...(warning && { 'aria-describedby': reasonId })}
            onPress={() => onToggle(reward)}
          >
            <span className={css.toggleText}>{t(isInCart ? 'remove' : 'add')}</span>
          </Button>
        </span>
      </div>
    </article>
  );
});

import { useTranslation } from 'react-i18next';
import type { PromotionEffectsFragment } from '../../operations/promotions/PromotionStatusMenu.generated.ts';
import css from './EffectsPreview.module.css';

/** The people whom a change of a promotion affects, in words. */
export function PromotionEffects({ effects }: { effects: PromotionEffectsFragment }) {
  const { t } = useTranslation('promotions');
  const { recipients, links, returning, kept, linesCanceled, linesWaiting } = effects;
  const { liveRewardsBefore: before, liveRewardsAfter: after } = effects;
  return (
    <section className={css.preview} aria-label={t('effects')}>
      {recipients > 0 && (
        <p>
          {t('effect_recipients', { count: recipients })}
          {links > 0 && `, ${t('effect_links', { count: links })}`}.
        </p>
      )}
      {returning > 0 && <p>{t('effect_returning', { count: returning })}.</p>}
      {kept > 0 && <p>{t('effect_kept', { count: kept })}.</p>}
      {recipients + returning + kept === 0 && <p>{t('effect_none')}</p>}
      {linesCanceled > 0 && <p>{t('effect_lines_canceled', { count: linesCanceled })}.</p>}
      {linesWaiting > 0 && <p>{t('effect_lines_waiting', { count: linesWaiting })}.</p>}
      <p>{t('effect_rewards', { before, after })}</p>
    </section>
  );
}

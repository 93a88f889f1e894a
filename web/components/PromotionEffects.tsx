import { useTranslation } from 'react-i18next';
import type { PromotionEffectsFragment } from '../../operations/promotions/PromotionStatusMenu.generated.ts';
import { formatMoney } from '../kit/format/money.ts';
import css from './EffectsPreview.module.css';
import { MailEffects } from './MailEffects.tsx';

/** The people whom a change of a promotion affects, in words. */
export function PromotionEffects({ effects }: { effects: PromotionEffectsFragment }) {
  const { t, i18n } = useTranslation('promotions');
  const { recipients, links, returning, kept, returned, mails } = effects;
  const { linesCanceled, linesFailed, linesWaiting, linesResumed } = effects;
  const { liveRewardsBefore: before, liveRewardsAfter: after } = effects;
  const touched = recipients + returning + kept + linesCanceled + linesFailed + linesWaiting + linesResumed;
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
      {touched === 0 && <p>{t('effect_none')}</p>}
      {linesCanceled > 0 && (
        <p>
          {t('effect_lines_canceled', {
            count: linesCanceled,
            amount: formatMoney(returned, i18n.language),
          })}
          .
        </p>
      )}
      {linesFailed > 0 && <p>{t('effect_lines_failed', { count: linesFailed })}.</p>}
      {linesWaiting > 0 && <p>{t('effect_lines_waiting', { count: linesWaiting })}.</p>}
      {linesResumed > 0 && <p>{t('effect_lines_resumed', { count: linesResumed })}.</p>}
      <p>{t('effect_rewards', { before, after })}</p>
      <MailEffects mails={mails} />
    </section>
  );
}

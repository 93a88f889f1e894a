import { useTranslation } from 'react-i18next';
import type { PromotionEffectsFragment } from '../../operations/promotions/PromotionStatusMenu.generated.ts';
import css from './EffectsPreview.module.css';
import { LineEffects, touchedLines } from './LineEffects.tsx';
import { MailEffects } from './MailEffects.tsx';
import { RecipientEffects, touchedRecipients } from './RecipientEffects.tsx';

/** The people whom a change of a promotion affects, in words. */
export function PromotionEffects({ effects }: { effects: PromotionEffectsFragment }) {
  const { t } = useTranslation('promotions');
  const { kept, linesWaiting, returned, mails } = effects;
  const { liveRewardsBefore: before, liveRewardsAfter: after } = effects;
  const touched = touchedRecipients(effects) + touchedLines(effects) + kept + linesWaiting;
  return (
    <section className={css.preview} aria-label={t('effects')}>
      <RecipientEffects effects={effects} />
      {kept > 0 && <p>{t('effect_kept', { count: kept })}.</p>}
      {touched === 0 && <p>{t('effect_none')}</p>}
      <LineEffects effects={{ ...effects, returned: [returned] }} />
      {linesWaiting > 0 && <p>{t('effect_lines_waiting', { count: linesWaiting })}.</p>}
      <p>{t('effect_rewards', { before, after })}</p>
      <MailEffects mails={mails} />
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import type { DispatchEffectsFragment } from '../../operations/effects/DispatchEffects.generated.ts';
import css from './EffectsPreview.module.css';
import { LineEffects, touchedLines } from './LineEffects.tsx';
import { MailEffects } from './MailEffects.tsx';
import { RecipientEffects, touchedRecipients } from './RecipientEffects.tsx';

interface Props {
  effects: Omit<DispatchEffectsFragment, '__typename' | ' $fragmentName'> & {
    recipients?: number;
    links?: number;
    returning?: number;
  };
}

/** What becomes of open dispatches, and of recipients where the change is of their advertiser, in words. */
export function DispatchEffects({ effects }: Props) {
  const { t } = useTranslation('effects');
  const { recipients = 0, links = 0, returning = 0 } = effects;
  const ofRecipients = { recipients, links, returning };
  return (
    <section className={css.preview} aria-label={t('title')}>
      {touchedRecipients(ofRecipients) + touchedLines(effects) === 0 && <p>{t('none')}</p>}
      <RecipientEffects effects={ofRecipients} />
      <LineEffects effects={effects} />
      <MailEffects mails={effects.mails} />
    </section>
  );
}

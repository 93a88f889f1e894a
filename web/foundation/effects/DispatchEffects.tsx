import { useTranslation } from 'react-i18next';
import type { DispatchEffectsFragment } from '../../../operations/foundation/effects/DispatchEffects.generated.ts';
import { Stack } from '../../kit/layout/Stack.tsx';
import css from './EffectsPreview.module.css';
import { LineEffects, touchedLines } from './LineEffects.tsx';
import { MailEffects } from './MailEffects.tsx';
import { RecipientEffects, touchedRecipients } from './RecipientEffects.tsx';

interface Props {
  effects: DispatchEffectsFragment;
  /** Where the change is of their advertiser. */
  ofRecipients?: { recipients: number; links: number; returning: number };
}

/** Describes the effects of a change on open dispatches, and on recipients if it affects them. */
export function DispatchEffects({ effects, ofRecipients }: Props) {
  const { t } = useTranslation('effects');
  const touched = touchedLines(effects) + (ofRecipients ? touchedRecipients(ofRecipients) : 0);
  return (
    <Stack as="section" gap={2} className={css.preview} aria-label={t('title')}>
      {touched === 0 && <p>{t('none')}</p>}
      {ofRecipients && <RecipientEffects effects={ofRecipients} />}
      <LineEffects effects={effects} />
      <MailEffects mails={effects.mails} />
    </Stack>
  );
}

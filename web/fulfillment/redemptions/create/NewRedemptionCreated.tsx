import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/actions/Button.tsx';
import { CopyButton } from '../../../kit/actions/CopyButton.tsx';
import { LinkButton } from '../../../kit/actions/LinkButton.tsx';
import { Banner, type BannerTone } from '../../../kit/layout/Banner.tsx';
import { Panel } from '../../../kit/layout/Panel.tsx';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import { Can } from '../../../kit/viewer/Can.tsx';
import { redemptionRoute } from '../../../routes/redemptions.ts';
import { reasonWords } from '../../shared/dispatches/reasonWords.ts';
import css from './NewRedemption.module.css';
import type { CreatedRedemption, NewRedemptionAsk } from './useNewRedemption.ts';

const TONE: Record<CreatedRedemption['outcome'], BannerTone> = {
  created: 'success',
  link_sent: 'success',
  redeemed: 'success',
  working: 'info',
  failed: 'warning',
};

interface Props {
  created: CreatedRedemption;
  ask: NewRedemptionAsk;
  onAgain: () => void;
}

/** The redemption was created: its state, its link, and the next actions. */
export function NewRedemptionCreated({ created, ask, onAgain }: Props) {
  const { t } = useTranslation('redemptionNew');
  const { t: words } = useTranslation('dispatches');
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  const { redemption, link, outcome, reason } = created;
  return (
    <Stack>
      <Banner
        ref={place}
        tone={TONE[outcome]}
        title={t(`outcome.${outcome}`, { orderId: ask.orderId })}
        actions={
          <>
            <Button onPress={onAgain}>{t('again')}</Button>
            {redemption && (
              <Can ability="viewRedemptions">
                <LinkButton href={redemptionRoute.href({ redemptionId: redemption.id })} variant="primary">
                  {t('to_details')}
                </LinkButton>
              </Can>
            )}
          </>
        }
      >
        <p>
          {outcome === 'failed' && reason
            ? t('failed_text', { reason: reasonWords(reason, words) })
            : t(`outcome_text.${outcome}`, { email: ask.writtenEmail ?? '' })}
        </p>
      </Banner>
      {link && (
        <Panel title={t('link')} subtitle={t('link_text')}>
          <Row gap={3}>
            <code className={css.address}>{link}</code>
            <Row>
              <CopyButton text={link} label={t('copy_link')} isLabelled />
              <LinkButton href={link} icon="external" newTab>
                {t('open_link')}
              </LinkButton>
            </Row>
          </Row>
        </Panel>
      )}
    </Stack>
  );
}

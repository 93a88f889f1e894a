import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../kit/actions/Button.tsx';
import { ConfirmDialog } from '../kit/feedback/ConfirmDialog.tsx';
import { Dialog } from '../kit/feedback/Dialog.tsx';
import { EmptyState } from '../kit/feedback/EmptyState.tsx';
import { ErrorBlock } from '../kit/feedback/ErrorBlock.tsx';
import { ErrorDialog } from '../kit/feedback/ErrorDialog.tsx';
import type { Failure } from '../kit/feedback/failure.ts';
import { NotFound } from '../kit/feedback/NotFound.tsx';
import { toast } from '../kit/feedback/toastQueue.ts';
import { Banner, type BannerTone } from '../kit/layout/Banner.tsx';
import { Panel } from '../kit/layout/Panel.tsx';
import { Columns, Row, Stack } from '../kit/layout/Stack.tsx';
import { LoadingBar } from '../kit/loading/LoadingBar.tsx';
import { PanelSkeleton } from '../kit/loading/skeletons.tsx';
import { uiComponentsRoute } from '../routes/uiComponents.ts';

const TONES: readonly BannerTone[] = ['info', 'success', 'warning', 'danger'];
const FAILURES: readonly Failure[] = [
  { status: 403, requestId: '9f2c1e7a-44d0-4a55' },
  { status: 404 },
  { status: 422, message: 'contact_email: advertiser_email_pattern', detail: 'contact_email' },
  { status: 500, requestId: '9f2c1e7a-44d0-4a55' },
  { status: 409, errorName: 'stale_version', message: 'Version 3 is not the latest one.' },
  { status: 0 },
];

/** Dialogs, messages, and placeholders for missing content. */
export function FeedbackSection() {
  const { t } = useTranslation('ui-components');
  const titled = (state: string) => `${t('section.feedback')} · ${t(state)}`;
  const [opened, setOpened] = useState<'dialog' | 'confirm' | Failure | null>(null);
  const close = () => setOpened(null);
  return (
    <Stack>
      <Row>
        <Button onPress={() => setOpened('dialog')}>Dialog</Button>
        <Button onPress={() => setOpened('confirm')}>ConfirmDialog</Button>
        {FAILURES.map((failure) => (
          <Button key={failure.status} onPress={() => setOpened(failure)}>
            {t('sample.error_dialog', { status: failure.status })}
          </Button>
        ))}
        <Button onPress={() => toast.success(t('sample.toast'))}>{t('sample.toast_good')}</Button>
        <Button onPress={() => toast.error(t('sample.long_value'))}>{t('sample.toast_bad')}</Button>
      </Row>
      {TONES.map((tone) => (
        <Banner
          key={tone}
          tone={tone}
          title={t(`tone.${tone}`)}
          actions={tone === 'warning' && <Button size="small">{t('sample.edit')}</Button>}
        >
          {t('sample.banner')}
        </Banner>
      ))}
      <Columns>
        <Panel title={titled('state.empty')}>
          <EmptyState
            title={t('kit:empty.no_rewards')}
            actions={<Button icon="plus">{t('sample.add_reward')}</Button>}
          >
            {t('sample.empty_text')}
          </EmptyState>
        </Panel>
        <Panel title={titled('state.forbidden')}>
          <ErrorBlock name={t('sample.budget')} error={{ status: 403 }} />
        </Panel>
        <Panel title={titled('state.error')}>
          <ErrorBlock name={t('sample.notifications')} error={{ status: 0 }} onRetry={() => undefined} />
        </Panel>
        <Panel title={titled('state.not_found')}>
          <NotFound back={{ href: uiComponentsRoute.href(), label: t('sample.advertisers') }} />
        </Panel>
        <PanelSkeleton />
        <Panel title="LoadingBar">
          <LoadingBar isActive />
        </Panel>
      </Columns>
      <Dialog
        title={t('sample.dialog_title')}
        isOpen={opened === 'dialog'}
        onClose={close}
        actions={
          <Button variant="primary" onPress={close}>
            {t('kit:save')}
          </Button>
        }
      >
        <p>{t('sample.banner')}</p>
      </Dialog>
      <ConfirmDialog
        title={t('sample.confirm_title')}
        isOpen={opened === 'confirm'}
        confirmLabel={t('sample.disable')}
        isDanger
        onConfirm={() => undefined}
        onClose={close}
      >
        {t('sample.confirm_text')}
      </ConfirmDialog>
      {opened !== null && typeof opened === 'object' && (
        <ErrorDialog {...opened} onClose={close} onRefresh={close} onContact={close} onClearCache={close} />
      )}
    </Stack>
  );
}

import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type DispatchActionsFragment,
  ExtractButtonCreateDocument,
} from '../../../operations/fulfillment/dispatches/DispatchScreen.generated.ts';
import type { DispatchKind, ExtractKind } from '../../../schema/fulfillment/dispatchKinds.ts';
import { useDownload } from '../../data/useDownload.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { useCan } from '../../kit/viewer/AbilitiesContext.tsx';
import { type ApplyErrors, ReadReasonDialog } from '../shared/redemptions/exports/ReadReasonDialog.tsx';

/** The file of each kind of dispatch that has one: notified recipients already have their rewards. */
const FILES: Partial<Record<DispatchKind, ExtractKind>> = {
  download_links: 'links',
  download_codes: 'codes',
  activate_codes: 'entry_codes',
};

/** A file of a dispatch, and its obstacle as the suffix of a translation key. */
interface DispatchFile {
  kind: ExtractKind;
  obstacle: 'held' | 'recalled' | 'working' | 'nothing_done' | null;
}

/** The file of a dispatch; null if it has none. */
function fileOf({
  kind,
  state,
  progress,
}: Pick<DispatchActionsFragment, 'kind' | 'state' | 'progress'>): DispatchFile | null {
  const file = FILES[kind];
  if (!file) return null;
  if (state === 'held' || state === 'recalled') return { kind: file, obstacle: state };
  if (progress.activate + progress.order + progress.notify > 0) return { kind: file, obstacle: 'working' };
  return { kind: file, obstacle: progress.done === 0 ? 'nothing_done' : null };
}

/**
 * Downloads the links, codes or order IDs of a dispatch, once they are made; until then it shows the obstacle below. People who may not read codes
 * state a reason first (RED-34).
 */
export function ExtractButton({ dispatch }: { dispatch: DispatchActionsFragment }) {
  const { t } = useTranslation('dispatches');
  const [create, isCreating] = useScreenMutation(ExtractButtonCreateDocument);
  const [download, isDownloading] = useDownload(t('download_failed'));
  /** The download that waits for a reason; null if none. */
  const [waiting, setWaiting] = useState<{ includePdf: boolean } | null>(null);
  const isReader = useCan()('viewRewardCodeData');
  const note = useId();
  const file = fileOf(dispatch);
  if (!file) return null;
  const { kind, obstacle } = file;
  const hasVouchers = kind === 'codes' && dispatch.includePdf;

  async function fetchFile(includePdf: boolean, stated?: { reason: string; invalid: ApplyErrors }) {
    await create(
      { input: { dispatchId: dispatch.id, kind, includePdf, ...(stated && { reason: stated.reason }) } },
      {
        ...(stated && { invalid: stated.invalid }),
        done: ({ extract }) => {
          setWaiting(null);
          return download(extract.url);
        },
      },
    );
  }

  const labelOf = (includePdf: boolean) => t(includePdf ? 'download_vouchers' : `download_${kind}`);
  const button = (includePdf: boolean) => (
    <Button
      variant={includePdf || !hasVouchers ? 'primary' : 'secondary'}
      icon="download"
      isPending={isCreating || isDownloading}
      isDisabled={obstacle !== null}
      {...(obstacle && { 'aria-describedby': note })}
      onPress={() => (isReader ? void fetchFile(includePdf) : setWaiting({ includePdf }))}
    >
      {labelOf(includePdf)}
    </Button>
  );
  return (
    <Stack as="span" gap={1} align="end" isInline>
      <Row as="span">
        {button(false)}
        {hasVouchers && button(true)}
      </Row>
      {waiting && (
        <ReadReasonDialog
          title={labelOf(waiting.includePdf)}
          text={t(`download_shows.${kind}`)}
          submitLabel={t('download_submit')}
          onClose={() => setWaiting(null)}
          onSubmit={(reason, invalid) => fetchFile(waiting.includePdf, { reason, invalid })}
        />
      )}
      {obstacle && (
        <Text id={note} tone="muted" size="small">
          {t(`file_obstacle.${obstacle}`)}
        </Text>
      )}
    </Stack>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  BULK_ACTIONS,
  type BulkAction,
  judgeBulk,
  MAX_BULK,
} from '../../../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import { MenuButton } from '../../../../kit/actions/MenuButton.tsx';
import { Row } from '../../../../kit/layout/Stack.tsx';
import { Text } from '../../../../kit/layout/Text.tsx';
import { useViewer } from '../../../../session/viewer.ts';
import { BulkDialog } from './BulkDialog.tsx';
import { BulkProgress } from './BulkProgress.tsx';
import type { ReportChoice } from './chosenRedemptions.ts';
import { useNewestBulk } from './useNewestBulk.ts';

interface Props extends ReportChoice {
  /** A bulk action was started or has ended: the report is refetched and the selection cleared. */
  onDone: () => void;
}

/** The bulk actions for the selected redemptions, and the progress of the one that is running. */
export function BulkActions({ onDone, ...choice }: Props) {
  const { t } = useTranslation(['redemptionBulk', 'abilities']);
  const viewer = useViewer();
  const mayBegin = BULK_ACTIONS.some((action) => judgeBulk(action, viewer).allowed);
  const { bulk, watch, dismiss } = useNewestBulk({ isAsked: mayBegin, onEnd: onDone });
  const [openAction, setOpenAction] = useState<BulkAction | null>(null);
  if (!mayBegin) return null;
  const obstacle = selectionObstacle(choice);
  const isWorking = bulk?.state === 'working';
  return (
    <>
      {obstacle !== 'none' && (
        <Row as="span" gap={3} lineGap={2}>
          <MenuButton
            label={t('actions')}
            isDisabled={obstacle !== null || isWorking}
            entries={BULK_ACTIONS.map((action) => {
              const { allowed, reason, ability } = judgeBulk(action, viewer);
              return {
                id: action,
                label: t(`${action}.name`),
                hint:
                  reason === null ? t(`${action}.hint`) : t(reason, { ability: t(`abilities:${ability}`) }),
                isDisabled: !allowed,
                isDanger: action === 'cancel_redemptions',
                onAction: () => setOpenAction(action),
              };
            })}
          />
          {(obstacle ?? isWorking) && (
            <Text tone="muted" size="small">
              {t(`obstacle.${obstacle ?? 'working'}`)}
            </Text>
          )}
        </Row>
      )}
      {bulk && <BulkProgress bulk={bulk} onDismiss={dismiss} onStopped={() => watch(bulk.id)} />}
      {openAction && (
        <BulkDialog
          action={openAction}
          choice={choice}
          onClose={() => setOpenAction(null)}
          onBegun={(id) => {
            setOpenAction(null);
            watch(id);
            onDone();
          }}
        />
      )}
    </>
  );
}

/** The obstacle of every bulk action, as the suffix of a translation key; null if one can be tried (BULK-8, BULK-9). */
function selectionObstacle({
  selection,
  isInfinite,
  isCapped,
}: Pick<ReportChoice, 'selection' | 'isInfinite' | 'isCapped'>): 'infinite' | 'too_many' | 'none' | null {
  if (selection.count > MAX_BULK || (selection.all && isCapped)) return 'too_many';
  if (selection.all && isInfinite) return 'infinite';
  return selection.count === 0 ? 'none' : null;
}

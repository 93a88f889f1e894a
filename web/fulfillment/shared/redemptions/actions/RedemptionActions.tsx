import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type RedemptionActionsFragment,
  RedemptionActionsFragmentDoc,
} from '../../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import { type FragmentOf, readFragment } from '../../../../../operations/readFragment.ts';
import { Button } from '../../../../kit/actions/Button.tsx';
import { LinkButton } from '../../../../kit/actions/LinkButton.tsx';
import { MenuButton } from '../../../../kit/actions/MenuButton.tsx';
import { Banner } from '../../../../kit/layout/Banner.tsx';
import { Panel } from '../../../../kit/layout/Panel.tsx';
import { Row, Stack } from '../../../../kit/layout/Stack.tsx';
import { Text } from '../../../../kit/layout/Text.tsx';
import { dispatchRoute } from '../../../../routes/promotions.ts';
import { RemedyNotice } from '../RemedyNotice.tsx';
import {
  type EditAction,
  isDangerous,
  MAX_BUTTONS,
  PANEL_ACTIONS,
  type PanelAction,
} from './panelActions.ts';
import { RedemptionDialog } from './RedemptionDialog.tsx';
import { RefusedActions } from './RefusedActions.tsx';

interface Props {
  redemption: FragmentOf<typeof RedemptionActionsFragmentDoc>;
  /** Other actions of the screen. */
  children?: ReactNode;
}

/**
 * The actions for a redemption: the most likely ones as buttons, the others in a menu; unavailable ones say why. A message that did not
 * arrive is shown above, with its remedy.
 */
export function RedemptionActions({ redemption: ref, children }: Props) {
  const { t } = useTranslation('redemptionActions');
  const redemption = readFragment(RedemptionActionsFragmentDoc, ref);
  const [open, setOpen] = useState<PanelAction | EditAction | null>(null);
  const states = new Map(redemption.actions.map((action) => [action.name, action]));
  const allowed = PANEL_ACTIONS.filter((name) => states.get(name)?.allowed);
  const refused = PANEL_ACTIONS.flatMap((name) => states.get(name) ?? []).filter((one) => !one.allowed);
  const buttons = allowed.filter((name) => !isDangerous(name) || name === 'refund').slice(0, MAX_BUTTONS);
  const others = allowed.filter((name) => !buttons.includes(name));
  return (
    <Panel title={t('panel')}>
      <Stack gap={3}>
        <WaitingNotice redemption={redemption} />
        <RemedyNotice redemption={redemption} onRemedy={setOpen} />
        {(allowed.length > 0 || children) && (
          <Row>
            {buttons.map((name, at) => (
              <Button
                key={name}
                variant={at === 0 && !isDangerous(name) ? 'primary' : 'secondary'}
                onPress={() => setOpen(name)}
              >
                {t(`action.${name}`)}
              </Button>
            ))}
            {others.length > 0 && (
              <MenuButton
                label={t('more')}
                entries={others.map((name) => ({
                  id: name,
                  label: t(`action.${name}`),
                  hint: t(`hint.${name}`),
                  isDanger: isDangerous(name),
                  onAction: () => setOpen(name),
                }))}
              />
            )}
            {children}
          </Row>
        )}
        {allowed.length === 0 && (
          <Text as="p" tone="muted">
            {t('none')}
          </Text>
        )}
        <RefusedActions actions={refused} />
      </Stack>
      {open && <RedemptionDialog action={open} redemption={redemption} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

/** A booked redemption that nothing ends by itself: why it waits, and the way to what ends it. */
function WaitingNotice({ redemption }: { redemption: RedemptionActionsFragment }) {
  const { t } = useTranslation('redemptionActions');
  const { t: words } = useTranslation('dispatches');
  const { state, expiresAt, dispatchId, advertiserId, promotionSummary } = redemption;
  if (state !== 'booked' || expiresAt !== null || promotionSummary.autoCancelCode) return null;
  const batch =
    dispatchId === null
      ? null
      : dispatchRoute.href({ advertiserId, promotionId: promotionSummary.id, dispatchId });
  return (
    <Banner
      tone="info"
      title={t('waits')}
      actions={
        batch && (
          <LinkButton size="small" href={batch}>
            {t('waits_open')}
          </LinkButton>
        )
      }
    >
      <p>
        {t(promotionSummary.redemptionExpirationDelay === null ? 'waits_without_end' : 'waits_for_link')}{' '}
        {batch && t('waits_remedy', { action: words('cancel') })}
      </p>
    </Banner>
  );
}

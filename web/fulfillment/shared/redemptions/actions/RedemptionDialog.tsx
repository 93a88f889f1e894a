import type { RedemptionActionsFragment } from '../../../../../operations/fulfillment/redemptionActions/RedemptionActions.generated.ts';
import { AddressDialog } from './AddressDialog.tsx';
import { CommandDialog } from './CommandDialog.tsx';
import { NotifyDialog } from './NotifyDialog.tsx';
import type { EditAction, PanelAction } from './panelActions.ts';
import { RecipientDialog } from './RecipientDialog.tsx';
import { RedemptionLinkDialog } from './RedemptionLinkDialog.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';
import { RefundDialog } from './refund/RefundDialog.tsx';
import { UserAssignDialog } from './UserAssignDialog.tsx';
import { UserInfoDialog } from './UserInfoDialog.tsx';

interface Props {
  action: PanelAction | EditAction;
  redemption: RedemptionActionsFragment;
  onClose: () => void;
}

/** The dialog of an action. */
export function RedemptionDialog({ action, ...props }: Props) {
  switch (action) {
    case 'refund':
      return <RefundDialog {...props} />;
    case 'replace':
      return <ReplaceDialog {...props} />;
    case 'redemption_link':
      return <RedemptionLinkDialog {...props} />;
    case 'resend_success_notification':
      return <NotifyDialog event="success" {...props} />;
    case 'resend_activation_notification':
      return <NotifyDialog event="activation" {...props} />;
    case 'set_user':
      return <UserAssignDialog {...props} />;
    case 'update_user':
      return <UserInfoDialog {...props} />;
    case 'correct_recipient':
      return <RecipientDialog {...props} />;
    case 'update_address':
      return <AddressDialog {...props} />;
    default:
      return <CommandDialog command={action} {...props} />;
  }
}

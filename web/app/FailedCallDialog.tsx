import { useApolloClient } from '@apollo/client/react';
import { closeFailedCall, useFailedCall } from '../data/failedCall.ts';
import { ErrorDialog } from '../kit/feedback/ErrorDialog.tsx';
import { leave } from '../navigation/leaving.ts';
import { clearCaches } from './clearCaches.ts';

/** The one error dialog of the application, for calls that failed (SHELL-28). */
export function FailedCallDialog({ contact }: { contact: string | null }) {
  const failure = useFailedCall();
  const client = useApolloClient();
  if (!failure) return null;
  const { isCured, ...shown } = failure;
  return (
    <ErrorDialog
      {...shown}
      onClose={closeFailedCall}
      {...(!isCured && {
        onRefresh: () => leave(() => location.reload()),
        onClearCache: () => {
          closeFailedCall();
          void clearCaches(client);
        },
      })}
      {...(contact && { onContact: () => location.assign(contact) })}
    />
  );
}

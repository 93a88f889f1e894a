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
  const { cure, ...shown } = failure;
  const after = (step: () => void) => () => {
    closeFailedCall();
    step();
  };
  return (
    <ErrorDialog
      {...shown}
      onClose={closeFailedCall}
      {...(cure && { cure: { label: cure.label, onPress: after(cure.run) } })}
      {...(cure === undefined && {
        onRefresh: () => leave(() => location.reload()),
        onClearCache: after(() => leave(() => void clearCaches(client))),
      })}
      {...(contact && { onContact: () => location.assign(contact) })}
    />
  );
}

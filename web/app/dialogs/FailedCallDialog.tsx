import { useApolloClient } from '@apollo/client/react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureReport } from '../../browser/failureReports.ts';
import { type CallFailure, isForbidden, isUnanswered } from '../../data/failures/callError.ts';
import { applyRemedy, closeFailedCall, useFailedCall } from '../../data/failures/failedCall.ts';
import { ErrorDialog } from '../../kit/feedback/ErrorDialog.tsx';
import { hasUnsaved, leave } from '../../navigation/leaving.ts';
import { clearCaches } from '../boot/clearCaches.ts';

/** The one error dialog of the application, for calls that failed (SHELL-28). */
export function FailedCallDialog({ contact }: { contact: string | null }) {
  const failure = useFailedCall();
  useFailureReport(failure, { isDialog: true });
  if (!failure) return null;
  const Message = isForbidden(failure) ? ForbiddenCall : FailedCall;
  return (
    <Suspense fallback={null}>
      <Message failure={failure} contact={contact} />
    </Suspense>
  );
}

interface FailedCallProps {
  failure: CallFailure;
  contact: string | null;
}

/** A forbidden call has one text, whichever screen made it (PRODUCT-65). */
function ForbiddenCall({ failure, contact }: FailedCallProps) {
  const { t } = useTranslation('errors');
  return <FailedCall failure={{ ...failure, message: t('modal_error_forbidden') }} contact={contact} />;
}

function FailedCall({ failure, contact }: FailedCallProps) {
  const client = useApolloClient();
  const { remedy, isReloadUseless = false, onClose: _, ...shown } = failure;
  // While nothing answers, a reload loses what was typed and ends at the browser's own error page.
  const offersReload = remedy === undefined && !isReloadUseless && !isUnanswered(failure);
  return (
    <ErrorDialog
      {...shown}
      onClose={closeFailedCall}
      hasInput={isReloadUseless || hasUnsaved()}
      {...(remedy && { remedy: { label: remedy.label, onPress: () => applyRemedy(remedy) } })}
      {...(offersReload && {
        onRefresh: () => leave(() => location.reload()),
        onClearCache: () =>
          leave(() => {
            closeFailedCall();
            void clearCaches(client);
          }),
      })}
      {...(contact && { onContact: () => location.assign(contact) })}
    />
  );
}

import { useTranslation } from 'react-i18next';
import { type LostAnswer, useLostAnswer } from '../../data/failures/lostAnswers.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { MessageLines } from '../../kit/layout/Text.tsx';
import { LoadingBar } from '../../kit/loading/LoadingBar.tsx';
import { type KnownNoun, savedRecordHref } from '../savedRecordHref.ts';

/** Says what became of a change whose answer was lost. There is one, beside the screen. */
export function LostAnswerDialog() {
  const answer = useLostAnswer();
  return answer && <OpenDialog key={answer.id} answer={answer} />;
}

function OpenDialog({ answer }: { answer: LostAnswer }) {
  const { t } = useTranslation('kit');
  const { state, close, again } = answer;
  const isWaiting = state === 'asking' || state === 'in_flight';
  const canRepeat = state === 'unreachable' || state === 'not_saved' || state === 'refused';
  const record = state === 'saved' ? answer.record : null;
  const name = record && t(`lost.record.${record.noun as KnownNoun}`, { id: record.id, defaultValue: '' });
  const href = record && savedRecordHref(record);
  return (
    <Dialog
      title={t(`lost.title.${state}`)}
      isOpen
      isAlert
      onClose={close}
      actions={
        <>
          <Button onPress={close}>{t('close')}</Button>
          {canRepeat && (
            <Button variant="primary" icon="refresh" onPress={again}>
              {t(state === 'unreachable' ? 'try_again' : 'lost.send_again')}
            </Button>
          )}
          {href && (
            <LinkButton href={href} variant="primary" onPress={() => closeAndFollow(close)}>
              {t('lost.open')}
            </LinkButton>
          )}
        </>
      }
    >
      <Stack>
        {state === 'refused' && <MessageLines text={answer.message} />}
        <p aria-live="polite">{name ? t('lost.text.saved_as', { record: name }) : t(`lost.text.${state}`)}</p>
        {isWaiting && <LoadingBar isActive />}
      </Stack>
    </Dialog>
  );
}

/** The press itself leads on. */
function closeAndFollow(close: () => void): false {
  close();
  return false;
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  CodeDialogRevealDocument,
  type CodeDialogRevealMutation,
} from '../../../../operations/fulfillment/redemptions/RedemptionCodes.generated.ts';
import { useScreenMutation } from '../../../data/useScreenMutation.ts';
import { Button } from '../../../kit/actions/Button.tsx';
import { CopyButton } from '../../../kit/actions/CopyButton.tsx';
import { Dialog } from '../../../kit/feedback/Dialog.tsx';
import { Banner } from '../../../kit/layout/Banner.tsx';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import { DateText } from '../../../kit/values/DateText.tsx';
import { ReadReasonDialog } from '../../shared/redemptions/exports/ReadReasonDialog.tsx';
import css from '../RedemptionScreen.module.css';

interface Props {
  redemptionId: string;
  onClose: () => void;
}

type Codes = Extract<
  CodeDialogRevealMutation['revealRedemptionCodes'],
  { __typename: 'RevealRedemptionCodesSuccess' }
>['codes'];

/** Shows the codes of a redemption to people who give a reason (RED-28): the codes only exist in this dialog and are gone when it closes. */
export function CodeDialog({ redemptionId, onClose }: Props) {
  const { t } = useTranslation(['redemption', 'redemptionActions', 'kit']);
  const [reveal] = useScreenMutation(CodeDialogRevealDocument);
  const [codes, setCodes] = useState<Codes | null>(null);
  const title = t('redemptionActions:action.code_information');
  if (codes)
    return (
      <Dialog
        title={title}
        isOpen
        onClose={onClose}
        actions={
          <Button variant="primary" onPress={onClose}>
            {t('done')}
          </Button>
        }
      >
        <ShownCodes codes={codes} />
      </Dialog>
    );
  return (
    <ReadReasonDialog
      title={title}
      submitLabel={t('reveal_submit')}
      onClose={onClose}
      onSubmit={async (reason, invalid) => {
        await reveal(
          { input: { redemptionId, reason } },
          { invalid, done: (success) => setCodes(success.codes) },
        );
      }}
    />
  );
}

function ShownCodes({ codes }: { codes: Codes }) {
  const { t } = useTranslation('redemption');
  return (
    <Stack gap={4} className={css.parts}>
      <Banner tone="warning">{t('revealed_text')}</Banner>
      <Stack as="dl" gap={4} className={css.codes}>
        {codes.map(({ usage, value, expiresAt, isDead }) => (
          <div key={usage}>
            <dt>
              {t(`usage.${usage}`)}
              {isDead && ` · ${t('code_dead')}`}
              {expiresAt && (
                <>
                  {' '}
                  · {t('code_expires')} <DateText iso={expiresAt} />
                </>
              )}
            </dt>
            <Row as="dd" justify="between">
              <code>{value}</code>
              <CopyButton text={value} label={t('copy_code')} />
            </Row>
          </div>
        ))}
      </Stack>
    </Stack>
  );
}

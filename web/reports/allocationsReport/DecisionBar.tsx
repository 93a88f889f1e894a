import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_DECISIONS } from '../../../schema/money/allocations/allocationRequests.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import { Row } from '../../kit/layout/Stack.tsx';
import { RequestsToDecide } from '../../money/shared/RequestsToDecide.tsx';
import css from './AllocationRequests.module.css';
import { DecideManyDialog } from './DecideManyDialog.tsx';
import { LeftRequests } from './LeftRequests.tsx';
import type { Decision } from './RejectionReason.tsx';
import type { ChosenRequests } from './useChosenRequests.ts';
import type { Decided } from './useManyDecision.ts';

/** Above the rows: the number of selected requests, and one decision about all of them. */
export function DecisionBar({ chosen, onDecided }: { chosen: ChosenRequests; onDecided: () => void }) {
  const { t } = useTranslation('reports');
  const [openDecision, setOpenDecision] = useState<{ decision: Decision; turn: number }>();
  const [isOpen, setOpen] = useState(false);
  const [left, setLeft] = useState<{ decided: Decided; decision: Decision } | null>(null);
  const count = chosen.rows.length;
  const isTooMany = count > MAX_DECISIONS;
  const ask = (decision: Decision) => {
    setOpenDecision(({ turn } = { decision, turn: 0 }) => ({ decision, turn: turn + 1 }));
    setOpen(true);
  };
  return (
    <Row as="section" lineGap={1} className={css.bar} aria-label={t('selection')}>
      <p className={css.count} role="status">
        {count > 0 ? t('selected', { count }) : <RequestsToDecide />}
      </p>
      {count > 0 && (
        <>
          <Button size="small" variant="primary" isDisabled={isTooMany} onPress={() => ask('approve')}>
            {t('approve_chosen')}
          </Button>
          <Button size="small" isDisabled={isTooMany} onPress={() => ask('reject')}>
            {t('reject_chosen')}
          </Button>
          <Button size="small" variant="quiet" onPress={chosen.clear}>
            {t('clear_selection')}
          </Button>
          {isTooMany && <span className={css.own}>{t('too_many_chosen', { most: MAX_DECISIONS })}</span>}
        </>
      )}
      {openDecision && (
        <DecideManyDialog
          key={openDecision.turn}
          rows={chosen.rows}
          decision={openDecision.decision}
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          onDone={(decided) => {
            if (decided.results.some(({ outcome }) => outcome === 'refused'))
              setLeft({ decided, decision: openDecision.decision });
            chosen.clear();
            onDecided();
          }}
        />
      )}
      {left && (
        <Dialog
          title={t('left_title')}
          size="medium"
          isOpen
          onClose={() => setLeft(null)}
          actions={<Button onPress={() => setLeft(null)}>{t('left_close')}</Button>}
        >
          <LeftRequests {...left} />
        </Dialog>
      )}
    </Row>
  );
}

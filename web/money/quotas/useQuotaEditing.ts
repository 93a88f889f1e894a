import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type QuotaRowFragment,
  QuotaRowFragmentDoc,
  QuotasScreenDocument,
  type QuotasScreenQuery,
  QuotaTableCreateDocument,
  QuotaTableUpdateDocument,
} from '../../../operations/money/quotas/QuotasScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { ruleMessage } from '../../kit/form/ruleMessage.ts';
import { discard } from '../../navigation/leaving.ts';
import { useLeaveWarning } from '../../navigation/useLeaveWarning.ts';
import type { QuotaPlace } from './QuotaFilters.tsx';
import { canSave, countOf, draftOf, type QuotaDraft } from './quotaDraft.ts';

type QuotaRef = NonNullable<QuotasScreenQuery['redemptionsQuotas']>[number];

/** One row at a time is edited; a save or a cancellation ends it (QUOTA-11 … QUOTA-16). */
export function useQuotaEditing({ advertiserId, productId }: QuotaPlace, onEnd: (sku: string) => void) {
  const { t } = useTranslation('quotas');
  const { t: rules, i18n } = useTranslation('rules');
  const { cache } = useApolloClient();
  const [create, isCreating] = useScreenMutation(QuotaTableCreateDocument);
  const [update, isUpdating] = useScreenMutation(QuotaTableUpdateDocument);
  const [draft, setDraft] = useState<QuotaDraft | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [start, setStart] = useState<QuotaDraft | null>(null);
  const isChanged = JSON.stringify(draft) !== JSON.stringify(start);
  useLeaveWarning(isChanged, { of: 'query', isSaving: isCreating || isUpdating });
  /** Two clicks may occur before the first is rendered. */
  const isUnderWay = useRef(false);

  /** Shows a row as the platform returned it. */
  function show(answered: QuotaRef): QuotaRowFragment {
    const row = readFragment(QuotaRowFragmentDoc, answered);
    cache.updateQuery(
      { query: QuotasScreenDocument, variables: { advertiserId, productId, product: productId } },
      (was) =>
        was && {
          ...was,
          redemptionsQuotas:
            was.redemptionsQuotas?.map((one) =>
              readFragment(QuotaRowFragmentDoc, one).rewardSku === row.rewardSku ? answered : one,
            ) ?? null,
        },
    );
    return row;
  }
  function end(sku: string) {
    setDraft(null);
    setStart(null);
    setProblem(null);
    onEnd(sku);
  }
  const handlers = {
    done: ({ quota }: { quota: QuotaRef }) => end(show(quota).rewardSku),
    stale: (current: QuotaRef) => {
      const { nbRedemptionsAllowed } = show(current);
      setProblem(
        nbRedemptionsAllowed === null ? t('stale_gone') : t('stale', { count: nbRedemptionsAllowed }),
      );
    },
    invalid: ([error]: readonly FieldError[]) =>
      setProblem(error ? ruleMessage(error, rules, { locale: i18n.language }) : null),
    refused: ({ message }: { message: string }) => setProblem(message),
  };
  return {
    draft,
    problem,
    isSaving: isCreating || isUpdating,
    edit(row: QuotaRowFragment) {
      setDraft(draftOf(row));
      setStart(draftOf(row));
      setProblem(null);
    },
    change: (part: Partial<QuotaDraft>) => setDraft((now) => now && { ...now, ...part }),
    cancel() {
      if (draft && !isUnderWay.current) discard(isChanged, () => end(draft.sku));
    },
    async save(row: QuotaRowFragment | undefined) {
      if (!draft || !row || isUnderWay.current || !canSave(draft, row)) return;
      isUnderWay.current = true;
      setProblem(null);
      const counts = {
        nbRedemptionsAllowed: countOf(draft.allowed),
        alertThreshold: countOf(draft.threshold),
      };
      const { redemptionsQuotaId: id, version } = row;
      try {
        if (id !== null) await update({ input: { advertiserId, id, version, ...counts } }, handlers);
        else {
          const nbRedemptionsAllowed = counts.nbRedemptionsAllowed ?? 0;
          await create(
            { input: { advertiserId, sku: row.rewardSku, ...counts, nbRedemptionsAllowed } },
            handlers,
          );
        }
      } finally {
        isUnderWay.current = false;
      }
    },
  };
}

export type QuotaEditing = ReturnType<typeof useQuotaEditing>;

import { useTranslation } from 'react-i18next';
import { AllocationBudgetFragmentDoc } from '../../../operations/money/allocations/AllocationCreateScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { ExplainFigure } from '../../foundation/explain/ExplainFigure.tsx';
import { Button } from '../../kit/actions/Button.tsx';
import { classes } from '../../kit/classes.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { Money } from '../../kit/values/Money.tsx';
import css from './AllocationSummary.module.css';
import { askedFor, shownSum } from './allocationValues.ts';
import type { AllocationFormApi } from './useAllocationForm.ts';

/** The budget figures behind an allocation, and the amount that other requests need, in display order (ALLOC-4). */
const FIGURES = ['total', 'used', 'balance', 'pending', 'unallocated', 'requested'] as const;

const LABELS = [
  ['amount', 'requested_amount'],
  ['sellingPrice', 'selling_price'],
  ['quantity', 'quantity'],
] as const;

interface Props {
  form: AllocationFormApi;
  budget: FragmentOf<typeof AllocationBudgetFragmentDoc> | null | undefined;
  /** The advertiser is loading: nothing can be requested yet. */
  isLoading: boolean;
}

/** The budget, the requested amount, the rest, and the submit button (ALLOC-4, ALLOC-5). */
export function AllocationSummary({ form, budget, isLoading }: Props) {
  const { t } = useTranslation('allocations');
  const figures = budget && readFragment(AllocationBudgetFragmentDoc, budget);
  /** Label of a field whose messages do not name it. */
  const labelOf = (field: string) => {
    const label = LABELS.find(([end]) => field.endsWith(end))?.[1];
    return label && t(label);
  };
  return (
    <div className={css.summary}>
      <Panel title={t('budget')}>
        <Stack as="dl" gap={1}>
          {FIGURES.map((figure) => (
            <Row key={figure} gap={3} lineGap={0} align="baseline" justify="between" className={css.figure}>
              <dt>{t(`figure.${figure}`)}</dt>
              <dd>
                {figures ? (
                  <ExplainFigure advertiserId={figures.advertiserId} figure={figure}>
                    <Money money={figures[figure]} />
                  </ExplainFigure>
                ) : (
                  '–'
                )}
              </dd>
            </Row>
          ))}
        </Stack>
        <RequestFigures form={form} />
        {form.problem && (
          <div className={css.problem}>
            <Banner
              tone="danger"
              title={labelOf(form.problem.field)}
              actions={
                <Button size="small" onPress={form.showProblem}>
                  {t('show_field')}
                </Button>
              }
            >
              {form.problem.message}
            </Banner>
          </div>
        )}
        <Stack gap={0} className={css.request}>
          <Button type="submit" variant="primary" isDisabled={isLoading}>
            {t('request')}
          </Button>
        </Stack>
        <p className={css.note}>{t('request_note')}</p>
      </Panel>
    </div>
  );
}

/** The requested amount beside the available one, and the rest after approval. */
function RequestFigures({ form }: { form: AllocationFormApi }) {
  const { t } = useTranslation('allocations');
  const { facts, values, mode } = form;
  if (!facts) return null;
  const { currency, unallocated } = facts;
  const requestedSum = askedFor(values, mode, currency) ?? 0n;
  const left = unallocated === null ? null : unallocated - requestedSum;
  const money = (minor: bigint | null) => {
    const sum = shownSum(minor, currency);
    return sum ? <Money money={sum} /> : '–';
  };
  return (
    <Stack as="dl" gap={1} className={css.asked}>
      <Row gap={3} lineGap={0} align="baseline" justify="between" className={css.figure}>
        <dt>{t('this_request')}</dt>
        <dd>
          <output>{money(requestedSum)}</output>
        </dd>
      </Row>
      <Row
        gap={3}
        lineGap={0}
        align="baseline"
        justify="between"
        className={classes(css.figure, left !== null && left < 0n && css.short)}
      >
        <dt>{t('left')}</dt>
        <dd>
          <output>{money(left)}</output>
        </dd>
      </Row>
    </Stack>
  );
}

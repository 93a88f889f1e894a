import { useTranslation } from 'react-i18next';
import { ExplanationViewFragmentDoc } from '../../../operations/money/explain/ExplanationView.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { parseMoney } from '../../../schema/foundation/money/money.ts';
import { REQUEST_FIGURES } from '../../../schema/money/figures.ts';
import { formatMoney, type MoneyValue } from '../../kit/format/money.ts';
import { formatCount } from '../../kit/format/numbers.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Row, Stack } from '../../kit/layout/Stack.tsx';
import { Pagination } from '../../kit/table/Pagination.tsx';
import css from './ExplainDialog.module.css';
import { ExplainedEntries } from './ExplainedEntries.tsx';
import { ExplainedFormula } from './ExplainedFormula.tsx';

export interface ExplanationViewProps {
  explanation: FragmentOf<typeof ExplanationViewFragmentDoc>;
  /** True while another page is loading. */
  isLoading: boolean;
  onPage: (page: number) => void;
  onFigure: (figure: string) => void;
}

/** A figure's formula, whether its entries add up to it, and the entries themselves. */
export function ExplanationView({ explanation, isLoading, onPage, onFigure }: ExplanationViewProps) {
  const { t, i18n } = useTranslation('explain');
  const view = readFragment(ExplanationViewFragmentDoc, explanation);
  const { amount, entriesAmount, terms, kinds, entries } = view;
  const isRequests = REQUEST_FIGURES.some((name) => name === view.figure);
  const limit = terms.find(({ name }) => name === 'limit')?.amount;
  const isTied = minor(entriesAmount) + (limit ? minor(limit) : 0n) === minor(amount);
  const count = entries.page.totalCount;
  const ties = limit ? 'ties_limit' : isRequests ? 'ties_requests' : 'ties';
  return (
    <Stack gap={4} className={css.parts}>
      <ExplainedFormula
        figure={view.figure}
        amount={amount}
        terms={terms}
        kinds={kinds}
        onFigure={onFigure}
      />
      {!isTied && (
        <Banner tone="danger">{t('ties_not', { amount: formatMoney(entriesAmount, i18n.language) })}</Banner>
      )}
      {isTied && count > 0 && (
        <Row as="p" isOneLine className={css.ties}>
          <Icon name="check-circle" size={16} />
          <span>{t(ties, { count, shown: formatCount(count, i18n.language) })}</span>
        </Row>
      )}
      <ExplainedEntries entries={entries.items} isRequests={isRequests} isLoading={isLoading} />
      <Pagination label={t(isRequests ? 'requests' : 'entries')} page={entries.page} onPage={onPage} />
    </Stack>
  );
}

function minor({ amount, currency }: MoneyValue): bigint {
  return parseMoney(amount, currency) ?? 0n;
}

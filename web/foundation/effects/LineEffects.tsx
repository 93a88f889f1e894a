import { useTranslation } from 'react-i18next';
import { formatMoney, type MoneyValue } from '../../kit/format/money.ts';

interface Effects {
  linesCanceled: number;
  linesFailed: number;
  linesResumed: number;
  /** Amounts returned for the canceled lines, one per currency. */
  returned: readonly MoneyValue[];
}

/** Lines of open dispatches that a change cancels, fails or lets continue, in words. */
export function LineEffects({ effects }: { effects: Effects }) {
  const { t, i18n } = useTranslation('effects');
  const { linesCanceled, linesFailed, linesResumed, returned } = effects;
  const amounts = returned.map((money) => formatMoney(money, i18n.language));
  const amount = new Intl.ListFormat(i18n.language).format(amounts);
  return (
    <>
      {linesCanceled > 0 && <p>{t('lines_canceled', { count: linesCanceled, amount })}.</p>}
      {linesFailed > 0 && <p>{t('lines_failed', { count: linesFailed })}.</p>}
      {linesResumed > 0 && <p>{t('lines_resumed', { count: linesResumed })}.</p>}
    </>
  );
}

/** Number of lines that stop or continue. */
export const touchedLines = ({
  linesCanceled,
  linesFailed,
  linesResumed,
}: Omit<Effects, 'returned'>): number => linesCanceled + linesFailed + linesResumed;

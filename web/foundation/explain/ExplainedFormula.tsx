import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { useTranslation } from 'react-i18next';
import { classes } from '../../kit/classes.ts';
import type { MoneyValue } from '../../kit/format/money.ts';
import { formatCount } from '../../kit/format/numbers.ts';
import { Money } from '../../kit/values/Money.tsx';
import css from './ExplainDialog.module.css';

export interface ExplainedFormulaProps {
  figure: string;
  amount: MoneyValue;
  terms: readonly { name: string; isFigure: boolean; sign: number; amount: MoneyValue }[];
  kinds: readonly { kind: string; count: number }[];
  onFigure: (figure: string) => void;
}

/** Terms that are neither figures nor posting kinds. */
const PLAIN = ['limit', 'committed'];

/** The sum behind a figure, one term per line; terms that are figures link to their own explanation. */
export function ExplainedFormula({ figure, amount, terms, kinds, onFigure }: ExplainedFormulaProps) {
  const { t, i18n } = useTranslation('explain');
  const countOf = (kind: string) => kinds.find((one) => one.kind === kind)?.count ?? 0;
  return (
    <section className={css.formula} aria-label={t('formula')}>
      {terms.map(({ name, isFigure, sign, amount: part }) => (
        <Line key={name} sign={sign < 0 ? '−' : '+'} spoken={t(sign < 0 ? 'minus' : 'plus')} amount={part}>
          {isFigure ? (
            <Button className={css.name ?? ''} onPress={() => onFigure(name)}>
              {t(`figure.${name}`)}
            </Button>
          ) : PLAIN.includes(name) ? (
            t(`figure.${name}`)
          ) : (
            <>
              {t(`kind.${name}`)}
              <span className={css.count}>
                {t('count', { count: countOf(name), shown: formatCount(countOf(name), i18n.language) })}
              </span>
            </>
          )}
        </Line>
      ))}
      <Line sign="=" spoken={t('equals')} amount={amount} isResult={terms.length > 0}>
        {t(`figure.${figure}`)}
      </Line>
    </section>
  );
}

interface LineProps {
  sign: string;
  spoken: string;
  amount: MoneyValue;
  isResult?: boolean | undefined;
  children: ReactNode;
}

function Line({ sign, spoken, amount, isResult, children }: LineProps) {
  return (
    <div className={classes(css.term, isResult && css.result)}>
      <span className={css.sign}>
        <span aria-hidden="true">{sign}</span>
        <span className="visually-hidden">{spoken}</span>
      </span>
      <span>{children}</span>
      <Money money={amount} />
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../../../kit/fields/NumberField.tsx';
import { SEARCH_DELAY_MS } from '../../../kit/fields/SearchField.tsx';
import css from './Cart.module.css';
import { AMOUNT } from './catalogList.ts';

interface Values {
  min: string;
  max: string;
}

/** Minimum and maximum face value (SEARCH-7, SEARCH-8), searched 300 ms after the last key (SEARCH-9); an invalid value shows an error and is not searched. */
export function FaceValueFilter({ min, max, onChange }: Values & { onChange: (values: Values) => void }) {
  const { t } = useTranslation('catalog');
  const [text, setText] = useState<Values>({ min, max });
  const sent = useRef<Values>({ min, max });
  const latest = useRef(onChange);
  latest.current = onChange;
  useEffect(() => {
    if (min === sent.current.min && max === sent.current.max) return;
    sent.current = { min, max };
    setText({ min, max });
  }, [min, max]);
  const wrong = wrongIn(text);
  const isWrong = Boolean(wrong.min || wrong.max);
  useEffect(() => {
    if (isWrong || (text.min === sent.current.min && text.max === sent.current.max)) return;
    const timer = setTimeout(() => {
      sent.current = text;
      latest.current(text);
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, isWrong]);
  return (
    <fieldset className={css.values} aria-label={t('face_value')}>
      {(['min', 'max'] as const).map((name) => (
        <NumberField
          key={name}
          label={t(`value_${name}`)}
          placeholder={t(`value_${name}`)}
          isLabelHidden
          value={text[name]}
          error={wrong[name] && t(wrong[name])}
          onChange={(value) => setText((now) => ({ ...now, [name]: value }))}
        />
      ))}
    </fieldset>
  );
}

type Wrong = 'value_min_wrong' | 'value_max_wrong' | 'value_order_wrong';

function wrongIn({ min, max }: Values): { min?: Wrong | undefined; max?: Wrong | undefined } {
  if (min && !AMOUNT.test(min)) return { min: 'value_min_wrong' };
  if (max && (!AMOUNT.test(max) || Number(max) < 1)) return { max: 'value_max_wrong' };
  return { max: min && max && Number(max) < Number(min) ? 'value_order_wrong' : undefined };
}

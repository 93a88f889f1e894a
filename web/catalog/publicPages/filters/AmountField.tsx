import { shownDecimal } from '../../../../schema/foundation/money/decimals.ts';
import { type AmountProblem, amountProblem, type Place } from '../address.ts';
import { wordsIn } from '../words.ts';
import css from './FilterForm.module.css';

interface Props {
  place: Place;
  name: 'from' | 'to';
  /** An error about both amounts together. */
  wrong?: string | null;
}

/** The numbers that a message names. */
const wordsOf = ({ word: _, ...numbers }: AmountProblem): Record<string, string> => numbers;

/** An amount that filters the list; an unclear one stays as typed, and the field says why. */
export function AmountField({ place, name, wrong = null }: Props) {
  const { locale, filters } = place;
  const say = wordsIn(locale);
  const problem = amountProblem(place, name);
  const text = problem ? say(problem.word, wordsOf(problem)) : wrong;
  const id = `${name}-wrong`;
  return (
    <label className={css.field}>
      {say(name)}
      <input
        name={name}
        inputMode="decimal"
        defaultValue={shownDecimal(filters[name], locale)}
        aria-invalid={text !== null || undefined}
        aria-describedby={text === null ? undefined : id}
      />
      {text !== null && (
        <span id={id} className={css.wrong}>
          {text}
        </span>
      )}
    </label>
  );
}

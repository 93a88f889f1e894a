import { useQuery } from 'urql';
import { type Place, rewardAddress } from './address.ts';
import { choicesOf } from './choices.ts';
import css from './OtherValues.module.css';
import { type RewardFacts, ValuesDocument } from './questions.ts';
import { faceValueText } from './values.ts';
import { wordsIn } from './words.ts';

/** The other values of a reward's product; by their names if several have the same value. */
export function OtherValues({ place: { locale }, reward }: { place: Place; reward: RewardFacts }) {
  const say = wordsIn(locale);
  const [{ data }] = useQuery({
    query: ValuesDocument,
    variables: { product: reward.product?.id ?? '' },
    pause: !reward.product,
  });
  const { choices, areValues } = choicesOf(reward, data?.rewardSearch.items ?? [], (one) =>
    faceValueText(one, locale, say),
  );
  if (choices.length === 0) return null;
  const heading = say(areValues ? 'others' : 'other_choices');
  return (
    <nav aria-label={heading}>
      <p className={css.others}>{heading}</p>
      <ul className={css.values}>
        {choices.map(({ sku, name, label }) => (
          <li key={sku}>
            <a href={rewardAddress(locale, sku)} title={name} suppressHydrationWarning>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import { useQuery } from 'urql';
import { listAddress, type Place, rewardAddress } from '../address.ts';
import { wordsIn } from '../words.ts';
import { choicesOf } from './choices.ts';
import css from './OtherValues.module.css';
import { type RewardFacts, ValuesDocument } from './questions.ts';
import { faceValueText } from './values.ts';

/** All other values of a reward's product, as far as one page of the index holds them; a link leads to those beyond. They are told by their names if several have the same value. */
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
  const more = (data?.rewardSearch.totalCount ?? 0) - 1 - choices.length;
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
        {more > 0 && (
          <li>
            <a href={listAddress(locale, { q: reward.product?.name ?? '' })}>
              {say('others_more', { count: new Intl.NumberFormat(locale).format(more) })}
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}

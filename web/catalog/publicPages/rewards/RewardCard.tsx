import type { UiLocale } from '../../../../schema/foundation/contacts/languages.ts';
import { rewardAddress } from '../address.ts';
import type { RewardHit } from '../filters/questions.ts';
import { faceValueText } from '../filters/values.ts';
import { wordsIn } from '../words.ts';
import css from './RewardCard.module.css';
import { RewardPicture } from './RewardPicture.tsx';

/** One reward in the list; the whole card links to its page. */
export function RewardCard({
  reward,
  locale,
  isFirst,
}: {
  reward: RewardHit;
  locale: UiLocale;
  /** True if the card is visible without scrolling. Its picture then loads at once. */
  isFirst: boolean;
}) {
  const say = wordsIn(locale);
  return (
    <li className={css.card}>
      <RewardPicture
        reward={reward}
        sizes="(min-width: 1000px) 280px, (min-width: 600px) 33vw, 50vw"
        isFirst={isFirst}
      />
      <div className={css.text}>
        <h2 className={css.name}>
          <a href={rewardAddress(locale, reward.sku)}>{reward.name}</a>
        </h2>
        <p className={css.brand}>{reward.brand?.name}</p>
        <p className={css.value} suppressHydrationWarning>
          {faceValueText(reward, locale, say)}
        </p>
        {reward.deliveryMode === 'physical_shipment' && (
          <p className={css.delivery}>{say('physical_shipment')}</p>
        )}
      </div>
    </li>
  );
}

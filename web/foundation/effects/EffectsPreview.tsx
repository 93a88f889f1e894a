import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type EffectsPreviewFragment,
  EffectsPreviewFragmentDoc,
} from '../../../operations/foundation/effects/EffectsPreview.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import { TextSkeleton } from '../../kit/loading/skeletons.tsx';
import { FiguresTable } from '../../kit/table/FiguresTable.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { summedMoves } from '../explain/summedMoves.ts';
import css from './EffectsPreview.module.css';
import { MailEffects } from './MailEffects.tsx';

/** Effects of a change in a response; only this file reads its parts. */
export type EffectsRef = FragmentOf<typeof EffectsPreviewFragmentDoc>;

/** Effects of a change: money that moves, figures before and after, mails that are sent. Says so if there are none. */
export function EffectsPreview({ effects }: { effects: EffectsRef }) {
  return (
    <Suspense fallback={<TextSkeleton />}>
      <Preview effects={readFragment(EffectsPreviewFragmentDoc, effects)} />
    </Suspense>
  );
}

function Preview({ effects: { postings, figures, mails } }: { effects: EffectsPreviewFragment }) {
  const { t } = useTranslation('effects');
  const account = (name: string) => t(`account.${name}`);
  const isOfSeveral = new Set(figures.flatMap(({ allocationId }) => allocationId ?? [])).size > 1;
  return (
    <Stack as="section" gap={2} className={css.preview} aria-label={t('title')}>
      {postings.length === 0 && (
        <Text as="p" tone="muted">
          {t('no_postings')}
        </Text>
      )}
      {summedMoves(postings).map(({ kind, amount, from, to }) => (
        <p key={`${kind} ${from} ${to} ${amount.currency}`} className={css.posting}>
          <Text weight="medium">{t(`kind.${kind}`)}</Text>
          <Text tone="muted" size="small" className={css.way}>
            {account(from)} <Icon name="chevron-right" size={12} /> {account(to)}
          </Text>
          <Text weight="medium">
            <Money money={amount} />
          </Text>
        </p>
      ))}
      {figures.length > 0 && (
        <FiguresTable
          label={t('figures')}
          heads={[t('figure'), t('before'), t('after')]}
          rows={figures.map(({ name, allocationId, before, after }) => ({
            key: `${name} ${allocationId}`,
            name: `${t(`figure_name.${name}`)}${isOfSeveral && allocationId ? ` (${allocationId})` : ''}`,
            values: [<Money key="before" money={before} />, <Money key="after" money={after} />],
            isChanged: true,
          }))}
        />
      )}
      <MailEffects mails={mails} />
    </Stack>
  );
}

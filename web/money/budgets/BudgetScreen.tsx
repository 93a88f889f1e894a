import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import {
  type BudgetFormFragmentDoc,
  BudgetScreenDocument,
  CreditInfoFragmentDoc,
} from '../../../operations/money/budgets/BudgetScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../operations/readFragment.ts';
import type { BudgetFigure } from '../../../schema/money/figures.ts';
import { AdvertiserPicker } from '../../advertisers/shared/AdvertiserPicker.tsx';
import { useScreenQuery } from '../../data/useScreenQuery.ts';
import { ExplainFigure } from '../../foundation/explain/ExplainFigure.tsx';
import { ScreenBoundary } from '../../foundation/forms/ScreenBoundary.tsx';
import { TextLink } from '../../kit/actions/TextLink.tsx';
import { EmptyState } from '../../kit/feedback/EmptyState.tsx';
import type { MoneyValue } from '../../kit/format/money.ts';
import { Banner } from '../../kit/layout/Banner.tsx';
import { Facts } from '../../kit/layout/Facts.tsx';
import { Panel } from '../../kit/layout/Panel.tsx';
import { Screen } from '../../kit/layout/Screen.tsx';
import { Columns, Stack } from '../../kit/layout/Stack.tsx';
import { Tabs } from '../../kit/layout/Tabs.tsx';
import { PanelSkeleton } from '../../kit/loading/skeletons.tsx';
import { Money } from '../../kit/values/Money.tsx';
import { useUrlQuery } from '../../navigation/useUrlQuery.ts';
import { advertiserRoute } from '../../routes/advertisers.ts';
import { advertiserBudgetRoute, budgetRoute } from '../../routes/budgets.ts';
import { BudgetForm } from './BudgetForm.tsx';
import css from './BudgetScreen.module.css';
import { MOVE_ACCEPTS, MOVE_DEFAULTS, MOVE_TABS, moveOf } from './moves.ts';

/** Adds to the budget of an advertiser or removes from it; the address names the advertiser, or the person chooses it here. */
export function BudgetScreen({ advertiserId }: { advertiserId?: string }) {
  const { t } = useTranslation('budgets');
  const [, navigate] = useLocation();
  const query = useScreenQuery(
    BudgetScreenDocument,
    { id: advertiserId ?? '' },
    { isAsked: advertiserId !== undefined },
  );
  const advertiser = query.data?.advertiser;
  const currentAdvertiser = advertiser?.id === advertiserId ? advertiser : null;
  const goTo = (id: string | undefined) =>
    navigate((id ? advertiserBudgetRoute.href({ advertiserId: id }) : budgetRoute.href()).slice(1));
  return (
    <Screen
      title={t('manage_title')}
      back={
        currentAdvertiser
          ? {
              href: advertiserRoute.href({ advertiserId: currentAdvertiser.id }, { tab: 'budget' }),
              label: currentAdvertiser.name,
            }
          : undefined
      }
    >
      <Panel>
        <div className={css.picker}>
          <AdvertiserPicker
            label={t('advertiser')}
            hint={t('advertiser_hint')}
            value={currentAdvertiser ? { id: currentAdvertiser.id, label: currentAdvertiser.name } : null}
            onChange={(item) => item?.id !== advertiserId && goTo(item?.id)}
            isRequired
          />
        </div>
      </Panel>
      {advertiserId === undefined ? (
        <EmptyState title={t('choose_advertiser')} icon="building">
          {t('choose_advertiser_text')}
        </EmptyState>
      ) : (
        <ScreenBoundary
          query={query}
          at="advertiser.budget"
          value={currentAdvertiser?.budget}
          name={t('title')}
          skeleton={<BudgetSkeleton />}
        >
          {(budget) => (
            <Columns shape="wide">
              <Stack>
                {currentAdvertiser?.status === 'disabled' && <DisabledNotice />}
                <BudgetMoves key={advertiserId} name={currentAdvertiser?.name ?? ''} budget={budget} />
              </Stack>
              <CreditInfo budget={budget} />
            </Columns>
          )}
        </ScreenBoundary>
      )}
    </Screen>
  );
}

/** The two changes of a budget, each with its own form (BUDGET-12). */
function BudgetMoves(props: { name: string; budget: FragmentOf<typeof BudgetFormFragmentDoc> }) {
  const { t } = useTranslation('budgets');
  const [{ tab }, setQuery] = useUrlQuery(MOVE_DEFAULTS, MOVE_ACCEPTS);
  const move = moveOf(tab);
  return (
    <Panel>
      <Tabs
        label={t('moves')}
        tabs={MOVE_TABS.map(({ id }) => ({ id, label: t(id) }))}
        selected={MOVE_TABS.find((one) => one.move === move)?.id ?? 'add'}
        onSelect={(id) => setQuery({ tab: id }, { replace: true })}
      >
        <BudgetForm key={move} move={move} {...props} />
      </Tabs>
    </Panel>
  );
}

/** Skeleton of the budget page: form and figures. */
function BudgetSkeleton() {
  return (
    <Columns shape="wide">
      <PanelSkeleton height={380} />
      <PanelSkeleton height={280} />
    </Columns>
  );
}

/** Says that the advertiser is disabled. */
function DisabledNotice() {
  const { t } = useTranslation('budgets');
  return (
    <Banner tone="warning" title={t('disabled')}>
      <p>{t('disabled_text')}</p>
    </Banner>
  );
}

/** The current amount, and the maximum that can be added or removed, depending on the tab (BUDGET-13, BUDGET-14). */
function CreditInfo({ budget: ref }: { budget: FragmentOf<typeof CreditInfoFragmentDoc> }) {
  const { t } = useTranslation('budgets');
  const budget = readFragment(CreditInfoFragmentDoc, ref);
  const [{ tab }] = useUrlQuery(MOVE_DEFAULTS);
  const figures = ['total', 'balance', 'unallocated', 'pending'] as const;
  const limit =
    moveOf(tab) === 'credit' ? (['maxAdd', 'max_add'] as const) : (['maxRemove', 'max_remove'] as const);
  const explained = (figure: BudgetFigure, money: MoneyValue) => (
    <ExplainFigure advertiserId={budget.advertiserId} figure={figure}>
      <Money money={money} />
    </ExplainFigure>
  );
  return (
    <Panel
      title={t('credit_info')}
      actions={
        <TextLink href={advertiserRoute.href({ advertiserId: budget.advertiserId }, { tab: 'budget' })}>
          {t('see_history')}
        </TextLink>
      }
    >
      <Facts
        isFigures
        facts={[
          ...figures.map((figure) => ({ label: t(figure), value: explained(figure, budget[figure]) })),
          { label: t(limit[1]), value: explained(limit[1], budget[limit[0]]) },
        ]}
      />
    </Panel>
  );
}

import type { ReactNode } from 'react';
import { Screen, type ScreenProps } from '../layout/Screen.tsx';
import css from './List.module.css';
import { List, type ListProps } from './List.tsx';
import { ViewsMenu } from './ViewsContext.tsx';

export type ListScreenProps<Row> = ListProps<Row> &
  Pick<ScreenProps, 'title' | 'subtitle' | 'actions' | 'back'> & {
    /** Further content below the list. */
    below?: ReactNode;
  };

/** Genre piece of a screen that is a list: title, saved views, actions, the list in its frame. */
export function ListScreen<Row>({ title, subtitle, actions, back, below, ...list }: ListScreenProps<Row>) {
  return (
    <Screen
      title={title}
      subtitle={subtitle}
      badge={<ViewsMenu list={list.list} />}
      actions={actions}
      back={back}
    >
      <section className={css.frame} aria-label={title}>
        <List {...list} />
      </section>
      {below}
    </Screen>
  );
}

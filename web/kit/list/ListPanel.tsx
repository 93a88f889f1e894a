import { Panel, type PanelProps } from '../layout/Panel.tsx';
import { List, type ListProps } from './List.tsx';
import { ViewsMenu } from './ViewsContext.tsx';

export type ListPanelProps<Row> = ListProps<Row> & Pick<PanelProps, 'title' | 'subtitle' | 'actions'>;

/**
 * Genre piece of a list that is a part of a screen: its panel with title, saved views and actions, then the list. Without a title the views
 * stand beside the filters.
 */
export function ListPanel<Row>({ title, subtitle, actions, filtersEnd, ...list }: ListPanelProps<Row>) {
  const views = list.list.views && <ViewsMenu list={list.list} />;
  return (
    <Panel title={title} subtitle={subtitle} badge={title && views} actions={actions} isFlush>
      <List
        {...list}
        filtersEnd={
          title ? (
            filtersEnd
          ) : (
            <>
              {filtersEnd}
              {views}
            </>
          )
        }
      />
    </Panel>
  );
}

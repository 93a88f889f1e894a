import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/actions/Button.tsx';
import { Menu } from '../../kit/actions/Menu.tsx';
import type { ListViews } from '../../kit/list/listViews.ts';
import { useOpeningView } from '../../kit/list/ViewsContext.tsx';
import { lazyDialog } from '../../kit/loading/lazyDialog.tsx';
import { useSavedViews } from './useSavedViews.ts';
import { useViewEntries, type ViewDialog } from './useViewEntries.ts';

const ViewDialogs = lazyDialog(() => import('./ViewDialogs.tsx').then((part) => part.ViewDialogs));

/** The menu of a list's saved views: it opens and saves views, and manages the current one. */
export function SavedViewsMenu({ views }: { views: ListViews }) {
  const { t } = useTranslation('savedViews');
  const [openDialog, setOpenDialog] = useState<ViewDialog | null>(null);
  const [isOpened, setOpened] = useState(false);
  const saved = useSavedViews(views, isOpened);
  const opening = useOpeningView(views.screen);
  const entries = useViewEntries(views, saved, setOpenDialog);
  const { chosen, isChanged } = saved;
  // The shell knows it before the views are loaded.
  const isNamed = !saved.own && opening !== undefined && opening.id === views.chosen;
  const name = chosen?.name ?? (isNamed ? opening.name : null);
  const close = () => setOpenDialog(null);
  return (
    <>
      <Menu
        label={t('menu')}
        entries={entries}
        onOpen={() => {
          setOpened(true);
          // Preloaded before an entry is chosen; a failure is reported where the dialog is shown.
          ViewDialogs.load().catch(() => undefined);
          if (saved.own) saved.renew();
        }}
        trigger={
          <Button
            variant="quiet"
            size="small"
            iconAfter="chevron-down"
            aria-label={name ? t(isChanged ? 'trigger_changed' : 'trigger', { name }) : t('menu')}
          >
            {name ? (isChanged ? t('changed', { name }) : name) : t('views')}
          </Button>
        }
      />
      {openDialog && <ViewDialogs asked={openDialog} views={views} chosen={chosen} onClose={close} />}
    </>
  );
}

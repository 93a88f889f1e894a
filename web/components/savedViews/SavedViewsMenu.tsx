import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isScheduledReport } from '../../../schema/reportSchedules.ts';
import { Button } from '../../kit/actions/Button.tsx';
import { Menu } from '../../kit/actions/Menu.tsx';
import type { ListViews } from '../../kit/list/listViews.ts';
import { useOpeningView } from '../../kit/list/ViewsContext.tsx';
import { NewScheduleDialog } from '../reportSchedules/NewScheduleDialog.tsx';
import { DeleteViewDialog } from './DeleteViewDialog.tsx';
import { EditViewDialog } from './EditViewDialog.tsx';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import { useSavedViews } from './useSavedViews.ts';
import { type Asked, useViewEntries } from './useViewEntries.ts';

/** The menu of a list's saved views: shows one, keeps what is shown, and looks after the chosen one. */
export function SavedViewsMenu({ views }: { views: ListViews }) {
  const { t } = useTranslation('savedViews');
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isOpened, setOpened] = useState(false);
  const saved = useSavedViews(views, isOpened);
  const opening = useOpeningView(views.screen);
  const entries = useViewEntries(views, saved, setAsked);
  const { chosen, isChanged } = saved;
  // Known from the shell before the views have come.
  const isNamed = !saved.own && opening !== undefined && opening.id === views.chosen;
  const name = chosen?.name ?? (isNamed ? opening.name : null);
  const close = () => setAsked(null);
  return (
    <>
      <Menu
        label={t('menu')}
        entries={entries}
        onOpen={() => {
          setOpened(true);
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
      {asked === 'save' && <SaveViewDialog views={views} onClose={close} />}
      {asked === 'schedule' && chosen && isScheduledReport(views.screen) && (
        <NewScheduleDialog view={{ ...chosen, report: views.screen }} onClose={close} />
      )}
      {asked === 'edit' && chosen && <EditViewDialog view={chosen} views={views} onClose={close} />}
      {asked === 'delete' && chosen && <DeleteViewDialog view={chosen} views={views} onClose={close} />}
    </>
  );
}

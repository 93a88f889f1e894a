import type { SavedViewFragment } from '../../../operations/people/savedViews/SavedViewsMenu.generated.ts';
import { isScheduledReport } from '../../../schema/reports/reportSchedules.ts';
import type { ListViews } from '../../kit/list/listViews.ts';
import { NewScheduleDialog } from '../reportSchedules/NewScheduleDialog.tsx';
import { DeleteViewDialog } from './DeleteViewDialog.tsx';
import { EditViewDialog } from './EditViewDialog.tsx';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import type { ViewDialog } from './useViewEntries.ts';

interface ViewDialogsProps {
  asked: ViewDialog;
  views: ListViews;
  /** The current view. */
  chosen: SavedViewFragment | null;
  onClose: () => void;
}

/** The dialogs of the saved-views menu; they include the schedule's forms and pickers, so they are loaded on demand. */
export function ViewDialogs({ asked, views, chosen, onClose }: ViewDialogsProps) {
  if (asked === 'save') return <SaveViewDialog views={views} onClose={onClose} />;
  if (!chosen) return null;
  if (asked === 'edit') return <EditViewDialog view={chosen} views={views} onClose={onClose} />;
  if (asked === 'delete') return <DeleteViewDialog view={chosen} views={views} onClose={onClose} />;
  return isScheduledReport(views.screen) ? (
    <NewScheduleDialog view={{ ...chosen, report: views.screen }} onClose={onClose} />
  ) : null;
}

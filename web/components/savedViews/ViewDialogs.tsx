import type { SavedViewFragment } from '../../../operations/savedViews/SavedViewsMenu.generated.ts';
import { isScheduledReport } from '../../../schema/reportSchedules.ts';
import type { ListViews } from '../../kit/list/listViews.ts';
import { NewScheduleDialog } from '../reportSchedules/NewScheduleDialog.tsx';
import { DeleteViewDialog } from './DeleteViewDialog.tsx';
import { EditViewDialog } from './EditViewDialog.tsx';
import { SaveViewDialog } from './SaveViewDialog.tsx';
import type { Asked } from './useViewEntries.ts';

interface ViewDialogsProps {
  asked: Asked;
  views: ListViews;
  /** The view that is shown. */
  chosen: SavedViewFragment | null;
  onClose: () => void;
}

/** What the menu of saved views asks; with the forms and the choices of a schedule, so it comes when it is asked. */
export function ViewDialogs({ asked, views, chosen, onClose }: ViewDialogsProps) {
  if (asked === 'save') return <SaveViewDialog views={views} onClose={onClose} />;
  if (!chosen) return null;
  if (asked === 'edit') return <EditViewDialog view={chosen} views={views} onClose={onClose} />;
  if (asked === 'delete') return <DeleteViewDialog view={chosen} views={views} onClose={onClose} />;
  return isScheduledReport(views.screen) ? (
    <NewScheduleDialog view={{ ...chosen, report: views.screen }} onClose={onClose} />
  ) : null;
}

import type { DispatchActionsFragment } from '../../../../operations/fulfillment/dispatches/DispatchScreen.generated.ts';
import type { DispatchKind, ExtractKind } from '../../../../schema/fulfillment/dispatchKinds.ts';

/** The file of each kind of dispatch that has one: notified recipients already have their rewards. */
const FILES: Partial<Record<DispatchKind, ExtractKind>> = {
  download_links: 'links',
  download_codes: 'codes',
  activate_codes: 'entry_codes',
};

/** A file of a dispatch, and its obstacle as the suffix of a translation key. */
export interface DispatchFile {
  kind: ExtractKind;
  obstacle: 'held' | 'recalled' | 'working' | 'nothing_done' | null;
}

/** The file of a dispatch; null if it has none. */
export function fileOf({
  kind,
  state,
  progress,
}: Pick<DispatchActionsFragment, 'kind' | 'state' | 'progress'>): DispatchFile | null {
  const file = FILES[kind];
  if (!file) return null;
  if (state === 'held' || state === 'recalled') return { kind: file, obstacle: state };
  if (progress.activate + progress.order + progress.notify > 0) return { kind: file, obstacle: 'working' };
  return { kind: file, obstacle: progress.done === 0 ? 'nothing_done' : null };
}

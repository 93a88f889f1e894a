import { useTranslation } from 'react-i18next';
import {
  EditViewDialogSaveDocument,
  type SavedViewFragment,
  SavedViewsMenuSetDefaultDocument,
} from '../../../operations/people/savedViews/SavedViewsMenu.generated.ts';
import { isScheduledReport } from '../../../schema/reports/reportSchedules.ts';
import type { CallFailure } from '../../data/failures/callError.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import type { MenuEntry, MenuGroup } from '../../kit/actions/Menu.tsx';
import { toast } from '../../kit/feedback/toastQueue.ts';
import type { ListViews } from '../../kit/list/listViews.ts';
import { useOpeningView } from '../../kit/list/ViewsContext.tsx';
import { reportScheduleListRoute } from '../../routes/reportSchedules.ts';
import { useGoneView } from './useGoneView.ts';
import type { SavedViews } from './useSavedViews.ts';

/** Dialogs: about the current state, or about the selected view. */
export type ViewDialog = 'save' | 'schedule' | 'edit' | 'delete';

/** Entries of the menu: the views, then the actions on the current state and on the selected view. */
export function useViewEntries(
  views: ListViews,
  saved: SavedViews,
  ask: (dialog: ViewDialog) => void,
): readonly (MenuEntry | MenuGroup)[] {
  const { t } = useTranslation('savedViews');
  const opening = useOpeningView(views.screen);
  const isSent = isScheduledReport(views.screen);
  const { saveChanges, setDefault } = useViewActions(views);
  const { own, shared, chosen, isChanged, hasFailed, refetch } = saved;

  const choice = (id: string, all: readonly SavedViewFragment[] | undefined): MenuGroup[] =>
    all && all.length > 0
      ? [{ id, title: t(id), chosen: chosen?.id ?? null, entries: all.map(entryOf) }]
      : [];
  function entryOf(view: SavedViewFragment): MenuEntry {
    const facts = [
      ...(view.isOwn
        ? []
        : [t(view.ownerHasLeft ? 'by_left' : 'by', { owner: view.ownerName ?? t('a_colleague') })]),
      ...(view.isOwn && view.isShared ? [t('is_shared')] : []),
      ...(view.id === opening?.id ? [t('is_default')] : []),
      ...(views.knownOf(view.query) === view.query ? [] : [t('partly_known')]),
    ];
    return {
      id: view.id,
      label: view.name,
      hint: facts.join(' · ') || undefined,
      isCurrent: view.id === chosen?.id,
      onAction: () => views.open(view),
    };
  }

  const isDefault = chosen !== null && chosen.id === opening?.id;
  const viewEntries: MenuEntry[] = [
    ...(chosen && isChanged && chosen.canEdit
      ? [{ id: 'save_changes', label: t('save_changes'), onAction: () => void saveChanges(chosen) }]
      : []),
    ...(chosen && isChanged
      ? [{ id: 'revert', label: t('revert'), onAction: () => views.open(chosen) }]
      : []),
    {
      id: 'save',
      label: t(chosen ? 'save_as_new' : 'save'),
      onAction: () => ask('save'),
      ...(chosen && !isChanged && { isDisabled: true }),
    },
    ...(chosen || views.query !== '' ? [{ id: 'none', label: t('none'), onAction: views.openNone }] : []),
  ];
  const ofChosen: MenuEntry[] = chosen
    ? [
        ...(isSent
          ? [
              {
                id: 'schedule',
                label: t('send_on_schedule'),
                onAction: () => ask('schedule'),
              },
            ]
          : []),
        {
          id: 'default',
          label: t(isDefault ? 'no_default' : 'make_default'),
          onAction: () => void setDefault(isDefault ? null : chosen),
        },
        ...(chosen.canEdit
          ? [
              { id: 'edit', label: t('edit'), onAction: () => ask('edit') },
              { id: 'delete', label: t('delete'), isDanger: true, onAction: () => ask('delete') },
            ]
          : []),
      ]
    : [];
  const waiting: MenuEntry[] = own
    ? own.length + (shared?.length ?? 0) === 0
      ? [{ id: 'empty', label: t('empty'), hint: t('empty_text'), isDisabled: true }]
      : []
    : hasFailed
      ? [{ id: 'failed', label: t('failed'), hint: t('failed_text'), onAction: refetch }]
      : [{ id: 'loading', label: t('loading'), isDisabled: true }];
  return [
    ...waiting,
    ...choice('own', own),
    ...choice('shared', shared),
    {
      id: 'what_is_shown',
      title: t('what_is_shown'),
      entries: [
        ...viewEntries,
        ...(isSent
          ? [
              {
                id: 'schedules',
                label: t('scheduled_reports'),
                href: reportScheduleListRoute.href({}),
              },
            ]
          : []),
      ],
    },
    ...(chosen ? [{ id: 'of_chosen', title: chosen.name, entries: ofChosen }] : []),
  ];
}

/** Actions on the selected view that need no dialog. */
function useViewActions(views: ListViews) {
  const { screen, query } = views;
  const { t } = useTranslation('savedViews');
  const [save] = useScreenMutation(EditViewDialogSaveDocument);
  const [set] = useScreenMutation(SavedViewsMenuSetDefaultDocument);
  const goneOf = useGoneView(views);
  const whenGone = (view: SavedViewFragment) => (failure: CallFailure) => void goneOf(view)(failure);
  return {
    /** Saves the state of the list in the view. */
    saveChanges: (view: SavedViewFragment) =>
      save(
        { input: { id: view.id, version: view.version, query } },
        { done: () => toast.success(t('saved', { name: view.name })), failed: whenGone(view) },
      ),
    /** Makes this view, or none, the list's default view. */
    setDefault: (view: SavedViewFragment | null) =>
      set(
        { input: { screen, viewId: view?.id ?? null } },
        {
          ...(view && { failed: whenGone(view) }),
          done: () => toast.success(view ? t('default_set', { name: view.name }) : t('default_taken')),
        },
      ),
  };
}

import { noteOpened } from '../../redemptions/writeFields.ts';
import type { OpenedLink } from '../linkFacts.ts';

/** The step that the page's script posts once a person uses a pointer, a touch or a key. */
export const OPENED_STEP = 'opened';

/**
 * Records that a person opened the link, which stops reminders: the first time counts. Only a person's act may call this: a form that
 * was posted, or the report of the page's script. GET and HEAD never do, because mail scanners and link previews send them.
 */
export const markOpened = ({ scope, advertiserId, redemptionId }: OpenedLink): Promise<void> =>
  scope.write((tx) => noteOpened(tx, { advertiserId, redemptionId }));

// Rules for a bulk action; shared by platform and web.

import { linesText } from '../../foundation/text/lineText.ts';
import { MAX_BULK_COMMENT } from './redemptionBulk.ts';

/** A comment as a person writes it: some text, without characters that cannot be seen. */
export const bulkComment = linesText().min(1, { error: 'required' }).max(MAX_BULK_COMMENT);

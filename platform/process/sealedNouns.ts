import type { SealedNoun } from '../foundation/sealedFiles/noun.ts';
import { exportFiles } from '../reports/redemptionExports/exportFiles.ts';
import { reportFiles } from '../reports/reportSchedules/reportFiles.ts';

/** Every noun whose files rest sealed; `codes:rotate` names their tables too. */
export const SEALED_NOUNS: readonly SealedNoun[] = [exportFiles, reportFiles];

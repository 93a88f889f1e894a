import type { SealedNoun } from '../sealedFiles/noun.ts';
import { exportFiles } from './redemptionExports/exportFiles.ts';
import { reportFiles } from './reportSchedules/reportFiles.ts';

/** Every noun whose files rest sealed; `codes:rotate` names their tables too. */
export const SEALED_NOUNS: readonly SealedNoun[] = [exportFiles, reportFiles];

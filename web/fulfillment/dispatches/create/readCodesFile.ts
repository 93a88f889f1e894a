import { runSlices } from '../../../../schema/foundation/process/slices.ts';
import { readCodesFile as readSlices } from '../../../../schema/fulfillment/codesFile.ts';

/** Reads a file of codes (ACTIV-11). The parser of cells comes with this module, which is loaded when a file is chosen. */
export const readCodesFile = (bytes: Uint8Array) => runSlices(readSlices(bytes));

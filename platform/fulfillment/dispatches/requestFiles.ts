import { type CsvFile, readCsvSlices } from '../../../schema/foundation/csv/csvFile.ts';
import type { Slices } from '../../../schema/foundation/process/slices.ts';
import type { NewDispatch } from '../../../schema/fulfillment/dispatches.ts';
import {
  isUnsentFile,
  MAX_RECIPIENT_ROWS,
  namedColumns,
} from '../../../schema/fulfillment/recipientColumns.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import { invalid, invalidField } from '../../foundation/http/refusals/refusal.ts';
import type { UploadedFiles } from '../../foundation/media/uploadedFiles.ts';
import { fileProblem } from './accept/fileProblem.ts';
import { type ReadRecipients, type Recipients, recipientLines } from './accept/recipientLines.ts';

/** Files that a request names, by their ids. */
export interface ReadFiles {
  recipients: ReadonlyMap<string, Uint8Array>;
  codes: ReadonlyMap<string, Uint8Array>;
}

/** Reads the files that a request names; not within a transaction. */
export async function readFiles(
  scope: Scope,
  { fileId, quantities }: NewDispatch,
  files: UploadedFiles,
): Promise<ReadFiles> {
  const codes = quantities.flatMap(({ codesFileId }) => codesFileId ?? []);
  return {
    recipients: await files.read(scope, fileId === null ? [] : [fileId], 'recipients'),
    codes: await files.read(scope, codes, 'codes'),
  };
}

/** The lines of the recipients in a file or in the request itself. */
export function* requestedRecipients(
  body: NewDispatch,
  { files, ...facts }: Pick<Recipients, 'promotion' | 'rewards'> & { files: ReadFiles },
): Slices<ReadRecipients> {
  const file = yield* cellsOf(body, files);
  return yield* recipientLines({ kind: body.kind, request: body, file, ...facts });
}

/** @throws Refusal file_id unknown_media, file_encoding, file_empty, file_too_many_lines, file_parse with the line and the fault */
function* cellsOf({ fileId }: NewDispatch, { recipients }: ReadFiles): Slices<CsvFile | null> {
  if (fileId === null) return null;
  const bytes = recipients.get(fileId);
  if (!bytes) throw invalidField('file_id', 'unknown_media');
  const file = yield* readCsvSlices(bytes, {
    isColumn: (name) => namedColumns([name])[0] !== null,
    maxLines: MAX_RECIPIENT_ROWS,
    isOurs: isUnsentFile,
    keepsFaultyCells: true,
  });
  if ('problem' in file) throw invalid([{ field: 'file_id', ...fileProblem(file) }]);
  return file;
}

import { useRef, useState } from 'react';
import {
  CatalogueImportScreenAddDocument,
  CatalogueImportScreenCreateDocument,
  type ImportProgressFragment,
  ImportProgressFragmentDoc,
} from '../../../operations/catalog/catalogueFile/CatalogueImportScreen.generated.ts';
import { readFragment } from '../../../operations/readFragment.ts';
import type { FileWarning } from '../../../schema/foundation/csv/textFile.ts';
import { useRequestKey } from '../../data/client/requestKey.ts';
import { useKeyedMutation } from '../../data/useKeyedMutation.ts';
import { useScreenMutation } from '../../data/useScreenMutation.ts';
import { type ClientOf, startFileWorker } from '../../foundation/fileWorker/startFileWorker.ts';
import { askBeforeLeaving } from '../../navigation/leaving.ts';
import { chunksOf } from './chunks.ts';
import type { CatalogueFileCommands, FileProblem, ReadFile } from './readFile.ts';

/** A file on its way to the platform. */
export interface SentFile {
  name: string;
  done: number;
  total: number;
}

interface Sending {
  /** The file whose rows are being sent. */
  sending: SentFile | null;
  /** Values that were read differently from how they stand in the last chosen file. */
  warnings: readonly FileWarning[];
  /** Reads a file and sends its rows; answers why it cannot be read. A call without an answer is repeated on demand. */
  send: (file: File) => Promise<readonly FileProblem[]>;
  /** Forgets what was told of the last chosen file. */
  forget: () => void;
}

/**
 * Sends the rows of a catalog file. From the last row on, the platform does the rest by itself: until then, leaving the page asks first.
 * `onSent` is called with what the platform holds after each call.
 */
export function useSendFile(
  onSent: (sent: ImportProgressFragment) => void,
  readBytes: (file: File) => Promise<ReadFile> = readInWorker,
): Sending {
  const request = useRequestKey('catalogue_import');
  const [create] = useKeyedMutation(CatalogueImportScreenCreateDocument, request);
  const [add] = useScreenMutation(CatalogueImportScreenAddDocument);
  const [sending, setSending] = useState<SentFile | null>(null);
  const [warnings, setWarnings] = useState<readonly FileWarning[]>([]);
  const isSending = useRef(false);

  /** Begins an import; null where the platform refuses its columns, with everything that is wrong with them in `problems`. */
  async function begin(input: { name: string; columns: string[]; total: number }, problems: FileProblem[]) {
    request.renew();
    return create(
      { input },
      {
        done: (success) => readFragment(ImportProgressFragmentDoc, success.catalogueImport),
        invalid(errors) {
          problems.push(...errors.map(problemOf));
          return null;
        },
      },
    );
  }

  async function sendRows(file: File, { columns, rows }: Extract<ReadFile, { columns: string[] }>) {
    const problems: FileProblem[] = [];
    const catalogImport = await begin({ name: file.name, columns, total: rows.length }, problems);
    if (!catalogImport) return problems;
    let sentCount = 0;
    for (const chunk of chunksOf(rows)) {
      setSending({ name: file.name, done: sentCount, total: rows.length });
      const sent = await add(
        { input: { id: catalogImport.id, rows: chunk } },
        { done: (success) => readFragment(ImportProgressFragmentDoc, success.catalogueImport) },
      );
      if (!sent) return [{ problem: 'file_not_sent' }];
      sentCount += chunk.length;
      onSent(sent);
    }
    return [];
  }

  return {
    sending,
    warnings,
    forget: () => setWarnings([]),
    async send(file) {
      if (isSending.current) return [];
      setWarnings([]);
      const read = await readBytes(file);
      if ('warnings' in read) setWarnings(read.warnings);
      if ('problems' in read) {
        const problems: FileProblem[] = [];
        // The header is wrong already, so that no import begins.
        if (read.header) await begin({ name: file.name, columns: read.header, total: 1 }, problems);
        return problems.length > 0 ? problems : read.problems;
      }
      isSending.current = true;
      const stay = askBeforeLeaving();
      setSending({ name: file.name, done: 0, total: read.rows.length });
      try {
        return await sendRows(file, read);
      } finally {
        stay();
        isSending.current = false;
        setSending(null);
      }
    },
  };
}

const problemOf = ({ rule, limit }: { rule: string; limit?: string | null }): FileProblem =>
  limit ? { problem: `file_${rule}`, about: limit } : { problem: 'file_unnamed_column' };

const readInWorker = async (file: File) => {
  const bytes = await file.arrayBuffer();
  return runFileTask((worker) => worker.readFile(bytes));
};

/** Reads or writes a file in a separate worker, which then ends. */
export function runFileTask<Answer>(
  task: (worker: ClientOf<CatalogueFileCommands>) => Promise<Answer>,
): Promise<Answer> {
  const worker = startFileWorker<CatalogueFileCommands>(['readFile', 'writeRefused']);
  return task(worker).finally(worker.close);
}

import { useApolloClient } from '@apollo/client/react';
import { useRef, useState } from 'react';
import type { SendRecipientsFragment } from '../../../operations/fulfillment/desk/SendRecipients.generated.ts';
import type { CsvProblem } from '../../../schema/foundation/csv/textFile.ts';
import type { FieldError } from '../../../schema/foundation/text/fieldErrors.ts';
import { RECIPIENT_COLUMNS, RECIPIENT_FIELDS } from '../../../schema/fulfillment/recipientColumns.ts';
import { UploadFailed } from '../../kit/upload/sendPicture.ts';
import { useZone } from '../../kit/viewer/ZoneContext.tsx';
import { invalidateDispatches } from '../shared/dispatches/invalidateDispatches.ts';
import { useCreateDispatch } from '../shared/dispatches/useCreateDispatch.ts';
import { useCsvUpload } from '../shared/dispatches/useCsvUpload.ts';
import { deskFacts } from './deskFacts.ts';
import type { CanonicalFile } from './file/deskFiles.ts';
import type { DeskIssue } from './file/fileMessages.ts';
import { FIRST_OPTIONS, minimalExpirationOf, prefixOf, releaseOf, type SendOptions } from './sendOptions.ts';
import { type StartDesk, useDesk } from './useDesk.ts';

/** Statuses of the dialog (SEND-7) and states of the page (SEND-8). */
export const DIALOG_STATUSES = ['ready', 'format', 'sending', 'failed', 'succeed'] as const;
export type DialogStatus = (typeof DIALOG_STATUSES)[number];
export const PAGE_STATES = ['start', 'sending', 'done'] as const;
export type PageState = (typeof PAGE_STATES)[number];

interface Sending {
  kind: 'send_codes' | 'send_links';
  promotion: SendRecipientsFragment;
  start: StartDesk | undefined;
  /** The earlier dispatch whose refused rows are sent again. */
  resends: string | undefined;
}

/** The sent and the remaining rows: the batch, its number of rows, and how many stay behind. */
export interface Sent {
  dispatchId: string;
  count: number;
  left: number;
}

/** Sends a file of recipients: it is read, repaired if necessary, tried, and sent. */
export function useSendRecipients({ kind, promotion, start, resends }: Sending) {
  const rows = useDesk(start);
  const client = useApolloClient();
  const zone = useZone();
  const upload = useCsvUpload();
  const [options, setOptions] = useState<SendOptions>(FIRST_OPTIONS);
  const [status, setStatus] = useState<DialogStatus>('ready');
  /** Reason that the file could not be read or sent. */
  const [problem, setProblem] = useState<CsvProblem | null>(null);
  /** Reason that a file was refused before it was read, in words. */
  const [refusal, setRefusal] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  /** True while the person selects another file and a refused one is still there. */
  const [isChoosing, setChoosing] = useState(false);
  const [isRepairing, setRepairing] = useState(false);
  const [sent, setSent] = useState<Sent | null>(null);
  const last = useRef<CanonicalFile | null>(null);
  const facts = (now: SendOptions = options) => deskFacts(promotion, prefixOf(now));

  const creation = useCreateDispatch({
    advertiserId: promotion.advertiserId,
    onInvalid: (errors) => void refuse(errors),
    onAccepted: (dispatchId) => void accepted(dispatchId),
  });

  async function refuse(errors: readonly FieldError[]) {
    const summary = await rows.refuse(errors.map(issueOf), last.current?.order ?? []);
    const [ofFile] = errors.filter(({ field }) => !field.startsWith('rows.'));
    if (ofFile) setFailure(ofFile.rule);
    setStatus(ofFile && summary.wrong === 0 ? 'failed' : 'ready');
    setOpen(!isRepairing);
  }

  async function accepted(dispatchId: string) {
    const order = last.current?.order ?? [];
    const { total } = await rows.sent(order);
    setStatus('succeed');
    setOpen(false);
    setSent({ dispatchId, count: order.length, left: total });
    const { advertiserId, id: promotionId } = promotion;
    if (resends !== undefined)
      invalidateDispatches(client.cache, { advertiserId, promotionId, dispatchId: resends });
  }

  async function take(file: File) {
    setFailure(null);
    setSent(null);
    setRefusal(null);
    const why = await rows.open(file, facts());
    setProblem(why);
    setChoosing(false);
    setStatus('ready');
  }

  /** Shows why a file is refused before it is read. The rows of an earlier file would pass for its rows. */
  function refuseFile(words: string) {
    setFailure(null);
    setSent(null);
    setRefusal(words);
    setChoosing(false);
    setStatus('ready');
  }

  /** Submits the good rows to a dry run; its cost is shown before the dispatch is made. */
  async function preview() {
    setStatus('sending');
    setFailure(null);
    try {
      const file = await rows.desk().canonical();
      last.current = file;
      const name = rows.name ?? 'recipients.csv';
      const fileId = await upload(
        new File([file.text], name, { type: 'text/csv' }),
        'recipients',
        new AbortController().signal,
      );
      creation.ask({
        promotionId: promotion.id,
        kind,
        fileId,
        fileName: rows.name,
        orderId: file.orderId,
        undoSeconds: options.undoSeconds,
        releaseAt: releaseOf(options, zone),
        reminderDays: options.reminderDays.map(Number),
        minimalExpiration: kind === 'send_codes' ? minimalExpirationOf(options, zone) : null,
      });
      setOpen(false);
      setStatus('ready');
    } catch (error) {
      setFailure(error instanceof UploadFailed ? error.reason : 'failed');
      setStatus('failed');
      setOpen(!isRepairing);
    }
  }

  const isBroken = problem !== null || refusal !== null || (rows.summary?.messages.length ?? 0) > 0;
  const page: PageState = sent ? 'done' : creation.isUnderWay || status === 'sending' ? 'sending' : 'start';
  return {
    status: status === 'ready' && isBroken ? ('format' as const) : status,
    rows,
    options,
    problem,
    refusal,
    failure,
    isOpen,
    isChoosing,
    isRepairing,
    sent,
    page,
    take,
    refuseFile,
    preview,
    facts,
    /** The preview, which leads back to its origin. */
    creation: {
      ...creation,
      stopAsking() {
        creation.stopAsking();
        // A large one goes on without its dialog, and its rows are no longer to be edited.
        setOpen(!isRepairing && !creation.isUnderWay);
      },
    },
    setOptions(part: Partial<SendOptions>) {
      const next = { ...options, ...part };
      setOptions(next);
      const isOther = prefixOf(next) !== prefixOf(options);
      if (isOther && rows.summary) void rows.judge(facts(next));
    },
    open() {
      setSent(null);
      setChoosing(false);
      setOpen(true);
    },
    close: () => setOpen(false),
    /** Offers to choose another file. The refused one stays until then. */
    chooseAnother: () => setChoosing(true),
    /** Leads back to the refused file, or to the one before a file that cannot be read. */
    keepFile() {
      setChoosing(false);
      if (rows.summary === null) return;
      setProblem(null);
      setRefusal(null);
    },
    /** Opens the wrong rows in the desk. */
    async repair() {
      await rows.show(rows.summary?.wrong ? 'wrong' : rows.summary?.suspect ? 'suspect' : 'all');
      setOpen(false);
      setStatus('ready');
      setRepairing(true);
    },
    /** Opens the refused rows of an earlier dispatch in the desk. */
    async takeRefused(file: File) {
      await take(file);
      await rows.show('all');
      setRepairing(true);
    },
    /** Opens an empty desk, to paste into. */
    async paste() {
      setSent(null);
      setProblem(null);
      setRefusal(null);
      await rows.begin(facts());
      setRepairing(true);
    },
    leave() {
      rows.putAway();
      setRefusal(null);
      setRepairing(false);
      setSent(null);
      setStatus('ready');
    },
  };
}
export type SendingHook = ReturnType<typeof useSendRecipients>;

/** Parses `rows.3.email` as an issue of the third sent row. */
function issueOf({ field, rule, limit }: FieldError): DeskIssue {
  const [, n, name] = /^rows\.(\d+)\.(\w+)$/.exec(field) ?? [];
  const column = RECIPIENT_COLUMNS.find((one) => one === name || RECIPIENT_FIELDS[one] === name) ?? null;
  return { n: n === undefined ? null : Number(n), column, rule, ...(limit !== undefined && { limit }) };
}

import type { TFunction } from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuantityRewardFragment } from '../../../../operations/fulfillment/dispatches/QuantityDispatch.generated.ts';
import { ACCEPTED_EXTENSIONS, MAX_UPLOAD_BYTES } from '../../../../schema/foundation/process/uploadTypes.ts';
import type { CodesIssue } from '../../../../schema/fulfillment/codesFile.ts';
import { FileField } from '../../../kit/fields/FileField.tsx';
import type { FormRow } from '../../../kit/form/formApi.ts';
import type { UploadFailed } from '../../../kit/upload/sendPicture.ts';
import { failureText } from '../../../kit/upload/uploadWords.ts';
import { useCsvUpload } from '../../shared/dispatches/useCsvUpload.ts';
import css from './Quantity.module.css';
import type { CodesFile, QuantityRow } from './quantityRules.ts';
import { readCodesFile } from './readCodesFile.ts';

interface Props {
  row: FormRow<QuantityRow>;
  reward: QuantityRewardFragment;
  isDisabled: boolean;
}

/** Maximum wrong lines that the message names; the others are counted. */
const MAX_ISSUES = 3;

const ACCEPT = ACCEPTED_EXTENSIONS.codes.map((extension) => `.${extension}`);

/**
 * The file of printed codes of one reward: read here, so that a wrong line is reported at once, and uploaded if it is valid (ACTIV-2,
 * ACTIV-11). It also sets the quantity if none was entered.
 */
export function CodesFileField({ row, reward, isDisabled }: Props) {
  const { t } = useTranslation(['dispatches', 'kit']);
  const send = useCsvUpload();
  const running = useRef<AbortController>(undefined);
  const { name, error } = row.field('codes');
  const { codes } = row.values;

  const keep = (newCodes: CodesFile | null) =>
    row.change((now) => ({
      codes: newCodes,
      ...(newCodes && !now.quantity?.trim() && { quantity: String(newCodes.count) }),
    }));

  /** Ends what an earlier file began, and forgets its codes. */
  function clear() {
    running.current?.abort();
    keep(null);
  }

  async function take(file: File) {
    clear();
    const abort = new AbortController();
    running.current = abort;
    const read = readCodesFile(new Uint8Array(await file.arrayBuffer()));
    if ('problem' in read)
      throw new Error(t(read.problem === 'encoding' ? 'kit:file_encoding' : `codes_file.${read.problem}`));
    const { count, issues, warnings } = read;
    const guessedWords = warnings[0]?.limit ?? null;
    if (issues.length > 0) {
      keep({ name: file.name, count, issues, mediaId: null, guessedWords });
      throw new Error(issuesText(issues, t));
    }
    const mediaId = await send(file, 'codes', abort.signal).catch((failure: UploadFailed) => {
      const words = failureText(failure, t as TFunction<'kit'>, { types: ACCEPT.join(', '), limit: '' });
      throw new Error(words);
    });
    if (!abort.signal.aborted) keep({ name: file.name, count, issues: [], mediaId, guessedWords });
  }

  const shownError =
    codes && codes.issues.length > 0
      ? issuesText(codes.issues, t)
      : error && codes
        ? t('codes_file.count', { count: codes.count })
        : error;
  return (
    <div className={css.file}>
      <span className={css.head} data-column-label aria-hidden="true">
        {t('codes_file.title')}
      </span>
      <FileField
        label={t('codes_file.label', { reward: reward.name })}
        name={name}
        accept={ACCEPT}
        maxBytes={MAX_UPLOAD_BYTES}
        onSelect={take}
        onRefuse={clear}
        fileName={codes ? t('codes_file.name', { name: codes.name, count: codes.count }) : undefined}
        error={shownError}
        hint={
          codes?.guessedWords ? t('codes_file.guessed', { words: codes.guessedWords }) : t('codes_file.hint')
        }
        isDisabled={isDisabled}
        isInList
      />
    </div>
  );
}

/** The first wrong lines by their numbers, and the number of others. */
function issuesText(issues: readonly CodesIssue[], t: TFunction<['dispatches', 'kit']>): string {
  const messages = issues.slice(0, MAX_ISSUES).map(({ line, rule, limit }) =>
    t(`codes_file.issue_${rule}`, {
      line,
      limit,
      defaultValue: t('codes_file.issue_code_invalid', { line }),
    }),
  );
  const more = issues.length - messages.length;
  return [...messages, ...(more > 0 ? [t('codes_file.more', { count: more })] : [])].join(' ');
}

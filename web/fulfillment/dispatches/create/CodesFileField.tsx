import type { TFunction } from 'i18next';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { QuantityRewardFragment } from '../../../../operations/fulfillment/dispatches/QuantityDispatch.generated.ts';
import { ACCEPTED_EXTENSIONS, MAX_UPLOAD_BYTES } from '../../../../schema/foundation/process/uploadTypes.ts';
import { FileField } from '../../../kit/fields/FileField.tsx';
import type { FormRow } from '../../../kit/form/formApi.ts';
import type { UploadFailed } from '../../../kit/upload/sendPicture.ts';
import { failureText } from '../../../kit/upload/uploadWords.ts';
import { useCsvUpload } from '../../shared/dispatches/useCsvUpload.ts';
import { CodesFileNotes } from './CodesFileNotes.tsx';
import { issuesText, problemText } from './codesFileWords.ts';
import css from './Quantity.module.css';
import type { QuantityRow } from './quantityRules.ts';

interface Props {
  row: FormRow<QuantityRow>;
  reward: QuantityRewardFragment;
  isDisabled: boolean;
  /** Why it is disabled. */
  hint: string | undefined;
}

const ACCEPT = ACCEPTED_EXTENSIONS.codes.map((extension) => `.${extension}`);

/**
 * The file of printed codes of one reward: read here, so that a wrong line is reported at once, and uploaded if it is valid (ACTIV-2,
 * ACTIV-11). It also sets the quantity if none was entered.
 */
export function CodesFileField({ row, reward, isDisabled, hint }: Props) {
  const { t, i18n } = useTranslation(['dispatches', 'kit']);
  const send = useCsvUpload();
  const running = useRef<AbortController>(undefined);
  const { name, error } = row.field('codes');
  const { codes } = row.values;

  /** Ends what an earlier file began, and forgets its codes. Its quantity goes with it; one that a person entered stays. */
  function clear(): { setsQuantity: boolean } {
    running.current?.abort();
    const { codes: former, quantity } = row.values;
    const isOfFile = former?.setsQuantity === true && quantity?.trim() === String(former.count);
    row.change({ codes: null, ...(isOfFile && { quantity: '' }) });
    return { setsQuantity: isOfFile || !quantity?.trim() };
  }

  async function take(file: File) {
    const { setsQuantity } = clear();
    const abort = new AbortController();
    running.current = abort;
    const { readCodesFile } = await import('./readCodesFile.ts');
    const read = readCodesFile(new Uint8Array(await file.arrayBuffer()));
    if (abort.signal.aborted) return;
    if ('problem' in read) throw new Error(problemText(read, t));
    const { codes: list, ...rest } = read;
    const keep = (mediaId: string | null) =>
      row.change((now) => ({
        codes: { ...rest, name: file.name, count: list.length, mediaId, setsQuantity },
        ...(setsQuantity && !now.quantity?.trim() && list.length > 0 && { quantity: String(list.length) }),
      }));
    if (read.issues.length > 0) {
      keep(null);
      throw new Error(issuesText(read.issues, t, i18n.language));
    }
    const mediaId = await send(file, 'codes', abort.signal).catch((failure: UploadFailed) => {
      const words = failureText(failure, t as TFunction<'kit'>, { types: ACCEPT.join(', '), limit: '' });
      throw new Error(words);
    });
    if (!abort.signal.aborted) keep(mediaId);
  }

  const shownError =
    codes && codes.issues.length > 0
      ? issuesText(codes.issues, t, i18n.language)
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
        fileName={
          codes && codes.count > 0
            ? t(`codes_file.${codes.kind === 'code' ? 'name' : 'order_ids'}`, {
                name: codes.name,
                count: codes.count,
              })
            : codes?.name
        }
        error={shownError}
        hint={hint ?? t('codes_file.hint')}
        isDisabled={isDisabled}
        isInList
      />
      {codes && <CodesFileNotes file={codes} />}
    </div>
  );
}

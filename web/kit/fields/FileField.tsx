import { useState } from 'react';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/Button.tsx';
import { classes } from '../classes.ts';
import { formatBytes } from '../format/numbers.ts';
import { Icon } from '../Icon.tsx';
import { SUCCESS_MS, useFleeting } from '../useFleeting.ts';
import { brokenRule, brokenRuleText, endingsOf } from './brokenRule.ts';
import css from './File.module.css';

export interface FileFieldProps {
  label: string;
  /** Extensions (`.csv`) or media types (`image/png`). */
  accept: readonly string[];
  maxBytes: number;
  /** Sends or reads the file; a rejection shows its message, or `error`. */
  onSelect: (file: File) => Promise<void>;
  /** Learns that a file is refused before it is read, and why: what was read of an earlier one would pass for its content. */
  onRefuse?: ((words: string) => void) | undefined;
  /** Name of the file already there. */
  fileName?: string | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  name?: string | undefined;
  isDisabled?: boolean | undefined;
  /** One of many alike: what they are called and take is said above all of them, here to assistive technology alone. */
  isInList?: boolean | undefined;
}

/** A file, chosen or dropped; type and size are checked before anything is sent. */
export function FileField(props: FileFieldProps) {
  const {
    label,
    accept,
    maxBytes,
    onSelect,
    onRefuse,
    fileName,
    error,
    hint,
    name,
    isDisabled = false,
  } = props;
  const { isInList = false } = props;
  const { t, i18n } = useTranslation('kit');
  const [wrong, setWrong] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isDone, showDone] = useFleeting(SUCCESS_MS);
  const shownError = wrong ?? error;
  const limits = {
    limit: formatBytes(maxBytes, i18n.language),
    types: new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(endingsOf(accept)),
  };

  async function take(file: File | undefined) {
    if (!file) return;
    setSending(true);
    try {
      const broken = await brokenRule(file, accept, maxBytes);
      const words = broken && brokenRuleText(broken, { accept, limits, t });
      setWrong(words);
      if (words !== null) {
        onRefuse?.(words);
        return;
      }
      await onSelect(file);
      showDone();
    } catch (reason) {
      setWrong(reason instanceof Error && reason.message ? reason.message : t('file_failed'));
    } finally {
      setSending(false);
    }
  }
  return (
    <div className={css.field} {...(name && { 'data-field': name })}>
      <span className={isInList ? 'visually-hidden' : css.label}>{label}</span>
      <DropZone
        isDisabled={isDisabled || isSending}
        aria-label={t('drop_file', { label })}
        className={classes(css.zone, isInList && css.small)}
        onDrop={(event) => {
          const item = event.items.find((one) => one.kind === 'file');
          if (item?.kind === 'file') void item.getFile().then(take);
        }}
      >
        <Icon name={isDone ? 'check-circle' : 'upload'} size={20} className={isDone ? css.done : css.icon} />
        <span className={css.text}>{fileName ?? t('file_none')}</span>
        <FileTrigger acceptedFileTypes={accept} onSelect={(files) => void take(files?.[0])}>
          <Button
            size="small"
            isPending={isSending}
            isDisabled={isDisabled}
            aria-label={`${t('choose_file')}: ${label}`}
          >
            {t('choose_file')}
          </Button>
        </FileTrigger>
      </DropZone>
      {shownError ? (
        <p className={css.error} role="alert">
          {shownError}
        </p>
      ) : (
        <p className={isInList && !isDisabled ? 'visually-hidden' : css.hint}>
          {hint ?? t('file_hint', limits)}
        </p>
      )}
      <span role="status" className="visually-hidden">
        {isDone ? t('file_done') : ''}
      </span>
    </div>
  );
}

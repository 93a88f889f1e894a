import { useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { useTranslation } from 'react-i18next';
import { IMAGE_TYPES, MAX_UPLOAD_BYTES } from '../../../schema/rules/media.ts';
import { Button } from '../actions/Button.tsx';
import { formatBytes } from '../format/numbers.ts';
import { Icon } from '../Icon.tsx';
import { SUCCESS_MS, useFleeting } from '../useFleeting.ts';
import { Avatar } from '../values/Avatar.tsx';
import { brokenRule } from './brokenRule.ts';
import css from './File.module.css';

export interface AvatarFieldProps {
  label: string;
  /** Whose picture it is; its initials stand in for a missing one. */
  name: string;
  url: string | null | undefined;
  /** Sends the picture; a rejection shows its message. */
  onSelect: (file: File) => Promise<void>;
  isReadOnly?: boolean | undefined;
}

/** A picture that can be replaced: png, jpeg or gif. */
export function AvatarField({ label, name, url, onSelect, isReadOnly = false }: AvatarFieldProps) {
  const { t, i18n } = useTranslation('kit');
  const [wrong, setWrong] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [isDone, showDone] = useFleeting(SUCCESS_MS);

  async function take(file: File | undefined) {
    if (!file) return;
    const broken = brokenRule(file, IMAGE_TYPES, MAX_UPLOAD_BYTES);
    setWrong(
      broken && t(broken, { limit: formatBytes(MAX_UPLOAD_BYTES, i18n.language), types: 'png, jpg, gif' }),
    );
    if (broken) return;
    setSending(true);
    try {
      await onSelect(file);
      showDone();
    } catch (reason) {
      setWrong(reason instanceof Error && reason.message ? reason.message : t('file_failed'));
    } finally {
      setSending(false);
    }
  }
  return (
    <div className={css.avatar}>
      <Avatar name={name} url={url} size={64} />
      {!isReadOnly && (
        <div className={css.avatarSide}>
          <span className={css.label}>{label}</span>
          <span className={css.row}>
            <FileTrigger acceptedFileTypes={IMAGE_TYPES} onSelect={(files) => void take(files?.[0])}>
              <Button
                size="small"
                icon="upload"
                isPending={isSending}
                aria-label={`${t('choose_picture')}: ${label}`}
              >
                {t('choose_picture')}
              </Button>
            </FileTrigger>
            <span role="status" className={css.done}>
              {isDone && (
                <>
                  <Icon name="check-circle" /> {t('file_done')}
                </>
              )}
            </span>
          </span>
          {wrong ? (
            <p className={css.error} role="alert">
              {wrong}
            </p>
          ) : (
            <p className={css.hint}>
              {t('file_hint', {
                limit: formatBytes(MAX_UPLOAD_BYTES, i18n.language),
                types: 'png, jpg, gif',
              })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

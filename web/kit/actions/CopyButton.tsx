import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';

/** Time that "Copied" stays visible (UI-24, UI-25), in milliseconds. */
export const COPIED_MS = 1500;

interface Props {
  text: string;
  /** Names what is copied: "Copy request ID". */
  label?: string | undefined;
  /** True if copying is the main action: the button is primary and shows its label. */
  isMain?: boolean | undefined;
  /** True to show the label, as other buttons beside it do. */
  isLabelled?: boolean | undefined;
}

/** Copies a text and says so for a moment. */
export function CopyButton({ text, label, isMain = false, isLabelled = isMain }: Props) {
  const { t } = useTranslation('kit');
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), COPIED_MS);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
  }
  return (
    <>
      <Button
        size={isLabelled ? 'medium' : 'small'}
        variant={isMain ? 'primary' : isLabelled ? 'secondary' : 'quiet'}
        icon={state === 'copied' ? 'check' : 'copy'}
        // After a press, the visible message is the accessible name, because a name must contain the visible words.
        {...(state === 'idle' && { 'aria-label': label ?? t('copy') })}
        onPress={() => void copy()}
      >
        {state === 'idle'
          ? (isLabelled && label) || t('copy')
          : t(state === 'copied' ? 'copied' : 'copy_failed')}
      </Button>
      <span role="status" className="visually-hidden">
        {state === 'copied' ? t('copied') : state === 'failed' ? t('copy_failed') : ''}
      </span>
    </>
  );
}

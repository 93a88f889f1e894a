import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';

/** How long "Copied" stays (UI-24, UI-25), in milliseconds. */
export const COPIED_MS = 1500;

interface Props {
  text: string;
  /** Names what is copied: "Copy request ID". */
  label?: string | undefined;
  /** It is what one comes for: it shows its label, as a main button. */
  isMain?: boolean | undefined;
  /** Whether it is among other buttons and shows its label, as they do. */
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
        // What it says after a press is its name for that moment: a name holds the words that are seen.
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

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './Button.tsx';

/** How long "Copied" stays (UI-24, UI-25), in milliseconds. */
export const COPIED_MS = 1500;

/** Copies a text and says so for a moment. `label` names what is copied: "Copy request ID". */
export function CopyButton({ text, label }: { text: string; label?: string | undefined }) {
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
        size="small"
        variant="quiet"
        icon={state === 'copied' ? 'check' : 'copy'}
        aria-label={label ?? t('copy')}
        onPress={() => void copy()}
      >
        {t(state === 'copied' ? 'copied' : state === 'failed' ? 'copy_failed' : 'copy')}
      </Button>
      <span role="status" className="visually-hidden">
        {state === 'copied' ? t('copied') : state === 'failed' ? t('copy_failed') : ''}
      </span>
    </>
  );
}

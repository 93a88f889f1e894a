import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/IconButton.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../Icon.tsx';
import css from './Toast.module.css';
import { type ToastEntry, toastQueue } from './toastQueue.ts';

/** Region for passing messages; the shell has exactly one. They wait while the pointer or the focus rests on them. */
export function ToastRegion() {
  const { t } = useTranslation('kit');
  const entries = useSyncExternalStore(toastQueue.subscribe, toastQueue.read);
  return (
    <section className={css.region} aria-label={t('messages')} aria-live="polite" aria-relevant="additions">
      {entries.map((entry) => (
        <Toast key={entry.id} entry={entry} />
      ))}
    </section>
  );
}

function Toast({ entry }: { entry: ToastEntry }) {
  const { t } = useTranslation('kit');
  const [isHeld, setHeld] = useState(false);
  const passes = entry.tone === 'success' && !isHeld;
  useEffect(() => {
    if (!passes) return;
    const timer = setTimeout(() => toastQueue.remove(entry.id), toastQueue.lifetimeOf(entry.text));
    return () => clearTimeout(timer);
  }, [passes, entry.id, entry.text]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits for the reader
    <div
      className={classes(css.toast, css[entry.tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={entry.tone === 'success' ? 'check-circle' : 'alert-triangle'} size={20} />
      <p className={css.text}>{entry.text}</p>
      <IconButton icon="close" size="small" label={t('close')} onPress={() => toastQueue.remove(entry.id)} />
    </div>
  );
}

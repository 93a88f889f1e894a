import { type ComponentType, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { begin } from '../../browser/inFlight.ts';
import { toast } from '../feedback/toastQueue.ts';
import { type LazyPart, lazyPart } from './lazyPart.tsx';

interface ClosingProps {
  onClose: () => void;
}

/**
 * A dialog whose code is fetched when it is first opened. Meanwhile the loading bar runs, and Escape takes the opening back. Where it does not come, a
 * message says so, and it is closed: the next opening fetches it again.
 */
export function lazyDialog<Props extends ClosingProps>(
  fetchDialog: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  const Part = lazyPart<Props>(fetchDialog, DialogMissing);
  const Dialog = (props: Props) => (
    <Suspense fallback={<DialogComing onClose={props.onClose} />}>
      <Part {...props} />
    </Suspense>
  );
  return Object.assign(Dialog, { load: Part.load });
}

function DialogComing({ onClose }: ClosingProps) {
  useEffect(begin, []);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onClose]);
  return null;
}

function DialogMissing({ onClose }: ClosingProps) {
  const { t } = useTranslation('kit');
  // biome-ignore lint/correctness/useExhaustiveDependencies: said and closed once
  useEffect(() => {
    toast.error(`${t('part_failed', { name: t('this_dialog') })}. ${t('code_missing')}`);
    onClose();
  }, []);
  return null;
}

import {
  type ComponentType,
  createContext,
  type FunctionComponent,
  lazy,
  use,
  useEffect,
  useReducer,
} from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBlock } from '../feedback/ErrorBlock.tsx';

/** A component with its loader, which fetches at most once at a time, and again after a failure. */
export type LazyPart<Props> = FunctionComponent<Props> & { load: () => Promise<void> };

export interface RetryProps {
  /** Fetches the part again. */
  onRetry: () => void;
}

const Retry = createContext(() => {});

/** In place of a part whose code did not come. */
function PartMissing({ onRetry }: RetryProps) {
  const { t } = useTranslation('kit');
  return (
    <ErrorBlock name={t('this_part')} error={{ status: 0, message: t('code_missing') }} onRetry={onRetry} />
  );
}

/** Maximum time until a failure is shown; after it, nobody has waited. React delays the replacement of a fallback by 0.3 s. */
const SHOWN_WITHIN_MS = 500;

/**
 * A component whose code is fetched when it is first shown, or before that by `load`. What is loaded is rendered at once; what is still to come suspends.
 * Where it does not come, `Missing` stands in its place, and nothing around it is lost; showing it anew fetches it again. React's own lazy component would suspend
 * in both cases, and never recover from a failure.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<ComponentType<Props>>,
  Missing: ComponentType<Props & RetryProps> = PartMissing,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  /** Component of an attempt before the part was loaded: the part once it has loaded, or the message that it is missing. */
  let attempt: ComponentType<Props> | undefined;
  /** When it failed, until that is shown. */
  let failedAt = Number.POSITIVE_INFINITY;
  const load = () => {
    coming ??= fetchPart().then(
      (part) => {
        loaded = part;
      },
      (error: unknown) => {
        coming = undefined;
        failedAt = performance.now();
        throw error;
      },
    );
    return coming;
  };
  const tryIt = () => {
    failedAt = Number.POSITIVE_INFINITY;
    const own = lazy(async () => {
      await load().catch(() => undefined);
      return { default: loaded ?? MissingHere };
    }) as unknown as ComponentType<Props>;
    // Each attempt has its own component. React would reuse the earlier attempt's component and keep its effect.
    function MissingHere(props: Props) {
      const onRetry = use(Retry);
      // A return to this part fetches it again.
      useEffect(() => {
        failedAt = Number.POSITIVE_INFINITY;
        return () => {
          if (attempt === own) attempt = undefined;
        };
      }, []);
      return <Missing {...props} onRetry={onRetry} />;
    }
    return own;
  };

  function Part(props: Props) {
    const [, renderAgain] = useReducer((count: number) => count + 1, 0);
    const onRetry = () => {
      attempt = undefined;
      renderAgain();
    };
    // A person who left before the failure has not seen it. Their return also fetches the part again.
    if (performance.now() - failedAt > SHOWN_WITHIN_MS) attempt = undefined;
    if (!attempt && !loaded) attempt = tryIt();
    const Current = attempt ?? loaded;
    return Current ? (
      <Retry value={onRetry}>
        <Current {...props} />
      </Retry>
    ) : null;
  }
  return Object.assign(Part, { load });
}

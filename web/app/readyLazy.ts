import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

interface Part<Props> {
  default: ComponentType<Props>;
}

/**
 * A lazy component together with its loader, which fetches at most once at a time and again after a failure. A part that was loaded before its first
 * render is shown in that render: React's own lazy component would suspend for it and render everything around it a second time.
 */
export function readyLazy<Props>(fetchPart: () => Promise<ComponentType<Props>>): {
  Part: LazyExoticComponent<ComponentType<Props>>;
  load: () => Promise<Part<Props>>;
} {
  let coming: Promise<Part<Props>> | undefined;
  let loaded: Part<Props> | undefined;
  const load = () => {
    coming ??= fetchPart().then((part) => {
      loaded = { default: part };
      return loaded;
    });
    coming.catch(() => {
      coming = undefined;
    });
    return coming;
  };
  // React reads the outcome right after `then`: what has been loaded answers at once.
  const Part = lazy(() => (loaded ? (atOnce(loaded) as Promise<Part<Props>>) : load()));
  return { Part, load };
}

function atOnce<Value>(value: Value): PromiseLike<Value> {
  return {
    // biome-ignore lint/suspicious/noThenProperty: React calls it as it calls that of a promise.
    then(onLoaded) {
      onLoaded?.(value);
      return atOnce(value) as never;
    },
  };
}

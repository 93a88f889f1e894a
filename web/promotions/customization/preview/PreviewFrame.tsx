import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useWidth } from '../../../kit/charts/useWidth.ts';
import css from '../Customization.module.css';
import { DEVICES, type Device } from '../useCustomizationPlace.ts';
import { fillFrame } from './fillFrame.ts';

interface PreviewFrameProps {
  /** The content, as a complete document. */
  document: string;
  label: string;
  device: Device;
  /** Addresses of pictures that fail to load; a removed address is loaded again. */
  broken: readonly string[];
}

/** A frame with the size of a device, scaled to the available room. It runs no script: its content is inserted from here. */
export function PreviewFrame({ document, label, device, broken }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [place, room] = useWidth();
  const [isReady, setReady] = useState(false);
  const { width, height } = DEVICES[device];
  const scale = room === 0 ? 1 : Math.min(1, room / width);
  useLayoutEffect(() => {
    const frameDocument = frame.current?.contentDocument;
    if (isReady && frameDocument) fillFrame(frameDocument, document);
  }, [isReady, document]);
  const before = useRef(broken);
  useEffect(() => {
    const healed = before.current.filter((url) => !broken.includes(url));
    before.current = broken;
    for (const picture of frame.current?.contentDocument?.images ?? []) {
      const url = picture.getAttribute('src') ?? '';
      if (healed.includes(url)) picture.setAttribute('src', url);
    }
  }, [broken]);
  return (
    <div ref={place} className={css.stage}>
      <div className={css.device} style={{ width: width * scale, height: height * scale }}>
        <iframe
          ref={frame}
          src="/preview/frame.html"
          sandbox="allow-same-origin"
          title={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls in it, as the wheel does
          tabIndex={0}
          className={css.frame}
          style={{ width, height, transform: `scale(${scale})` }}
          onLoad={() => setReady(true)}
        />
      </div>
    </div>
  );
}

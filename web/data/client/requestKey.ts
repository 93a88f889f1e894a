import { useRef } from 'react';
import { slice } from '../../browser/appState.ts';
import { recall, remember } from '../../browser/storage.ts';

/** A request that was sent under a key and got no answer. */
export interface LostRequest {
  key: string;
  /** Milliseconds since 1970. */
  sentAt: number;
  /** False once it is known that nothing was saved under the key. */
  isOpen: boolean;
}

const STORED = 'lost_requests';

/** Lost requests by their place. They outlive their forms and a reload. A reopened form first says what became of them. */
const lost = slice<Readonly<Record<string, LostRequest>>>(() => recall(STORED, 'session') ?? {});

function write(place: string, request: LostRequest | null): void {
  const { [place]: _, ...others } = lost.read();
  const next = request ? { ...others, [place]: request } : others;
  lost.write(next);
  remember(STORED, Object.keys(next).length > 0 ? next : null, 'session');
}

/**
 * The idempotency key of the changes of one form or dialog. From a lost answer on, the key stays until a request under it was made: whatever
 * is sent meanwhile, with whatever content, the service makes at most one of all these requests.
 */
export interface RequestKey {
  /** The key; a new one is made when there is none. */
  key(): string;
  /** Uses this key, for example that of a draft. */
  keep(key: string): void;
  /** Starts another request, which gets its own key. */
  renew(): void;
  /** The request under the key whose answer was lost. */
  lost(): LostRequest | null;
  /** No answer came to what was sent just now. */
  lose(): void;
  /** Confirms that nothing was saved under the key. */
  settle(): void;
  /** A request under the key was made; the key stays for its repetition until `renew`. */
  finish(): void;
}

/**
 * The key of a form or a dialog, made when it is first needed. Two forms with the same `place` are attempts at the same thing: one that is
 * opened after the other lost its answer asks what became of it first.
 */
export function useRequestKey(place: string): RequestKey {
  const own = useRef<string>(undefined);
  return {
    key() {
      const pinned = lost.read()[place];
      if (pinned) own.current = pinned.key;
      own.current ??= crypto.randomUUID();
      return own.current;
    },
    keep(key) {
      own.current = key;
    },
    renew() {
      own.current = undefined;
    },
    lost: () => lost.read()[place] ?? null,
    lose() {
      write(place, { key: this.key(), sentAt: Date.now(), isOpen: true });
    },
    settle() {
      const request = lost.read()[place];
      if (request) write(place, { ...request, isOpen: false });
    },
    finish() {
      own.current = this.key();
      write(place, null);
    },
  };
}

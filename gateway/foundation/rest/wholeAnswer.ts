import type { Dispatcher } from 'undici';

/** An answer of the platform, read to its end. */
export interface WholeAnswer {
  status: number;
  text: string;
}

/**
 * Makes a call and reads its answer to the end. It takes the pieces as undici hands them out: a stream for each answer would cost more than the
 * rest of the call.
 * @param signal ends the call from the first moment, also while it waits for a connection.
 */
export function wholeAnswer(
  dispatcher: Dispatcher,
  call: Dispatcher.DispatchOptions,
  signal: AbortSignal,
): Promise<WholeAnswer> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const pieces: Buffer[] = [];
    let status = 0;
    let cutOff: ((reason: Error) => void) | undefined;
    const giveUp = () => {
      cutOff?.(signal.reason);
      reject(signal.reason);
    };
    signal.addEventListener('abort', giveUp, { once: true });
    dispatcher.dispatch(call, {
      onRequestStart(controller) {
        if (signal.aborted) controller.abort(signal.reason);
        else cutOff = (reason) => controller.abort(reason);
      },
      onResponseStart(_controller, statusCode) {
        status = statusCode;
      },
      onResponseData(_controller, piece) {
        pieces.push(piece);
      },
      onResponseEnd() {
        signal.removeEventListener('abort', giveUp);
        resolve({ status, text: textOf(pieces) });
      },
      onResponseError(_controller, error) {
        signal.removeEventListener('abort', giveUp);
        reject(error);
      },
    });
  });
}

function textOf(pieces: readonly Buffer[]): string {
  const [first, second] = pieces;
  if (!first) return '';
  return (second ? Buffer.concat(pieces) : first).toString('utf8');
}

import { JobFailed } from '../jobs/work.ts';
import type { SmsSender } from './smsSender.ts';

/** Milliseconds that the service may take. */
const SMS_TIMEOUT_MS = 15_000;

/** Answers after which another attempt makes sense, besides 500 and above. */
const LATER = [408, 425, 429];

/**
 * Hands SMS to an HTTP service: a POST of `{id, from, to, text}` as JSON, with the id as `Idempotency-Key` and the token as bearer. What it refuses
 * for good is not sent again; its words are not kept, they may name the person.
 */
export function httpSmsSender({
  url,
  token,
  patience = SMS_TIMEOUT_MS,
}: {
  url: string;
  token: string | null;
  patience?: number;
}): SmsSender {
  return {
    async send(id, { from, to, text }) {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': id,
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ id, from, to: to.number, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      }).catch((error: Error) => {
        throw new JobFailed(error.name === 'TimeoutError' ? 'sms_too_slow' : 'sms_unreachable');
      });
      await response.body?.cancel();
      if (response.ok) return;
      const isFinal = response.status < 500 && !LATER.includes(response.status);
      throw new JobFailed(`sms_${response.status}`, { isFinal });
    },
  };
}

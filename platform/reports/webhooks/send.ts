import { Webhook } from 'standardwebhooks';
import { FetchFailed, type FetchProblem, type PublicFetch } from '../../foundation/outbound/fetchPublic.ts';
import type { EventJson } from '../events/shape.ts';

/** Milliseconds within which a receiver must answer. */
const ANSWER_MS = 10_000;
/** Bytes of an answer that are read, and those that the log shows. */
const MAX_ANSWER_BYTES = 65_536;
const SHOWN_BYTES = 2048;

/** The parts of an event that are delivered. */
export type SentEvent = Pick<EventJson, 'id' | 'type' | 'subject_id' | 'advertiser_id' | 'at' | 'data'>;

/** What was sent, and what came back. */
export interface SentResult {
  at: Date;
  headers: Record<string, string>;
  bytes: number;
  status: number | null;
  problem: FetchProblem | null;
  answer: string;
  durationMs: number;
  isDelivered: boolean;
}

/** Posts an event, signed as Standard Webhooks says by each of these secrets. Every outcome is a result. */
export async function sendEvent(
  fetcher: Pick<PublicFetch, 'post'>,
  { url, secrets }: { url: string; secrets: readonly string[] },
  event: SentEvent,
): Promise<SentResult> {
  const body = JSON.stringify({
    id: event.id,
    type: event.type,
    timestamp: event.at,
    data: event.data,
    advertiserId: event.advertiser_id,
    subjectId: event.subject_id,
  });
  const at = new Date();
  const headers = {
    'content-type': 'application/json',
    'webhook-id': event.id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(event.id, at, body)).join(' '),
  };
  const started = performance.now();
  const sent = { at, headers, bytes: Buffer.byteLength(body) };
  const duration = () => Math.round(performance.now() - started);
  try {
    const { status, answer } = await fetcher.post(url, {
      body,
      headers,
      maxBytes: MAX_ANSWER_BYTES,
      timeoutMs: ANSWER_MS,
    });
    return {
      ...sent,
      status,
      problem: null,
      answer: shown(answer),
      durationMs: duration(),
      isDelivered: status >= 200 && status < 300,
    };
  } catch (error) {
    if (!(error instanceof FetchFailed)) throw error;
    return {
      ...sent,
      status: null,
      problem: error.problem,
      answer: '',
      durationMs: duration(),
      isDelivered: false,
    };
  }
}

/** The beginning of an answer as text that the database takes. */
const shown = (answer: Buffer): string =>
  new TextDecoder().decode(answer.subarray(0, SHOWN_BYTES)).replaceAll('\0', '\ufffd');

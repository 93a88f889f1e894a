import { mkdtempSync, readdirSync, readlinkSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../../gateway/testing/startGateway.ts';
import { startTestPlatform, type TestPlatform } from '../../platform/testing/testPlatform.ts';
import { MAX_UPLOAD_BYTES } from '../../schema/foundation/process/uploadTypes.ts';
import { isNightly } from '../money/seeded.ts';

/** Milliseconds in which a body has to be there: of a file, and of anything else. By day shorter ones, at night the real ones. */
const TIME = isNightly ? { upload: 30_000, receive: 10_000 } : { upload: 4_000, receive: 1_000 };
const CHUNK = 64 * 1024;

const folder = mkdtempSync(join(tmpdir(), 'guerdon-uploads-'));
let platform: TestPlatform;
let gateway: TestGateway;
let port: number;
beforeAll(async () => {
  platform = await startTestPlatform({}, { mediaFolder: folder });
  gateway = await startGateway((config) => {
    config.platformUrl = platform.app.listeningOrigin;
    config.timeouts = { ...config.timeouts, ...TIME };
  });
  port = Number(new URL(await gateway.app.listen({ host: '127.0.0.1', port: 0 })).port);
});
afterAll(async () => {
  await gateway?.close();
  await platform?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The path of a place for a file of this size. */
async function placeFor(size: number): Promise<string> {
  const { body } = await platform.call('retailer', 'POST', '/api/media', {
    body: { purpose: 'advertiser_avatar', content_type: 'image/png', size },
  });
  return new URL(String(body.upload_url)).pathname;
}

interface Sent {
  /** Status lines of all that was answered. */
  statuses: string[];
  /** Milliseconds until the connection ended. */
  ms: number;
}

/** Sends a head and then what `write` writes, and hangs up once all of it was sent and answered. */
function send(
  head: string[],
  write: (say: (bytes: Buffer | string) => Promise<void>, isOpen: () => boolean) => Promise<void>,
  to = port,
): Promise<Sent> {
  return new Promise((resolve) => {
    const socket = connect(to, '127.0.0.1');
    const began = performance.now();
    let text = '';
    let isOpen = true;
    socket.on('data', (bytes) => {
      text += String(bytes);
    });
    socket.on('error', () => undefined); // hung up on while it sends
    socket.once('close', () => {
      isOpen = false;
      resolve({ statuses: text.match(/HTTP\/1\.1 \d+/g) ?? [], ms: performance.now() - began });
    });
    const say = (bytes: Buffer | string) =>
      new Promise<void>((written) => {
        if (!isOpen || socket.write(bytes)) setImmediate(written);
        else socket.once('drain', written).once('close', () => written());
      });
    socket.write(`${[...head, 'host: localhost', 'content-type: image/png'].join('\r\n')}\r\n\r\n`);
    void write(say, () => isOpen).then(async () => {
      while (isOpen && text === '') await wait(20);
      socket.destroy();
    });
  });
}

/** Nothing of a refused file stays: neither a file nor an open descriptor of one. */
async function nothingLeft(): Promise<void> {
  const incoming = join(folder, 'incoming');
  await expect.poll(() => readdirSync(incoming)).toEqual([]);
  const open = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(incoming);
      } catch {
        return false;
      }
    });
  if (process.platform === 'linux') await expect.poll(open).toEqual([]);
}

test('UPLOAD-8: a file has more time than other bodies: one that takes longer than those is whole', async () => {
  const path = await placeFor(3 * 1000);
  const { statuses } = await send([`PUT ${path} HTTP/1.1`, 'content-length: 3000'], async (say) => {
    for (let part = 0; part < 3; part += 1) {
      await say(Buffer.alloc(1000, part));
      await wait(TIME.receive / 2 + 100);
    }
  });
  expect(statuses).toEqual(['HTTP/1.1 200']);
  rmSync(join(folder, 'incoming'), { recursive: true });
});

test('a byte now and then is hung up on when the time of a file is over, with 408, and nothing is left behind', async () => {
  const path = await placeFor(1000);
  const { statuses, ms } = await send(
    [`PUT ${path} HTTP/1.1`, 'content-length: 1000'],
    async (say, isOpen) => {
      while (isOpen()) {
        await say('a');
        await wait(TIME.upload / 30);
      }
    },
  );
  expect(statuses).toEqual(['HTTP/1.1 408']);
  expect(ms).toBeGreaterThan(TIME.receive * 1.5);
  expect(ms).toBeLessThan(TIME.upload + 20_000);
  await nothingLeft();
});

test('UPLOAD-8: 6.25 MB in chunks are answered once and always alike: 413 above the limit, 422 above what was announced', async () => {
  const chunk = Buffer.alloc(CHUNK, 1);
  const sendAll = async (path: string) =>
    send([`PUT ${path} HTTP/1.1`, 'transfer-encoding: chunked'], async (say, isOpen) => {
      for (let sent = 0; sent < 6_250_000 && isOpen(); sent += CHUNK) {
        await say(`${CHUNK.toString(16)}\r\n`);
        await say(chunk);
        await say('\r\n');
      }
      await say('0\r\n\r\n');
    });
  const largest = await placeFor(MAX_UPLOAD_BYTES);
  const small = await placeFor(100_000);
  const rounds = isNightly ? 20 : 4;
  for (let round = 0; round < rounds; round += 1) {
    expect((await sendAll(largest)).statuses.slice(0, 1)).toEqual(['HTTP/1.1 413']);
    expect((await sendAll(small)).statuses.slice(0, 1)).toEqual(['HTTP/1.1 422']);
  }
  await nothingLeft();
});

test('UPLOAD-8: a proxy that sends a refused body to its end before it listens is answered, and not hung up on', async () => {
  const direct = Number(new URL(platform.app.listeningOrigin).port);
  const bytes = Buffer.alloc(6_250_000, 1);
  const path = await placeFor(MAX_UPLOAD_BYTES);
  for (const [address, status] of [
    [path, 413],
    [`${path}x`, 404],
  ] as const) {
    const head = [`PUT ${address} HTTP/1.1`, `content-length: ${bytes.length}`, 'connection: close'];
    const written: number[] = [];
    const { statuses } = await send(
      head,
      async (say, isOpen) => {
        for (let at = 0; at < bytes.length && isOpen(); at += CHUNK) {
          await say(bytes.subarray(at, at + CHUNK));
          written.push(at);
        }
      },
      direct,
    );
    expect([statuses, written.length]).toEqual([[`HTTP/1.1 ${status}`], Math.ceil(bytes.length / CHUNK)]);
  }
});

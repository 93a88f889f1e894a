import { Pool } from 'undici';

/** Milliseconds after which another token is used. */
const RENEWED = 60_000;

/** The reader, the address, and the rate per second. */
interface Reader {
  address: string;
  /** A new access token: one ends before a long measurement does. */
  tokenOf(): Promise<string>;
  paths: readonly string[];
  reads: number;
}

/** Reads as an account does until something is over; answers the 95th percentile of the milliseconds that an answer takes. */
export async function readBeside(
  { address, tokenOf, paths, reads }: Reader,
  something: Promise<unknown>,
): Promise<number> {
  const pool = new Pool(address, { connections: 20 });
  const times: number[] = [];
  let token = await tokenOf();
  const read = async (path: string) => {
    const from = performance.now();
    const { statusCode, body } = await pool.request({
      path,
      method: 'GET',
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await body.text();
    times.push(performance.now() - from);
    if (statusCode === 503) return; // it took its time, too
    if (statusCode !== 200) throw new Error(`${path}: ${statusCode} ${text.slice(0, 200)}`);
  };
  for (const path of paths) await read(path); // to be warm
  times.length = 0;
  const requests: Promise<void>[] = [];
  let n = 0;
  const timer = setInterval(() => {
    n += 1;
    requests.push(read(paths[n % paths.length] ?? ''));
  }, 1000 / reads);
  const renew = async () => {
    token = await tokenOf();
  };
  const renewal = setInterval(() => requests.push(renew()), RENEWED);
  try {
    await something;
  } finally {
    clearInterval(timer);
    clearInterval(renewal);
  }
  await Promise.all(requests);
  await pool.close();
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? Number.NaN;
}

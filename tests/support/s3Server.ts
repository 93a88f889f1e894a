import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ObjectStorage } from '../../schema/foundation/process/objectStorage.ts';

const CORS = `<CORSConfiguration><CORSRule><AllowedOrigin>*</AllowedOrigin><AllowedMethod>PUT</AllowedMethod>
  <AllowedMethod>GET</AllowedMethod><AllowedHeader>*</AllowedHeader></CORSRule></CORSConfiguration>`;

interface Signed {
  uri: string;
  querystring: string;
}

interface Options {
  address: string;
  port: number;
  silent: boolean;
  directory: string;
  configureBuckets: { name: string; configs: string[] }[];
}

// The package has no types; its one account has the keys `S3RVER` and `S3RVER`.
const require = createRequire(import.meta.url);
const S3rver = require('@20minutes/s3rver') as new (
  options: Options,
) => { run(): Promise<{ port: number }>; close(): Promise<void> };
const signature = require('@20minutes/s3rver/lib/signature/v4') as {
  getStringToSign(request: Signed, by: unknown): string;
};
const { getStringToSign } = signature;
// S3 signs the list of a bucket with its trailing slash; this server drops it and would refuse every list.
signature.getStringToSign = (request, by) =>
  getStringToSign(
    request.querystring.includes('list-type=2') ? { ...request, uri: `${request.uri}/` } : request,
    by,
  );

/** An S3 server with one empty bucket, for tests. */
export interface S3Server {
  settings: ObjectStorage;
  close(): Promise<void>;
}

/** Starts a server that verifies signatures as S3 does; its content is gone when it closes. */
export async function startS3Server(bucket = 'pictures'): Promise<S3Server> {
  const directory = mkdtempSync(join(tmpdir(), 'guerdon-s3-'));
  const configureBuckets = [{ name: bucket, configs: [CORS] }];
  const server = new S3rver({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  return {
    settings: {
      bucket,
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${port}`,
      keys: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      publicUrl: null,
    },
    async close() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { ObjectStorage } from '../../../../schema/foundation/process/objectStorage.ts';
import type { Vault } from './vault.ts';

/** Milliseconds to connect and for a part of some megabytes, and attempts per call: jobs may wait longer than people. */
const LIMITS = { connectionTimeout: 2000, requestTimeout: 20_000, throwOnRequestTimeout: true };
const ATTEMPTS = 3;

const PREFIX = 'sealed/';

/** Keeps sealed bytes in the bucket under `sealed/`, which no public address serves. */
export function s3Vault({ bucket: Bucket, region, endpoint, keys }: ObjectStorage): Vault {
  const client = new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(keys ? { credentials: keys } : {}),
    maxAttempts: ATTEMPTS,
    requestHandler: LIMITS,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  const at = (name: string) => ({ Bucket, Key: `${PREFIX}${name}` });
  return {
    async put(name, Body) {
      await client.send(new PutObjectCommand({ ...at(name), Body, ContentType: 'application/octet-stream' }));
    },
    async get(name) {
      try {
        const { Body, ContentLength = 0 } = await client.send(new GetObjectCommand(at(name)));
        return Body ? { size: ContentLength, pieces: Body as Readable } : null;
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },
    async *list() {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix: PREFIX }))
        yield Contents.flatMap(({ Key }) => (Key ? [Key.slice(PREFIX.length)] : []));
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)));
    },
  };
}

import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { ObjectStorage } from '../../../../schema/foundation/process/objectStorage.ts';
import { unavailable } from '../../http/refusals/refusal.ts';
import { openUpload, sealUpload, type UploadBox } from '../sealedUpload.ts';
import { type MediaStorage, servedType } from './storage.ts';

/** Milliseconds to connect and to wait for the bucket, and attempts per call: together less than a caller waits. */
const LIMITS = { connectionTimeout: 1000, requestTimeout: 4000, throwOnRequestTimeout: true };
const ATTEMPTS = 2;

const incoming = (id: string) => `incoming/${id}`;
const checked = (id: string) => `checked/${id}`;
const publicKey = (name: string) => `shown/${name}`;

/**
 * Keeps files in a bucket of S3 or of a compatible service. Browsers upload to it directly, to addresses signed here; what was checked and waits
 * for its use is sealed.
 */
export function s3Storage(settings: ObjectStorage, box: UploadBox): MediaStorage & { close(): void } {
  const { bucket: Bucket, region, endpoint, keys, publicUrl } = settings;
  const client = new S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(keys ? { credentials: keys } : {}),
    maxAttempts: ATTEMPTS,
    requestHandler: LIMITS,
    // A browser sends the bytes; a checksum of a body that does not exist yet cannot be signed.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  /** Makes one call; an unavailable bucket is not the caller's fault. */
  const reaching = <Answer>(call: Promise<Answer>): Promise<Answer> =>
    call.catch((error: unknown) => {
      throw error instanceof NoSuchKey ? error : unavailable();
    });
  const read = async (Key: string) => {
    try {
      return await reaching(client.send(new GetObjectCommand({ Bucket, Key })));
    } catch (error) {
      if (error instanceof NoSuchKey) return null;
      throw error;
    }
  };
  const remove = async (Key: string) => {
    await reaching(client.send(new DeleteObjectCommand({ Bucket, Key })));
  };

  return {
    slotUrl({ id, size, contentType, expiresAt }) {
      const put = new PutObjectCommand({
        Bucket,
        Key: incoming(id),
        ContentType: contentType,
        ContentLength: size,
      });
      return getSignedUrl(client, put, {
        expiresIn: Math.floor((expiresAt - Date.now()) / 1000),
        signableHeaders: new Set(['host', 'content-type', 'content-length']),
      });
    },
    async received(id, size) {
      const s3Object = await read(incoming(id));
      if (!s3Object?.Body) return null;
      const body = s3Object.Body as Readable;
      if (s3Object.ContentLength === size)
        return Buffer.from(await reaching(s3Object.Body.transformToByteArray()));
      body.destroy();
      return null;
    },
    async keepSealed(id, bytes) {
      const Body = await buffer(sealUpload(box, id, [bytes]));
      await reaching(client.send(new PutObjectCommand({ Bucket, Key: checked(id), Body })));
      await remove(incoming(id));
    },
    async openSealed(id) {
      const object = await read(checked(id));
      return object?.Body
        ? openUpload(box, id, Buffer.from(await reaching(object.Body.transformToByteArray())))
        : null;
    },
    async publish(name, bytes) {
      const CacheControl = 'public, max-age=31536000, immutable';
      const object = {
        Bucket,
        Key: publicKey(name),
        Body: bytes,
        ContentType: servedType(name),
        CacheControl,
      };
      await reaching(client.send(new PutObjectCommand(object)));
    },
    withdraw: (name) => remove(publicKey(name)),
    async discard(id) {
      await remove(incoming(id));
      await remove(checked(id));
    },
    async sweep(before) {
      for (const Prefix of [incoming(''), checked('')])
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix }))
          for (const { Key, LastModified } of Contents)
            if (Key && LastModified && LastModified.getTime() < before) await remove(Key);
    },
    async open(name) {
      const object = await read(publicKey(name));
      return object?.Body ? { size: object.ContentLength ?? 0, stream: object.Body as Readable } : null;
    },
    publicUrl: (name) => publicUrl && `${publicUrl}/${publicKey(name)}`,
    close: () => client.destroy(),
  };
}

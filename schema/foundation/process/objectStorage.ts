// Where pictures are kept outside a folder: an S3-compatible bucket. Platform and gateway read the same settings.
import { z } from 'zod';

/** Settings of the bucket, as the environment has them. */
export const objectStorageEnvironment = z.object({
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, { error: 'expected the name of a bucket' })
    .optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'expected https:// or http://' }).optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, { error: 'expected a region, for example eu-west-3' })
    .default('us-east-1'),
  S3_ACCESS_KEY: z.string().min(1).optional(),
  S3_SECRET_KEY: z.string().min(1).optional(),
  S3_PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'expected https:// or http://' }).optional(),
});

/** A bucket; browsers send files to its endpoint, and read pictures from `publicUrl` where there is one. */
export interface ObjectStorage {
  bucket: string;
  region: string;
  /** null is Amazon's for the region. No trailing slash. */
  endpoint: string | null;
  /** null leaves it to what the machine itself is allowed. */
  keys: { accessKeyId: string; secretAccessKey: string } | null;
  /** Where everybody reads `shown/`; null when the platform serves pictures itself. No trailing slash. */
  publicUrl: string | null;
}

/** The bucket; null where none is named. Throws when settings belong to none, or a key has no other half. */
export function objectStorageOf(read: z.output<typeof objectStorageEnvironment>): ObjectStorage | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY: accessKeyId, S3_SECRET_KEY: secretAccessKey } = read;
  const wrong = (line: string) => new Error(`The environment is not right:\n  ${line}`);
  const { S3_ENDPOINT, S3_PUBLIC_URL } = read;
  if (!bucket) {
    if (S3_ENDPOINT || S3_PUBLIC_URL || accessKeyId || secretAccessKey)
      throw wrong('S3_BUCKET: settings of S3 need the name of a bucket');
    return null;
  }
  if (!accessKeyId !== !secretAccessKey)
    throw wrong(`${accessKeyId ? 'S3_SECRET_KEY' : 'S3_ACCESS_KEY'}: keys come in pairs; name both or none`);
  return {
    bucket,
    region: read.S3_REGION,
    endpoint: S3_ENDPOINT?.replace(/\/+$/, '') ?? null,
    keys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : null,
    publicUrl: S3_PUBLIC_URL?.replace(/\/+$/, '') ?? null,
  };
}

/** Origins besides ours that a page sends files to and shows pictures from: its content security policy names them. */
export function pictureOrigins(storage: ObjectStorage | null): { sent: string[]; shown: string[] } {
  if (!storage) return { sent: [], shown: [] };
  const { bucket, region, endpoint, publicUrl } = storage;
  const sent = endpoint ? new URL(endpoint).origin : `https://${bucket}.s3.${region}.amazonaws.com`;
  return { sent: [sent], shown: publicUrl ? [new URL(publicUrl).origin] : [] };
}

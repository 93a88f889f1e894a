import { describe, expect, test } from 'vitest';
import { objectStorageEnvironment, objectStorageOf, pictureOrigins } from './objectStorage.ts';

const read = (source: Record<string, string>) => objectStorageOf(objectStorageEnvironment.parse(source));
const keys = { S3_ACCESS_KEY: 'one', S3_SECRET_KEY: 'two' };

describe('the bucket of the environment', () => {
  test('none is a folder; one needs its name', () => {
    expect(read({})).toBeNull();
    expect(() => read({ S3_ENDPOINT: 'https://s3.example' })).toThrow('S3_BUCKET');
    expect(() => read({ S3_BUCKET: 'shop', S3_ACCESS_KEY: 'one' })).toThrow(
      'S3_SECRET_KEY: keys come in pairs',
    );
    expect(() => read({ S3_BUCKET: 'Shop!' })).toThrow('expected the name of a bucket');
    expect(() => read({ S3_BUCKET: 'shop', S3_PUBLIC_URL: 'javascript:1' })).toThrow('expected https');
  });

  test('pages may send to it, and show pictures from its public address, and nowhere else', () => {
    expect(pictureOrigins(null)).toEqual({ sent: [], shown: [] });
    const amazon = pictureOrigins(read({ S3_BUCKET: 'shop', S3_REGION: 'eu-west-3', ...keys }));
    expect(amazon).toEqual({
      sent: [expect.stringMatching(/^https:\/\/shop\.s3\.eu-west-3\.[a-z]+\.com$/)],
      shown: [],
    });
    const own = { S3_ENDPOINT: 'https://s3.example:9000/', S3_PUBLIC_URL: 'https://pictures.example/shop/' };
    expect(pictureOrigins(read({ S3_BUCKET: 'shop', ...own, ...keys }))).toEqual({
      sent: ['https://s3.example:9000'],
      shown: ['https://pictures.example'],
    });
  });
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { startGateway, type TestGateway } from '../testing/startGateway.ts';

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.close());

test('BATCH-11, BATCH-12: an extract is read at the gateway, by its ticket', async () => {
  const extract = { id: '4', kind: 'codes', include_pdf: true, ticket: 'a-b_c' };
  gateway.platform.on('POST /api/dispatches/:id/extracts', {
    status: 201,
    json: { ...extract, url: '/api/extracts/4/file?ticket=a-b_c', expires_at: '2026-05-01T10:01:00Z' },
  });
  const { data } = await gateway.graph(
    `mutation { createExtract(input: { dispatchId: "7", kind: codes, includePdf: true }) {
      ... on CreateExtractSuccess { extract { id url expiresAt } } } }`,
  );
  expect(data?.createExtract).toEqual({
    extract: { id: '4', url: '/files/extract/4?ticket=a-b_c', expiresAt: '2026-05-01T10:01:00Z' },
  });
  expect(gateway.platform.calls[0]?.body).toEqual({ kind: 'codes', include_pdf: true });
});

test('a file of cells has no address once it was checked; a picture without one is no answer', async () => {
  const complete = (contentType: string) => {
    gateway.platform.on('PUT /api/media/:id/complete', {
      json: { id: '5', url: null, content_type: contentType },
    });
    return gateway.graph(
      'mutation { completeUpload(mediaId: "5") { ... on CompleteUploadSuccess { mediaId url } } }',
    );
  };
  expect((await complete('text/csv')).data?.completeUpload).toEqual({ mediaId: '5', url: null });
  expect((await complete('image/png')).errors?.[0]?.extensions.code).toBe('UNAVAILABLE');
});

import { expect, test, vi } from 'vitest';
import { type PictureCalls, uploadPicture } from './uploadPicture.ts';

const picture = new File(['bytes'], 'logo.png', { type: 'image/png' });

function calls(over: Partial<PictureCalls> = {}): PictureCalls {
  return {
    create: vi.fn(async () => ({ mediaId: '7', url: '/media/uploads/token' })),
    send: vi.fn(async (_url, _file, onProgress) => onProgress(0.5)),
    complete: vi.fn(async () => {}),
    ...over,
  };
}

test('ADV-5: the bytes go to the place the platform made, and the media is then named by its id', async () => {
  const made = calls();
  const shares: number[] = [];
  await expect(uploadPicture(picture, made, (share) => shares.push(share))).resolves.toBe('7');
  expect(made.create).toHaveBeenCalledWith({ contentType: 'image/png', size: 5 });
  expect(made.send).toHaveBeenCalledWith('/media/uploads/token', picture, expect.any(Function));
  expect(made.complete).toHaveBeenCalledWith('7');
  expect(shares).toEqual([0, 0.5, 1]);
});

test('a picture whose bytes did not arrive is not completed', async () => {
  const made = calls({ send: () => Promise.reject(new Error('offline')) });
  await expect(uploadPicture(picture, made, () => {})).rejects.toThrow('offline');
  expect(made.complete).not.toHaveBeenCalled();
});

import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { renderKit } from '../../testing/renderKit.tsx';
import { PictureField } from './PictureField.tsx';
import { type UploadCalls, UploadFailed } from './sendPicture.ts';
import { UploadTypesProvider } from './UploadTypesContext.tsx';

describe('the types that an installation takes', () => {
  function showIn(types: string[]) {
    const create = vi.fn<UploadCalls['create']>().mockRejectedValue(new UploadFailed('picture_type'));
    const calls = { create, send: vi.fn<UploadCalls['send']>(), complete: vi.fn<UploadCalls['complete']>() };
    renderKit(
      <UploadTypesProvider types={types}>
        <PictureField label="Logo" url={null} calls={calls} onUploaded={() => {}} />
      </UploadTypesProvider>,
    );
    return create;
  }
  async function choose(file: File) {
    const input = document.querySelector('input[type=file]') as HTMLInputElement;
    await act(async () => void fireEvent.change(input, { target: { files: [file] } }));
    return (await screen.findByRole('alert')).textContent;
  }

  test('UPLOAD-13: are offered, said and checked before anything is sent', async () => {
    const create = showIn(['png', 'csv']);
    expect(document.querySelector('input[type=file]')?.getAttribute('accept')).toBe('image/png');
    expect(screen.getByText('Drop, paste or choose: png, at most 5 MB')).toBeTruthy();
    const gif = new File(['bytes'], 'logo.gif', { type: 'image/gif' });
    expect(await choose(gif)).toBe('This kind of file is not accepted. Choose png.');
    expect(create).not.toHaveBeenCalled();
  });

  test('UPLOAD-13: a refusal by the platform says the same', async () => {
    const create = showIn(['jpg', 'png']);
    const png = new File(['bytes'], 'logo.png', { type: 'image/png' });
    expect(await choose(png)).toBe('This kind of file is not accepted. Choose jpg, png.');
    expect(create).toHaveBeenCalled();
  });

  test('UPLOAD-13: without one of a picture there is nothing to choose', () => {
    showIn(['csv']);
    expect(screen.getByText('No pictures are accepted here.')).toBeTruthy();
    expect(document.querySelector('input[type=file]')).toBeNull();
  });
});

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { newAdvertiser } from '../../../schema/advertisers/advertisers.ts';
import { renderKit } from '../../testing/renderKit.tsx';
import { YesNoField } from '../fields/RadioField.tsx';
import { TextField } from '../fields/TextField.tsx';
import { Form } from './Form.tsx';
import { FormActions } from './FormActions.tsx';
import type { FormApi } from './formApi.ts';
import { useForm } from './useForm.ts';
import { withoutBlanks } from './withoutBlanks.ts';

const complete = {
  name: 'Northwind',
  contactEmail: '',
  contactPhone: null,
  label: '',
  invoiceType: 'unknown',
  debitPending: false,
  allowCommittedAllocation: false,
  recreditExpired: true,
  locale: 'en',
} as const;
const empty = { ...complete, name: '', debitPending: null };

type Api = FormApi<typeof newAdvertiser>;
type Send = Parameters<Api['submit']>[0];

function Advertiser({
  initial,
  send,
  blocks,
  expose,
}: {
  initial: typeof empty | typeof complete;
  send: Send;
  blocks?: boolean;
  expose?: (form: Api) => void;
}) {
  const form = useForm(newAdvertiser, initial);
  expose?.(form);
  return (
    <Form form={form} onSubmit={send} label="Advertiser">
      <TextField label="E-mail" {...form.field('contactEmail')} />
      <TextField label="Name" {...form.field('name')} />
      <YesNoField label="Debit pending" {...form.field('debitPending')} />
      <FormActions form={form} blocksInvalid={blocks} />
    </Form>
  );
}

const input = (name: string) => screen.getByLabelText(name) as HTMLInputElement;
const save = () => act(async () => void fireEvent.submit(screen.getByRole('form')));

describe('checking', () => {
  it('UI-14: an invalid form is not sent; it shows what is wrong and goes to the first wrong field', async () => {
    const send = vi.fn();
    renderKit(<Advertiser initial={empty} send={send} />);
    expect(screen.queryByText('This field is required')).toBeNull();
    await save();
    expect(send).not.toHaveBeenCalled();
    expect(screen.getAllByText('This field is required')).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(input('Name')));
  });
  it('UI-14: a valid form is sent with the checked values, blanks as none', async () => {
    const send = vi.fn();
    renderKit(<Advertiser initial={complete} send={send} />);
    await save();
    expect(send).toHaveBeenCalledOnce();
    expect(send.mock.calls[0]?.[0]).toMatchObject({
      name: 'Northwind',
      contactEmail: null,
      contactPhone: null,
      label: null,
    });
  });
  it('a field shows its error once it was left, not while it is typed', () => {
    renderKit(<Advertiser initial={complete} send={vi.fn()} />);
    fireEvent.change(input('E-mail'), { target: { value: 'a@b' } });
    expect(screen.queryByText(/Enter an e-mail address/)).toBeNull();
    fireEvent.blur(input('E-mail'));
    expect(screen.getByText(/Enter an e-mail address/)).toBeTruthy();
    expect(input('E-mail').getAttribute('aria-invalid')).toBe('true');
  });
  it('an error does not appear under a press: the button would move away', async () => {
    renderKit(<Advertiser initial={complete} send={vi.fn()} />);
    fireEvent.change(input('E-mail'), { target: { value: 'a@b' } });
    fireEvent.pointerDown(screen.getByRole('button', { name: 'Save' }));
    fireEvent.blur(input('E-mail'));
    expect(screen.queryByText(/Enter an e-mail address/)).toBeNull();
    fireEvent.pointerUp(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/Enter an e-mail address/)).toBeTruthy();
  });
});

describe('Save', () => {
  it('ADVNEW-18: can be disabled while the form is invalid', () => {
    const { unmount } = renderKit(<Advertiser initial={empty} send={vi.fn()} blocks />);
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(true);
    unmount();
    renderKit(<Advertiser initial={complete} send={vi.fn()} blocks />);
    expect(screen.getByRole('button', { name: 'Save' }).hasAttribute('disabled')).toBe(false);
  });
  it('ADVNEW-19: is disabled while the submission is running, which happens once', async () => {
    let finish = () => {};
    const send = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve;
        }),
    );
    renderKit(<Advertiser initial={complete} send={send} />);
    await save();
    await save();
    expect(send).toHaveBeenCalledOnce();
    expect(screen.getByRole('button', { name: /Save/ }).getAttribute('aria-disabled')).toBe('true');
    await act(async () => finish());
    expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBeNull();
  });
});

describe('what the service refuses', () => {
  it('stands on its field with the typed values kept, and goes with the next change of it', async () => {
    let form: Api | undefined;
    renderKit(
      <Advertiser
        initial={complete}
        send={vi.fn()}
        expose={(api) => {
          form = api;
        }}
      />,
    );
    act(() =>
      form?.applyServerErrors([
        { field: 'name', rule: 'max_length', limit: '200' },
        { field: 'billingCurrency', rule: 'unknown' },
      ]),
    );
    expect(screen.getByText('At most 200 characters')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('This value is not expected');
    expect(input('Name').value).toBe('Northwind');
    await waitFor(() => expect(document.activeElement).toBe(input('Name')));
    fireEvent.change(input('Name'), { target: { value: 'North' } });
    expect(screen.queryByText('At most 200 characters')).toBeNull();
  });
});

it('knows whether anything was changed', () => {
  let form: Api | undefined;
  renderKit(
    <Advertiser
      initial={complete}
      send={vi.fn()}
      expose={(api) => {
        form = api;
      }}
    />,
  );
  expect(form?.isDirty).toBe(false);
  fireEvent.change(input('Name'), { target: { value: 'North' } });
  expect(form?.isDirty).toBe(true);
  act(() => form?.reset());
  expect(input('Name').value).toBe('Northwind');
  expect(form?.isDirty).toBe(false);
});

it('a blank is null where the rules take null, else stays', () => {
  expect(withoutBlanks({ contactEmail: ' ', name: '', invoiceType: null }, newAdvertiser)).toEqual({
    contactEmail: null,
    name: '',
    invoiceType: null,
  });
});

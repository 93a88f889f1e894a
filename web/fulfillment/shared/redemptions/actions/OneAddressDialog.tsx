import type { FieldError } from '../../../../../schema/foundation/text/fieldErrors.ts';
import { TextField } from '../../../../kit/fields/TextField.tsx';
import { VersionedDialog } from '../../../../kit/form/FormDialog.tsx';
import type { SaveAnswer, Versioned } from '../../../../kit/form/saveMerged.ts';
import { useVersionedForm } from '../../../../kit/form/useVersionedForm.ts';
import { type AddressField, addressRules } from './userForms.ts';

/** The row that has the address, with its version. */
interface AddressedRow extends Versioned {
  address: string;
}

interface Props<Row> {
  title: string;
  text: string;
  /** Name of the address. */
  label: string;
  hint?: string | undefined;
  field: AddressField;
  row: Row;
  /** Broken rules of the address go to `invalid`. */
  save: (sent: AddressedRow, invalid: (errors: readonly FieldError[]) => null) => Promise<SaveAnswer<Row>>;
  onSaved: (row: Row) => void;
  onClose: () => void;
}

/** Asks for the one address that identifies a recipient. */
export function OneAddressDialog<Row extends AddressedRow>(props: Props<Row>) {
  const { title, text, label, hint, field, row, save, onSaved, onClose } = props;
  const edit = useVersionedForm(addressRules(field), {
    row,
    valuesOf: ({ address }: Row) => ({ address }),
    save: ({ version, values: { address } }, invalid) =>
      save({ version, address }, (errors) =>
        invalid(errors.map((error) => ({ ...error, field: 'address' }))),
      ),
    onSaved,
    onClose,
  });
  return (
    <VersionedDialog title={title} edit={edit} labelOf={() => label} onClose={onClose}>
      <p>{text}</p>
      <TextField
        {...edit.form.field('address')}
        label={label}
        type={field === 'email' ? 'email' : 'tel'}
        hint={hint}
        isRequired
        autoFocus
        autoComplete="off"
      />
    </VersionedDialog>
  );
}

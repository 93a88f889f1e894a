import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NumberField } from '../kit/fields/NumberField.tsx';
import { SearchField } from '../kit/fields/SearchField.tsx';
import { TextAreaField } from '../kit/fields/TextAreaField.tsx';
import { TextField } from '../kit/fields/TextField.tsx';
import { Specimen, Specimens } from './Specimen.tsx';

/** Fields with typed input. */
export function TextFieldsSection() {
  const { t } = useTranslation('ui-components');
  const [empty, setEmpty] = useState('');
  const [text, setText] = useState('Northwind Coffee');
  const [wrong, setWrong] = useState('name@example');
  const [amount, setAmount] = useState('1250.50');
  const [note, setNote] = useState(t('sample.note'));
  const [search, setSearch] = useState('');
  return (
    <Specimens>
      <Specimen name={t('state.default')}>
        <TextField label={t('sample.name')} value={empty} onChange={setEmpty} hint={t('sample.name_hint')} />
      </Specimen>
      <Specimen name={t('state.filled')}>
        <TextField label={t('sample.name')} value={text} onChange={setText} isRequired={false} />
      </Specimen>
      <Specimen name={t('state.invalid')}>
        <TextField
          label={t('sample.email')}
          value={wrong}
          onChange={setWrong}
          error={t('rules:advertiser_email_pattern')}
        />
      </Specimen>
      <Specimen name={t('state.disabled')}>
        <TextField label={t('sample.name')} value={text} onChange={setText} isDisabled />
      </Specimen>
      <Specimen name={t('state.read_only')}>
        <TextField
          label={t('sample.currency')}
          value="EUR"
          onChange={setText}
          isReadOnly
          hint={t('sample.currency_hint')}
        />
      </Specimen>
      <Specimen name={t('state.long_text')}>
        <TextField label={t('sample.long_label')} value={t('sample.long_value')} onChange={() => undefined} />
      </Specimen>
      <Specimen name="NumberField">
        <NumberField label={t('sample.limit')} value={amount} onChange={setAmount} suffix="EUR" />
      </Specimen>
      <Specimen name="TextAreaField">
        <TextAreaField label={t('sample.comment')} value={note} onChange={setNote} maxLength={240} rows={3} />
      </Specimen>
      <Specimen name="SearchField">
        <SearchField label={t('sample.search')} value={search} onChange={setSearch} />
      </Specimen>
    </Specimens>
  );
}

import { useTranslation } from 'react-i18next';
import { FileField } from '../kit/fields/FileField.tsx';
import { Specimen, Specimens } from './Specimen.tsx';

const accepted = () => Promise.resolve();

/** Files. */
export function FileFieldsSection() {
  const { t } = useTranslation('ui-components');
  return (
    <Specimens>
      <Specimen name={t('state.default')}>
        <FileField
          label={t('sample.codes')}
          accept={['.csv']}
          maxBytes={5 * 1024 * 1024}
          onSelect={accepted}
        />
      </Specimen>
      <Specimen name={t('state.filled')}>
        <FileField
          label={t('sample.codes')}
          accept={['.csv']}
          maxBytes={5 * 1024 * 1024}
          onSelect={accepted}
          fileName="codes-2026-11-21.csv"
        />
      </Specimen>
      <Specimen name={t('state.invalid')}>
        <FileField
          label={t('sample.codes')}
          accept={['.csv']}
          maxBytes={5 * 1024 * 1024}
          onSelect={accepted}
          error={t('rules:file_too_large')}
        />
      </Specimen>
    </Specimens>
  );
}

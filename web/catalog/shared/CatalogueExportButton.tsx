import { useTranslation } from 'react-i18next';
import { DownloadButton } from '../../foundation/forms/DownloadButton.tsx';

/** Downloads the whole catalog; a failure has the same text wherever the catalog is exported (CATALOG-11). */
export function CatalogueExportButton({ label }: { label: string }) {
  const { t } = useTranslation('errors');
  return (
    <DownloadButton
      path="/files/catalogue/all"
      label={label}
      isDisabled={false}
      failedText={t('modal_error_catalog_report_export_failed')}
    />
  );
}

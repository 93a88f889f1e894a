import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/actions/Button.tsx';
import { Dialog } from '../../kit/feedback/Dialog.tsx';
import type { FormSchema } from '../../kit/form/formApi.ts';
import type { Change, MergedField, VersionedFormApi } from '../../kit/form/useVersionedForm.ts';
import { Grid, Row, Stack } from '../../kit/layout/Stack.tsx';
import { Text } from '../../kit/layout/Text.tsx';
import css from './Changes.module.css';

export interface ChangesPanelProps<Schema extends FormSchema> {
  edit: VersionedFormApi<Schema>;
  labelOf: (field: MergedField<Schema>) => string;
  /** A field's value for display; an empty value is shown as empty. */
  inWords?: ((field: MergedField<Schema>, value: Change<Schema>['after']) => ReactNode) | undefined;
  /** Moves to a field. */
  onShow?: ((field: MergedField<Schema>) => void) | undefined;
}

/** Preview of a save: each changed field with its live and its new value. Each change can be undone separately. */
export function ChangesPanel<Schema extends FormSchema>(props: ChangesPanelProps<Schema>) {
  const { edit } = props;
  const { t } = useTranslation('changes');
  const [isOpen, setOpen] = useState(false);
  const count = edit.form.isDirty ? edit.changes().length : 0;
  return (
    <>
      <Button onPress={() => setOpen(true)} isDisabled={count === 0}>
        {count > 0 ? t('changes_count', { count }) : t('no_changes')}
      </Button>
      <Dialog title={t('title')} isOpen={isOpen && count > 0} onClose={() => setOpen(false)} size="large">
        {isOpen && <ChangesTable {...props} onClose={() => setOpen(false)} />}
      </Dialog>
    </>
  );
}

function ChangesTable<Schema extends FormSchema>(props: ChangesPanelProps<Schema> & { onClose: () => void }) {
  const { edit, labelOf, inWords = asText, onShow, onClose } = props;
  const { t } = useTranslation('changes');
  const valueText = (field: MergedField<Schema>, value: Change<Schema>['after']) =>
    inWords(field, value) || <Text tone="muted">{t('kit:empty_value')}</Text>;
  return (
    <Stack gap={4}>
      <p>{t('text')}</p>
      <ul>
        {edit.changes().map(({ field, before, after }) => (
          <li key={field} className={css.change}>
            <Row lineGap={1}>
              <h3 className={css.label}>{labelOf(field)}</h3>
              {onShow && (
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('show_field', { field: labelOf(field) })}
                  onPress={() => {
                    onClose();
                    onShow(field);
                  }}
                >
                  {t('show')}
                </Button>
              )}
              <Button
                size="small"
                variant="quiet"
                aria-label={t('take_back_field', { field: labelOf(field) })}
                onPress={() => edit.takeBack([field])}
              >
                {t('take_back')}
              </Button>
            </Row>
            <Grid as="dl" column={220} isFilling gap={3} className={css.values}>
              <div>
                <dt>{t('live')}</dt>
                <dd>{valueText(field, before)}</dd>
              </div>
              <div>
                <dt>{t('draft')}</dt>
                <dd>{valueText(field, after)}</dd>
              </div>
            </Grid>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const asText = (_field: string, value: unknown): ReactNode =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '');

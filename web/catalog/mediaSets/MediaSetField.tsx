import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  MEDIA_PURPOSES,
  type MediaName,
  type MediaNoun,
  mediaLocales,
} from '../../../schema/catalog/mediaSets.ts';
import type { ProductLocale } from '../../../schema/foundation/contacts/languages.ts';
import type { UploadPurpose } from '../../../schema/foundation/process/media.ts';
import { SelectField } from '../../kit/fields/SelectField.tsx';
import { languageName } from '../../kit/format/languages.ts';
import { Grid, Stack } from '../../kit/layout/Stack.tsx';
import { PictureField } from '../../kit/upload/PictureField.tsx';
import type { UploadCalls } from '../../kit/upload/sendPicture.ts';
import css from './MediaSet.module.css';

/** The slot of a picture in its set. */
export interface PicturePlace {
  name: MediaName;
  /** null: every locale without its own picture. */
  locale: ProductLocale | null;
}

/** A picture in its slot. */
export interface PlacedPicture extends PicturePlace {
  mediaId: string;
  url: string | null;
}

export interface MediaSetFieldProps {
  noun: MediaNoun;
  pictures: readonly PlacedPicture[];
  /** Sets the picture of a slot, or removes it; the error of a rejection appears at the picture. */
  onChange: (place: PicturePlace, picture: { mediaId: string; url: string } | null) => Promise<void> | void;
  callsFor: (purpose: UploadPurpose) => UploadCalls;
  isReadOnly?: boolean | undefined;
}

/** The pictures of a brand, a product or a SKU, by name; pictures that contain text also by language. */
export function MediaSetField({ noun, ...rest }: MediaSetFieldProps) {
  const { t } = useTranslation('mediaSets');
  const { pictures, isReadOnly } = rest;
  const all = Object.entries(MEDIA_PURPOSES[noun]) as [MediaName, UploadPurpose][];
  // Readers only see existing pictures, not empty slots.
  const names = isReadOnly ? all.filter(([name]) => pictures.some((one) => one.name === name)) : all;
  return (
    <Stack gap={6}>
      {names.length === 0 && <p className={css.text}>{t('none')}</p>}
      {names.map(([name, purpose]) => (
        <fieldset key={name} className={css.name}>
          <legend className={css.legend}>{t(`name.${name}`)}</legend>
          {!isReadOnly && <p className={css.text}>{t(`text.${name}`)}</p>}
          <PicturesOfName {...rest} name={name} purpose={purpose} />
        </fieldset>
      ))}
    </Stack>
  );
}

type PicturesOfNameProps = Omit<MediaSetFieldProps, 'noun'> & { name: MediaName; purpose: UploadPurpose };

function PicturesOfName(props: PicturesOfNameProps) {
  const { name, purpose, pictures, onChange, callsFor, isReadOnly = false } = props;
  const { t, i18n } = useTranslation('mediaSets');
  const [added, setAdded] = useState<readonly ProductLocale[]>([]);
  const at = (locale: ProductLocale | null) =>
    pictures.find((one) => one.name === name && one.locale === locale);
  const locales = mediaLocales(name);
  const isShown = (locale: ProductLocale | null) =>
    at(locale) !== undefined || (locale === null ? !isReadOnly : added.includes(locale));
  const hidden = locales.filter((locale): locale is ProductLocale => locale !== null && !isShown(locale));
  const labelOf = (locale: ProductLocale | null) =>
    locale === null
      ? t(locales.length > 1 ? 'all_languages' : `name.${name}`)
      : languageName(locale, i18n.language);
  return (
    <>
      <Grid column={340} gap={3}>
        {locales.filter(isShown).map((locale) => (
          <PictureField
            key={locale ?? ''}
            label={labelOf(locale)}
            url={at(locale)?.url}
            shape={name === 'logo' ? 'square' : 'wide'}
            calls={callsFor(purpose)}
            onUploaded={(picture) => onChange({ name, locale }, picture)}
            onRemove={() => onChange({ name, locale }, null)}
            isReadOnly={isReadOnly}
          />
        ))}
      </Grid>
      {!isReadOnly && hidden.length > 0 && (
        <div className={css.add}>
          <SelectField
            label={t('add_language')}
            options={hidden.map((locale) => ({ id: locale, label: languageName(locale, i18n.language) }))}
            value={null}
            onChange={(locale) => locale && setAdded([...added, locale])}
            placeholder={t('choose_language')}
          />
        </div>
      )}
    </>
  );
}

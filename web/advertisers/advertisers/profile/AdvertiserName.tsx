import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AdvertiserProfileFragment } from '../../../../operations/advertisers/advertisers/AdvertiserScreen.generated.ts';
import { IconButton } from '../../../kit/actions/IconButton.tsx';
import { AdvertiserNameForm } from './AdvertiserNameForm.tsx';
import css from './AdvertiserProfile.module.css';

/** The name and, on demand, the field to change it. */
export function AdvertiserName({ advertiser }: { advertiser: AdvertiserProfileFragment }) {
  const { t } = useTranslation('advertisers');
  const [isEditing, setEditing] = useState(false);
  const [wasEdited, setEdited] = useState(false);
  const closeForm = () => {
    setEditing(false);
    setEdited(true); // the focus returns to the button that opened the field
  };
  if (isEditing) return <AdvertiserNameForm advertiser={advertiser} onDone={closeForm} />;
  return (
    <div>
      <span className={css.label}>{t('name')}</span>
      <div className={css.name}>
        <span>{advertiser.name}</span>
        <IconButton
          icon="edit"
          size="small"
          label={t('edit_name')}
          autoFocus={wasEdited}
          onPress={() => setEditing(true)}
        />
      </div>
    </div>
  );
}

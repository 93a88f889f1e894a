import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AdvertiserProfileFragment,
  AdvertiserProfileFragmentDoc,
} from '../../../../operations/advertisers/advertisers/AdvertiserScreen.generated.ts';
import { type FragmentOf, readFragment } from '../../../../operations/readFragment.ts';
import { IconButton } from '../../../kit/actions/IconButton.tsx';
import { Panel } from '../../../kit/layout/Panel.tsx';
import { Row, Stack } from '../../../kit/layout/Stack.tsx';
import { Text } from '../../../kit/layout/Text.tsx';
import { AdvertiserStatus } from '../AdvertiserStatus.tsx';
import { AdvertiserAvatar } from './AdvertiserAvatar.tsx';
import { AdvertiserNameForm } from './AdvertiserNameForm.tsx';

/** Picture, name and status, which holders of editAdvertisers change; each is saved separately. */
export function AdvertiserProfile({
  advertiser: ref,
}: {
  advertiser: FragmentOf<typeof AdvertiserProfileFragmentDoc>;
}) {
  const { t } = useTranslation('advertisers');
  const advertiser = readFragment(AdvertiserProfileFragmentDoc, ref);
  return (
    <Panel title={t('profile')}>
      <Stack>
        <AdvertiserAvatar advertiser={advertiser} />
        <AdvertiserName advertiser={advertiser} />
        <AdvertiserStatus advertiser={advertiser} />
      </Stack>
    </Panel>
  );
}

/** The name and, on demand, the field to change it. */
function AdvertiserName({ advertiser }: { advertiser: AdvertiserProfileFragment }) {
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
      <Text tone="muted" size="small">
        {t('name')}
      </Text>
      <Row isOneLine breaks="anywhere">
        <span>{advertiser.name}</span>
        <IconButton
          icon="edit"
          size="small"
          label={t('edit_name')}
          autoFocus={wasEdited}
          onPress={() => setEditing(true)}
        />
      </Row>
    </div>
  );
}

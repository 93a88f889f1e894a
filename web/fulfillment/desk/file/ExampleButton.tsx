import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/actions/Button.tsx';
import { saveFile } from '../../../kit/saveFile.ts';
import type { SendingHook } from '../useSendRecipients.ts';

/** Downloads a template file with a row for each live reward (SEND-3). */
export function ExampleButton({ sending: { rows, facts } }: { sending: SendingHook }) {
  const { t } = useTranslation('desk');
  async function save() {
    const { channel, rewards } = facts();
    saveFile(
      t('example_name'),
      await rows.desk().example({ channel, rewards }, t('example_warning')),
      'text/csv',
    );
  }
  return (
    <div>
      <Button size="small" icon="download" onPress={() => void save()}>
        {t('example')}
      </Button>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { formatCount } from '../../kit/format/numbers.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Row } from '../../kit/layout/Stack.tsx';
import css from './EffectsPreview.module.css';

interface MailEffect {
  recipient: string;
  subject: string;
}

/** The mails that a change sends, each with who gets it. */
export function MailEffects({ mails }: { mails: readonly MailEffect[] }) {
  const { t, i18n } = useTranslation('effects');
  return countedMails(mails).map(({ recipient, subject, count }) => (
    <Row key={`${recipient} ${subject}`} as="p" isOneLine className={css.mail}>
      <Icon name="mail" size={14} />
      <span>
        {t('mail', { recipient, subject })}
        {count > 1 && ` (× ${formatCount(count, i18n.language)})`}
      </span>
    </Row>
  ));
}

/** Mails to one recipient with one subject as one, with their number: a decision about many requests has one for each. */
function countedMails(mails: readonly MailEffect[]) {
  const counted = new Map<string, MailEffect & { count: number }>();
  for (const { recipient, subject } of mails) {
    const key = `${recipient} ${subject}`;
    counted.set(key, { recipient, subject, count: (counted.get(key)?.count ?? 0) + 1 });
  }
  return [...counted.values()];
}

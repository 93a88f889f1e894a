import { useTranslation } from 'react-i18next';

interface Effects {
  recipients: number;
  links: number;
  returning: number;
}

/** Redemptions that a change closes or opens for their recipients, in words. */
export function RecipientEffects({ effects: { recipients, links, returning } }: { effects: Effects }) {
  const { t } = useTranslation('effects');
  return (
    <>
      {recipients > 0 && (
        <p>
          {t('recipients', { count: recipients })}
          {links > 0 && `, ${t('links', { count: links })}`}.
        </p>
      )}
      {returning > 0 && <p>{t('returning', { count: returning })}.</p>}
    </>
  );
}

/** Number of redemptions that are closed or opened. */
export const touchedRecipients = ({ recipients, returning }: Effects): number => recipients + returning;

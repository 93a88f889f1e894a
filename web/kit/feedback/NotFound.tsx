import { useTranslation } from 'react-i18next';
import { LinkButton } from '../actions/LinkButton.tsx';
import { EmptyState } from './EmptyState.tsx';

/** The thing is not there, or not this person's. `back` leads to its list. */
export function NotFound({ back }: { back?: { href: string; label: string } | undefined }) {
  const { t } = useTranslation('kit');
  return (
    <EmptyState
      icon="search"
      title={t('error.404')}
      actions={back && <LinkButton href={back.href}>{back.label}</LinkButton>}
    >
      {t('not_found_text')}
    </EmptyState>
  );
}

import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/actions/LinkButton.tsx';
import { openSignInBeside, signInBesideAddress } from '../../session/session.ts';

/** Leads to the sign-in in another tab, which closes itself afterwards; where a script may open none, the link itself does. */
export function SignInBesideLink() {
  const { t } = useTranslation('session');
  return (
    <LinkButton variant="primary" href={signInBesideAddress()} newTab onPress={openSignInBeside}>
      {t('sign_in_again')}
    </LinkButton>
  );
}

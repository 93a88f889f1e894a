import i18next from 'i18next';

interface Shown {
  name?: string | null | undefined;
  email?: string | null | undefined;
  status?: string | null | undefined;
  roles?: readonly string[] | null | undefined;
  advertisers: readonly string[];
}

/** What two pictures of an account's access say differently, in the words of the form. */
export function differences(mine: Shown, other: Shown): { label: string; yours: string; theirs: string }[] {
  const yours = inWords(mine);
  const theirs = inWords(other);
  return (Object.keys(yours) as (keyof typeof yours)[])
    .filter((field) => yours[field] !== theirs[field])
    .map((field) => ({ label: i18next.t(`members:${field}`), yours: yours[field], theirs: theirs[field] }));
}

function inWords({ name, email, status, roles, advertisers }: Shown) {
  return {
    name: name ?? '',
    email: email ?? '',
    status: status ? i18next.t(`members:status_${status}`) : '',
    roles: (roles ?? []).map((role) => i18next.t(`roles:${role}`)).join(', '),
    advertisers: [...advertisers].sort().join(', '),
  };
}

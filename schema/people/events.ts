import { z } from 'zod';
import { changedFields, eventId } from '../foundation/changes/eventData.ts';
import { eventFamily, type UnpublishedNoun } from '../foundation/changes/eventFamily.ts';

export const memberEvents = eventFamily({
  noun: 'accounts',
  subject: 'member',
  ability: 'createAccounts',
  data: z.object({ memberId: eventId, organizationId: eventId.nullable(), changedFields }),
  example: { memberId: '12', organizationId: '1', changedFields: ['roles'] },
  words: {
    created: 'A member was created.',
    updated: 'The roles, the advertisers or the profile of a member changed.',
    enabled: 'A member may sign in again.',
    disabled: 'A member may no longer sign in.',
    invited: 'A member was sent an invitation.',
    invitation_withdrawn: 'The invitation of a member was withdrawn.',
    joined: 'A member accepted the invitation.',
    email_confirmed: 'A member confirmed an e-mail address.',
  },
  actions: {
    created: 'created',
    updated: { status: { enabled: 'enabled', disabled: 'disabled' }, otherwise: 'updated' },
    invited: 'invited',
    invitation_withdrawn: 'invitation_withdrawn',
    confirmation_sent: { none: 'It repeats a mail to one person.' },
    email_confirmed: 'email_confirmed',
    accepted: 'joined',
    password_set: { none: 'It concerns one person and the security of the account.' },
    bound: { none: 'It concerns how one person signs in.' },
    unbound: { none: 'It concerns how one person signs in.' },
  },
});

export const serviceAccountEvents = eventFamily({
  noun: 'service_accounts',
  subject: 'service_account',
  ability: 'createAccounts',
  data: z.object({ serviceAccountId: eventId, name: z.string(), changedFields }),
  example: { serviceAccountId: '3', name: 'Warehouse', changedFields: ['abilities'] },
  words: {
    created: 'A service account was created.',
    updated: 'The name or the abilities of a service account changed.',
    secret_rotated: 'A service account got a new secret.',
    secret_ended: 'A secret of a service account was ended.',
    ended: 'A service account was ended: it loses access.',
  },
  actions: {
    created: 'created',
    updated: 'updated',
    rotated: 'secret_rotated',
    secret_ended: 'secret_ended',
    ended: 'ended',
  },
});

export const unpublishedPeople: readonly UnpublishedNoun[] = [
  { noun: 'account_settings', none: 'Settings of one person, for that person alone.' },
  { noun: 'saved_views', none: 'Filters of a screen, for people who use that screen.' },
];

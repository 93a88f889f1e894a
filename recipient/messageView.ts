import { type MessageScreen, placeholdersIn } from '../schema/recipientScreens.ts';
import type { RecipientView } from './view.ts';

/** Text that is not empty. Only `messageOf` makes it. */
type Present = string & { readonly isPresent: true };

/** The reward that a message delivers: its code, or goods that are shipped. Messages about a link deliver none. */
type Brought = { brings: 'nothing' | 'shipment'; code: null } | { brings: 'code'; code: Present };

/**
 * A mail or an SMS with everything that it promises. Renderers take nothing else, so a message without its link, its code or a name that its texts use
 * cannot be written.
 */
export type MessageView = RecipientView & {
  /** Address of the recipient's page. */
  link: Present;
  /** Null only where no text uses it. */
  recipientName: Present | null;
} & Brought;

/** A part that a message promises and its recipient lacks. */
export type MissingPart = 'link' | 'code' | 'name';

/** A view as a message, or the part that it lacks. */
export function messageOf(
  screen: MessageScreen,
  view: RecipientView,
): { message: MessageView } | { missing: MissingPart } {
  const { values, rewards } = view;
  const used = new Set(Object.values(view.texts).flatMap(placeholdersIn));
  const [link, code, recipientName] = [
    present(values.link),
    present(values.code),
    present(values.recipient_name),
  ];
  if (link === null) return { missing: 'link' };
  if (used.has('recipient_name') && recipientName === null) return { missing: 'name' };
  const common = { ...view, link, recipientName };
  const delivers = screen === 'email_delivery' || screen === 'sms_delivery';
  if (code !== null) return { message: { ...common, brings: 'code', code } };
  const isShipped = rewards.some((reward) => reward.isShipped);
  if (used.has('code') || (delivers && !isShipped)) return { missing: 'code' };
  return { message: { ...common, brings: delivers ? 'shipment' : 'nothing', code: null } };
}

const present = (text: string | undefined): Present | null =>
  text === undefined || text.trim() === '' ? null : (text as Present);

import {
  type MessageScreen,
  type Placeholder,
  placeholdersIn,
} from '../schema/promotions/promotionScreens/recipientScreens.ts';
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
  const [link, code, recipientName] = [
    present(values.link),
    present(values.code),
    present(values.recipient_name),
  ];
  if (link === null) return { missing: 'link' };
  if (needsName(view.texts) && recipientName === null) return { missing: 'name' };
  const common = { ...view, link, recipientName };
  const delivers = screen === 'email_delivery' || screen === 'sms_delivery';
  if (code !== null) return { message: { ...common, brings: 'code', code } };
  const isShipped = rewards.some((reward) => reward.isShipped);
  if (uses(view.texts, 'code') || (delivers && !isShipped)) return { missing: 'code' };
  return { message: { ...common, brings: delivers ? 'shipment' : 'nothing', code: null } };
}

const uses = (texts: Readonly<Record<string, string>>, part: Placeholder): boolean =>
  Object.values(texts).some((text) => placeholdersIn(text).includes(part));

/** Returns true if these texts use the recipient's name. Check it before booking or sending: the message cannot be written without a name. */
export const needsName = (texts: Readonly<Record<string, string>>): boolean => uses(texts, 'recipient_name');

const present = (text: string | undefined): Present | null =>
  text === undefined || text.trim() === '' ? null : (text as Present);

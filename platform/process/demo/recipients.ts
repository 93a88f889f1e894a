import type { InferInsertModel } from 'drizzle-orm';
import type { orderClaims } from '../../fulfillment/dispatches/claimTable.ts';
import type { recipients } from '../../fulfillment/recipients/table.ts';
import { REFUND_REASONS } from '../../fulfillment/redemptionActions/commands/refund.ts';
import type { DemoAdvertiser } from './accounts/advertisers.ts';
import { type Random, seededRandom } from './random.ts';
import type { DemoRedemption } from './redemptions.ts';

type Recipient = InferInsertModel<typeof recipients> & { id: string };

const DAY_MS = 86_400_000;
const COMPANIES =
  'Acme Logistics|Brightwater Foods|Cobalt Studio|Dynamo Energy|Étoile Conseil|Fjord Bank|Granit SA'.split(
    '|',
  );

/** Each person gets about four redemptions of an advertiser. */
const EACH = 4;
/** One in this many is identified by an account with the advertiser: both its address and its number can be changed (REDDLG-26). */
const ONE_ACCOUNT_IN = 40;
/** Minimum remaining validity of open redemptions, from today. */
const OPEN_DAYS = 30;
const LASTING_DAYS = 180;

/** Redemptions with their recipients and further report columns; `claims` of their order IDs. */
export interface GivenRedemptions {
  redemptions: DemoRedemption[];
  recipients: Recipient[];
  claims: InferInsertModel<typeof orderClaims>[];
}

/** Assigns redemptions to people, identified by e-mail, some by phone or by their account with the advertiser. The same seed makes the same people. */
export function demoRecipients(
  given: readonly DemoRedemption[],
  { advertisers, seed, today }: { advertisers: readonly DemoAdvertiser[]; seed: number; today: string },
): GivenRedemptions {
  const random = seededRandom(seed + 41);
  const people = new Map<string, Recipient[]>();
  const owners = new Map(advertisers.map(({ row }) => [row.id, row]));
  let count = 0;
  const whoOf = (advertiserId: string): Recipient => {
    const own = people.get(advertiserId) ?? [];
    people.set(advertiserId, own);
    if (own.length > 0 && random.chance(1 - 1 / EACH)) return random.pick(own);
    count += 1;
    const recipient = person(random, { advertiserId, id: String(count) });
    own.push(recipient);
    return recipient;
  };
  const redemptions = given.map((one): DemoRedemption => {
    const isOpen = one.state === 'booked' || one.state === 'pending' || one.state === 'failed';
    const isAnonymous = one.state === 'booked' ? random.chance(0.4) : random.chance(0.04);
    const recredits = owners.get(one.advertiserId)?.recreditExpired ?? true;
    const lasting = one.bookedAt.getTime() + LASTING_DAYS * DAY_MS;
    const opened = random.chance(0.8) && one.state !== 'booked';
    return {
      ...one,
      recipientId: isAnonymous ? null : whoOf(one.advertiserId).id,
      orderId: random.chance(0.7)
        ? `${one.bookedAt.toISOString().slice(2, 7).replace('-', '')}-${one.id.padStart(6, '0')}`
        : null,
      externalRef: random.chance(0.2) ? `CRM${random.between(100_000, 999_999)}` : null,
      companyName: random.chance(0.15) ? random.pick(COMPANIES) : null,
      paymentTypes: [Number(random.weighted({ 0: 70, 1: 15, 2: 8, 3: 6, 4: 1 }))],
      testing: random.chance(0.012),
      expiresAt:
        one.state === 'booked'
          ? null
          : new Date(
              isOpen ? Math.max(lasting, Date.parse(`${today}T00:00:00Z`) + OPEN_DAYS * DAY_MS) : lasting,
            ),
      openedAt: opened ? new Date(one.bookedAt.getTime() + random.between(1, 50) * 60_000) : null,
      refundedAt: one.state === 'refunded' ? one.updatedAt : null,
      stateReason: reasonOf(random, one, recredits),
      cancelable: one.state === 'redeemed' && random.chance(0.6),
    };
  });
  const claims = redemptions.flatMap(({ advertiserId, orderId, id }) =>
    orderId ? [{ advertiserId, orderId, redemptionId: id }] : [],
  );
  return { redemptions, recipients: [...people.values()].flat(), claims };
}

function reasonOf(random: Random, { state, reversed }: DemoRedemption, recredits: boolean): string | null {
  if (state === 'failed')
    return random.weighted({ no_code: 4, provider_unreachable: 2, provider_too_slow: 1 });
  if (state === 'refunded' && !reversed) return REFUND_REASONS.dead;
  if (state === 'expired') return recredits ? 'recredited' : 'expired';
  return state === 'canceled' && random.chance(0.3) ? 'unused_30_days' : null;
}

/** First names of recipients that are made up. */
export const FIRST_NAMES =
  'Ada Amélie Anton Bianca Bruno Camille Chiara Daniel Dora Elias Emma Farid Gloria Hana Hugo Inès Ivan Jana Jonas Karim Léa Liam Mara Maya Noah Nora Olga Oscar Paula Quentin Rosa Samir Sofia Tariq Uma Victor Wanda Yara Zoé Zelda'.split(
    ' ',
  );

/** Their last names. */
export const LAST_NAMES =
  'Adler Aubert Baptiste Becker Carvalho Conti Dubois Duarte Eriksen Fabre Ferrari Fontaine Garnier Haddad Hansen Iversen Jansen Kowalski Lambert Lindqvist Marchetti Moreau Novak Okafor Olsen Pereira Petit Quinn Renard Rossi Santos Schneider Tanguy Ueda Valentin Weber Xu Yilmaz Zanetti Zimmer'.split(
    ' ',
  );

function person(random: Random, { advertiserId, id }: { advertiserId: string; id: string }): Recipient {
  const [firstName, lastName] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)];
  const isMobile = random.chance(0.12);
  const phoneNumber = isMobile || random.chance(0.25) ? `+336${id.padStart(8, '0')}` : null;
  const plain = `${firstName}.${lastName}`
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
  const email = isMobile ? null : `${plain}${id}@people.example`;
  return {
    id,
    advertiserId,
    firstName,
    lastName,
    email,
    phoneNumber,
    country: random.pick(['FR', 'GB', 'US', 'DE']),
    ...(Number(id) % ONE_ACCOUNT_IN === 0
      ? { provider: 'account', uid: `customer-${id}` }
      : { provider: isMobile ? 'mobile' : 'email', uid: email ?? (phoneNumber ?? '').slice(1) }),
  };
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FieldErrors } from '../../../../recipient/fields.ts';
import { offeredSystems } from '../../../../recipient/offeredSystems.ts';
import { addressOf, makeOneTimeCode, tryOneTimeCode } from '../../recipients/oneTimeCodes.ts';
import { redeemNow } from '../../redemptions/redeem/redeemNow.ts';
import { addAddress } from '../../redemptions/writeFields.ts';
import { endVisit, newVisit, setCountry, setVisit } from '../cookies.ts';
import type { PageTools } from '../tools.ts';
import { type Entered, pathOf, type Visit, withQuery } from '../visit.ts';
import { chooseReward } from './chooseReward.ts';
import { proveRecipient } from './proveRecipient.ts';
import { sendOneTimeCode } from './sendOneTimeCode.ts';
import { enteredAddress } from './ship.ts';
import type { StandsAt } from './stepOf.ts';

/** A submitted form, at its sender's current step. */
export interface SentStep {
  visit: Visit;
  form: URLSearchParams;
  tools: PageTools;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Where to redirect the browser, or the errors of the input; `refused` if the promotion is not for this person. */
export type Outcome = { goTo: string } | { entered: Entered } | 'refused';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The action of each form, and the steps that allow it: a form of an outdated page redirects to the sender's current step. */
const STEPS: Readonly<Record<string, { at: readonly StandsAt[]; take(sent: SentStep): Promise<Outcome> }>> = {
  country: { at: ['country', 'user_not_eligible'], take: async (sent) => takeCountry(sent) },
  authenticate: { at: ['authentication', 'one_time_code'], take: sendDigits },
  code: { at: ['authentication', 'one_time_code'], take: prove },
  choose: { at: ['choose'], take: choose },
  ship: { at: ['shipping_information'], take: ship },
  redeem: { at: ['redeem', 'unexpected_error'], take: redeem },
};

/** True if a form is one of the pages' own, on whatever page it was. */
export const isForm = (form: URLSearchParams): boolean => {
  const name = form.get('step') ?? '';
  return name === 'leave' || Object.hasOwn(STEPS, name);
};

/** Performs the action of a form. */
export async function takeStep(sent: SentStep): Promise<Outcome> {
  const name = sent.form.get('step') ?? '';
  if (name === 'leave') return leave(sent);
  const step = Object.hasOwn(STEPS, name) ? STEPS[name] : undefined;
  return step?.at.includes(sent.visit.at) ? step.take(sent) : { goTo: sent.visit.action };
}

const wrong = (errors: FieldErrors, values: Record<string, string> = {}): Outcome => ({
  entered: { errors, values },
});

const placeOf = ({ visit, tools }: SentStep) => ({
  path: pathOf(visit.link),
  isSecure: tools.publicUrl.startsWith('https:'),
});

/** Forgets the browser. */
function leave(sent: SentStep): Outcome {
  endVisit(sent.reply, placeOf(sent));
  return { goTo: '/r/done' };
}

function takeCountry(sent: SentStep): Outcome {
  const country = sent.form.get('country') ?? '';
  if (country !== 'other' && !sent.visit.facts.countries.includes(country))
    return wrong({ country: 'required' });
  setCountry(sent.reply, country, placeOf(sent));
  return { goTo: sent.visit.action };
}

async function sendDigits(sent: SentStep): Promise<Outcome> {
  const { visit, form, tools, request } = sent;
  const { link, facts, locale } = visit;
  const values = { email: form.get('email') ?? '', phone: form.get('phone') ?? '' };
  const address = addressOf(form);
  if ('error' in address) return wrong({ [address.field]: address.error }, values);
  const field = address.provider === 'email' ? 'email' : 'phone';
  if (!offeredSystems(facts).includes(address.provider)) return 'refused';
  const code = await link.scope.write((tx) => makeOneTimeCode(tx, { link, address, box: tools.box }));
  if (!code) return wrong({ [field]: 'one_time_often' }, values);
  const isSent = await sendOneTimeCode(tools.messages, code, { facts, locale, log: request.log });
  if (!isSent) return wrong({ [field]: 'one_time_unsent' }, values);
  return { goTo: withQuery(visit.action, 'one', code.id) };
}

async function prove(sent: SentStep): Promise<Outcome> {
  const { visit, form, tools } = sent;
  const { link, facts, locale } = visit;
  const id = form.get('id') ?? '';
  if (!UUID.test(id)) return { goTo: visit.action };
  const digits = form.get('digits') ?? '';
  if (digits.trim() === '') return wrong({ digits: 'required' });
  const address = await link.scope.write((tx) => tryOneTimeCode(tx, { link, id, digits, box: tools.box }));
  if (typeof address === 'string') return wrong({ digits: address });
  const { value, hash: visitHash } = newVisit();
  const isProved = await link.scope
    .write(async (tx) => {
      if (!(await proveRecipient(tx, { link, facts, address, locale, visitHash })))
        throw new OtherRecipient();
      return true;
    })
    .catch((error: unknown) => {
      if (error instanceof OtherRecipient) return false;
      throw error;
    });
  if (!isProved) return 'refused';
  setVisit(sent.reply, value, placeOf(sent));
  return { goTo: visit.action };
}

/** Undoes the writes for a person whose reward it is not. */
class OtherRecipient extends Error {}

async function choose(sent: SentStep): Promise<Outcome> {
  const { visit, form, tools } = sent;
  const { facts, link } = visit;
  const sku = form.get('sku') ?? '';
  const choiceOutcome = await chooseReward(tools.database, link, { sku, promotionId: facts.promotionId });
  if (choiceOutcome === 'gone') return wrong({ sku: 'reward_gone' });
  if (choiceOutcome === 'ordered') return { goTo: withQuery(visit.action, 'working', '1') };
  return { goTo: withQuery(visit.action, 'chosen', '1') };
}

async function ship(sent: SentStep): Promise<Outcome> {
  const { visit, form } = sent;
  const { address, errors, values } = enteredAddress(form, visit.facts.countries);
  if (Object.keys(errors).length > 0) return wrong(errors, values);
  await visit.link.scope.write((tx) => addAddress(tx, visit.link, address));
  return redeem(sent);
}

async function redeem({ visit, tools, request }: SentStep): Promise<Outcome> {
  const { advertiserId, redemptionId } = visit.link;
  const outcome = await redeemNow(
    tools.database,
    { advertiserId, redemptionId, patience: tools.patience },
    { tools: tools.supply, log: request.log },
  );
  if (outcome === 'redeemed') return { goTo: visit.action };
  if (outcome === 'working') return { goTo: withQuery(visit.action, 'working', '1') };
  request.log.warn({ redemptionId, reason: outcome.failed }, 'a reward could not be given');
  return { goTo: withQuery(visit.action, 'failed', '1') };
}

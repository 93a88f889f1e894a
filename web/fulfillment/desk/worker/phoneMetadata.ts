import { type MetadataJson, parsePhoneNumberFromString } from 'libphonenumber-js/core';
import { phoneReader, type ReadPhone } from '../../../../schema/foundation/contacts/phoneNumbers.ts';

/** The numbering plans of all countries: data, not script, which only the worker loads, and only for recipients. */
const METADATA = new URL('../../../../node_modules/libphonenumber-js/metadata.max.json', import.meta.url);

/** Loads the metadata and reads phone numbers exactly as the platform does. */
export async function loadPhoneReader(): Promise<ReadPhone> {
  const answer = await fetch(METADATA);
  if (!answer.ok) throw new Error(`The phone metadata answered ${answer.status}.`);
  const metadata: MetadataJson = await answer.json();
  return phoneReader((text, options) => parsePhoneNumberFromString(text, options, metadata));
}

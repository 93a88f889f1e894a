import type { IssuerSetting } from '../../../schema/foundation/signIn.ts';

/** A token that the issuer made does not fit what our environment says of it. `detail` is for the log: it may quote what the token names. */
export class WrongSetting extends Error {
  readonly setting: IssuerSetting;
  readonly detail: string;

  constructor(setting: IssuerSetting, detail: string) {
    super(`${setting} does not fit what the issuer sends: ${detail}`);
    this.setting = setting;
    this.detail = detail;
  }
}

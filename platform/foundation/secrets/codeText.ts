/** The row that a code of a redemption is sealed for. */
export const codeAad = (advertiserId: string, redemptionId: string, usage: string): string =>
  `${advertiserId}:${redemptionId}:${usage}`;

/** The row that a code of the pool is sealed for. */
export const poolAad = (sku: string, hash: string): string => `pool:${sku}:${hash}`;

/** The row that a provider's token is sealed for. */
export const tokenAad = (providerId: string): string => `provider:${providerId}:token`;

/** The part of a code that lists show: its last four characters, or fewer for a short code. */
export const lastOf = (code: string): string =>
  code.slice(-Math.max(1, Math.min(4, Math.floor(code.length / 3))));

/** Purposes (`aad`) of sealing: the selection of a redemption export, and the key of its file. */
export const choiceAad = (caller: string, key: string): string => `redemption_export:${caller}:${key}:choice`;
export const fileAad = (exportId: string): string => `redemption_export:${exportId}:file`;
export const reportFileAad = (fileId: string): string => `report_file:${fileId}:file`;
/** The purpose of sealing the body of a large dispatch until its job has read it. */
export const dispatchRequestAad = (caller: string, key: string): string =>
  `dispatch_request:${caller}:${key}:body`;

/** The purpose of sealing a row that a dispatch refused, by the name of the row. */
export const refusedRowAad = (name: string): string => `refused_row:${name}`;

/** The purpose of sealing a secret of a webhook, by its name. */
export const webhookSecretAad = (name: string): string => `webhook_secret:${name}`;

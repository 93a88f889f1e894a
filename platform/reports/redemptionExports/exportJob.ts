import { sql } from 'drizzle-orm';
import { UI_LOCALES } from '../../../schema/foundation/contacts/languages.ts';
import { EXPORT_FIELDS, EXPORT_FORMATS } from '../../../schema/fulfillment/redemptions/redemptionBulk.ts';
import { accountFacts } from '../../foundation/access/authentication.ts';
import { openScope, type Scope, systemScope } from '../../foundation/access/scope.ts';
import { listOf, objectOf, oneOf, type RowOf, text } from '../../foundation/database/rows.ts';
import { Refusal } from '../../foundation/http/refusals/refusal.ts';
import { JobFailed, type JobHandler, type JobWork } from '../../foundation/jobs/work.ts';
import type { Unsent } from '../../foundation/sealedFiles/noun.ts';
import { type FileTools, fileWriter } from '../../foundation/sealedFiles/write.ts';
import { choiceAad } from '../../foundation/secrets/codeText.ts';
import { SEALED_JSON } from '../../foundation/secrets/sealedJson.ts';
import { chosenBy } from './choice.ts';
import { openChoice } from './create.ts';
import { exportFiles } from './exportFiles.ts';
import { redemptionFile } from './redemptionFile.ts';

/** Dependencies of the export job. */
interface ExportTools extends FileTools {
  staffDomains: readonly string[];
}

const EXPORT_ROW = {
  accountId: text,
  caller: text,
  key: text,
  format: oneOf(EXPORT_FORMATS),
  fields: listOf(oneOf(EXPORT_FIELDS)),
  chosen: objectOf(SEALED_JSON),
  locale: oneOf(UI_LOCALES),
};
type ExportRow = RowOf<typeof EXPORT_ROW>;

/** Writes the file of an export, as its asker sees the report at this moment, and mails the link, or that there is none. */
export const redemptionExporter = (tools: ExportTools): JobHandler =>
  fileWriter(exportFiles, tools, {
    columns: sql`account_id::text as "accountId", caller, key, format, fields, chosen, locale`,
    shape: EXPORT_ROW,
    async open(work, exportRow) {
      const { id, caller, key, format, fields, chosen } = exportRow;
      const reader = await askerOf(work, exportRow, tools);
      const condition = chosenBy(reader, openChoice(tools.box, choiceAad(caller, key), chosen), tools);
      const { log } = work.components;
      const content = { exportId: id, fields, condition };
      return { reader, content: redemptionFile(reader, content, { format, box: tools.box, log }) };
    },
    unsentOf,
  });

function unsentOf(error: unknown): Unsent | null {
  if (error instanceof JobFailed) return { state: 'failed', reason: error.reason };
  return error instanceof Refusal ? { state: 'failed', reason: error.name } : null;
}

/** The requester's current account. @throws JobFailed maker_revoked if it may no longer see this */
async function askerOf(
  { components: { database }, job }: JobWork,
  { accountId, fields, locale }: ExportRow,
  { staffDomains }: ExportTools,
): Promise<Scope> {
  const facts = await systemScope(database).read((tx) =>
    accountFacts(tx, sql`a.id = ${accountId}`, staffDomains),
  );
  const may = facts?.abilities.has('viewRedemptions');
  if (!facts || !may || (fields.includes('code') && !facts.abilities.has('viewCouponCode')))
    throw new JobFailed('maker_revoked', { isFinal: true });
  return openScope(database, { ...facts, locale, requestId: `job-${job.id}` });
}

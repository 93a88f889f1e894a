import type { DispatchQuantityInput } from '../../../../operations/schema.generated.ts';
import type { FieldError } from '../../../../schema/foundation/text/fieldErrors.ts';
import type { CodesIssue } from '../../../../schema/fulfillment/codesFile.ts';
import type { QuantityRow } from './quantityRules.ts';

/** The platform's errors in the form's structure: at fields, and in the files of codes by the index of their row. */
export interface QuantityErrors {
  fields: FieldError[];
  codes: Map<number, CodesIssue[]>;
}

/** Maps the platform's errors about sent quantities to the rows of the form, which also has rows without a quantity. */
export function quantityErrors(
  errors: readonly FieldError[],
  { sent, rows }: { sent: readonly DispatchQuantityInput[]; rows: readonly QuantityRow[] },
): QuantityErrors {
  const errorsByPlace: QuantityErrors = { fields: [], codes: new Map() };
  const rowOf = (at: number) => rows.findIndex(({ sku }) => sku === sent[at]?.sku);
  const addIssue = (row: number, issue: CodesIssue) =>
    errorsByPlace.codes.set(row, [...(errorsByPlace.codes.get(row) ?? []), issue]);
  for (const error of errors) {
    const [, place = '', field = ''] = /^quantities\.(\d+)\.(.+)$/.exec(error.field) ?? [];
    const [, line = ''] = /^codes\.(\d+)$/.exec(field) ?? [];
    const [, overall = ''] = /^rows\.(\d+)\./.exec(error.field) ?? [];
    if (line) addIssue(rowOf(Number(place)), issueOf(error, Number(line)));
    else if (overall) {
      const { at, line: ofFile } = placeOf(Number(overall), sent);
      addIssue(rowOf(at), issueOf(error, ofFile));
    } else if (place) {
      const name = /^codes_?file_?id$/i.test(field) ? 'codes' : field;
      errorsByPlace.fields.push({ ...error, field: `quantities.${rowOf(Number(place))}.${name}` });
    } else errorsByPlace.fields.push(error);
  }
  return errorsByPlace;
}

const issueOf = ({ rule, limit }: FieldError, line: number): CodesIssue => ({
  line,
  rule: rule as CodesIssue['rule'],
  ...(limit === undefined ? {} : { limit }),
});

/** The quantity that a line of the whole dispatch belongs to, and its line in that file. */
function placeOf(line: number, sent: readonly DispatchQuantityInput[]): { at: number; line: number } {
  let before = 0;
  for (const [at, { quantity }] of sent.entries()) {
    if (line <= before + quantity) return { at, line: line - before };
    before += quantity;
  }
  return { at: sent.length - 1, line: line - before };
}

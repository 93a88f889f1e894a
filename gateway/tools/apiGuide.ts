import { readFileSync } from 'node:fs';
import { MAX_NESTING } from '../../schema/foundation/process/nesting.ts';
import { EVENT_TYPES } from '../../schema/reports/eventTypes.ts';
import { TIMEOUTS } from '../config.ts';
import { ruleTexts } from '../foundation/errors/ruleWords.ts';
import { FILE_COST } from '../foundation/http/static/files.ts';
import { ADDRESS_RATES } from '../foundation/limits/addressLimits.ts';
import { MAX_COST } from '../foundation/limits/cost.ts';
import { MAX_HEADER_BYTES } from '../foundation/limits/headerSize.ts';
import { DEFAULT_RATE, type Rate } from '../foundation/limits/rateLimit.ts';
import {
  INTROSPECTION_DEPTH,
  MAX_BODY_BYTES,
  MAX_LIST_VALUES,
  SHAPE_LIMITS,
} from '../foundation/limits/shapeRule.ts';
import { MAX_PAGE_SIZE } from '../foundation/rest/paging.ts';
import type { GeneratedFile } from './generatedFiles.ts';

const PATH = 'docs/api.md';

/** Sections of the API guide that follow from the code, by the name in their marks. */
const SECTIONS: Record<string, () => string> = {
  limits: limitsTable,
  rules: rulesTable,
  events: eventsTable,
};

/** The API guide with its generated sections, each between `<!-- generated: name -->` and `<!-- end: name -->`. */
export function apiGuideFile(): GeneratedFile {
  const guide = readFileSync(new URL(`../../${PATH}`, import.meta.url), 'utf8');
  const text = Object.entries(SECTIONS).reduce((before, [name, section]) => {
    const [open, close] = [`<!-- generated: ${name} -->`, `<!-- end: ${name} -->`];
    const [start, end] = [before.indexOf(open), before.indexOf(close)];
    if (start < 0 || end < start) throw new Error(`${PATH} has no section ${name}.`);
    return `${before.slice(0, start)}${open}\n\n${section()}\n\n${before.slice(end)}`;
  }, guide);
  return { path: PATH, text };
}

/** Every event, with the ability that reads it. */
function eventsTable(): string {
  return table(
    ['event', 'what happened', 'ability'],
    EVENT_TYPES.map(({ name, description, ability }) => [`\`${name}\``, description, `\`${ability}\``]),
  );
}

/** Every limit of the gateway. The code that enforces a limit and this table read the same constant. */
function limitsTable(): string {
  const { depth, aliases, directives, fields, tokens } = SHAPE_LIMITS;
  return table(
    ['limit', 'most', 'above it'],
    [
      ['points of an operation', MAX_COST, '`BAD_REQUEST`'],
      ['points of a caller (`RATE_BURST`, `RATE_PER_SECOND`)', rateText(DEFAULT_RATE), '429'],
      ['points of an address without a known token', rateText(ADDRESS_RATES.unverified), '429'],
      ['points of a file', FILE_COST, '–'],
      ['tokens of a document', tokens, '`GRAPHQL_PARSE_FAILED`'],
      [
        'levels of a document',
        `${depth}; ${INTROSPECTION_DEPTH} in introspection`,
        '`GRAPHQL_VALIDATION_FAILED`',
      ],
      ['fields and fragment spreads, fragments expanded', fields, '`GRAPHQL_VALIDATION_FAILED`'],
      ['aliases, and fields repeated in a selection', aliases, '`GRAPHQL_VALIDATION_FAILED`'],
      ['directives of a document', directives, '`GRAPHQL_VALIDATION_FAILED`'],
      ['operations of a request', 1, '400'],
      ['values of a list', MAX_LIST_VALUES, '`BAD_REQUEST`; `GRAPHQL_VALIDATION_FAILED` in the document'],
      ['rows of a page', MAX_PAGE_SIZE, '`BAD_REQUEST`'],
      ['levels of objects and lists within each other', MAX_NESTING, '400'],
      ['bytes of a body', MAX_BODY_BYTES, '413'],
      ['bytes of address and headers', MAX_HEADER_BYTES, '431'],
      ['visits of `/auth/login` from an address', rateText(ADDRESS_RATES.login), '429'],
      ['refused posts to `/oidc/` from an address', rateText(ADDRESS_RATES.issuer), '429 `slow_down`'],
      ['seconds of an operation', TIMEOUTS.request / 1000, '`UNAVAILABLE` in place of what is late'],
    ],
  );
}

/** Every rule of `fieldErrors`, with its message in English. */
function rulesTable(): string {
  return table(
    ['rule', 'message'],
    ruleTexts().map(([rule, text]) => [
      `\`${rule}\``,
      text.replaceAll('{{limit}}', '`limit`').replaceAll('|', '\\|'),
    ]),
  );
}

const rateText = ({ perSecond, burst }: Rate) => `${burst} at once, ${perSecond} more each second`;

function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n');
}

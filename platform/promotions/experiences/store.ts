import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Environment, ExperienceFacts } from '../../../schema/promotions/experiences.ts';
import type { Scope } from '../../foundation/access/scope.ts';
import type { Queries } from '../../foundation/database/connections/connection.ts';
import { folded } from '../../foundation/database/textFold.ts';
import { notFound } from '../../foundation/http/refusals/refusal.ts';
import { type ExperienceJson, experience, type experienceList } from './shape.ts';

/** The query string of the experiences (WIZEXP-1). */
export const experienceQuery = z.strictObject({ search: z.string().trim().max(200).optional() });

const source = sql`from experiences x left join redemption_flows w on w.id = x.redemption_flow_id`;

/**
 * Experiences that a promotion can be built from here and now, in their order: enabled, and for this environment (WIZEXP-2, WIZEXP-3). A search
 * finds those in whose name or description, in the caller's language, each of its words begins somewhere (WIZEXP-1).
 */
export async function listExperiences(
  scope: Scope,
  environment: Environment,
  { search = '' }: z.output<typeof experienceQuery>,
): Promise<z.output<typeof experienceList>> {
  const rows = await scope.read((tx) =>
    experience.rows(
      tx,
      sql`${source} where x.status = 'enabled' and ${environment} = any (x.environments) order by x.position, x.id`,
    ),
  );
  const words = folded(search).split(/\s+/).filter(Boolean);
  const items = rows.map((row) => experience.json(row, scope));
  return { items: items.filter(({ name, description }) => hasWords(`${name} ${description}`, words)) };
}

const hasWords = (text: string, words: readonly string[]) =>
  words.every((word) => folded(text).includes(word));

/** One experience, also one that is no longer offered: promotions of it are there. */
export function readExperience(scope: Scope, id: string): Promise<ExperienceJson> {
  return scope.read(async (tx) => {
    const [row] = await experience.rows(tx, sql`${source} where x.id = ${id}`);
    if (!row) throw notFound();
    return experience.json(row, scope);
  });
}

/** An experience as rules look at it, and whether a new promotion can be built from it here. */
export interface JudgedExperience {
  facts: ExperienceFacts;
  /** In the caller's language. */
  name: string;
  isOffered: boolean;
}

/** The facts of an experience, within a running transaction; null where there is none. */
export async function experienceFacts(
  tx: Queries,
  scope: Scope,
  { id, environment }: { id: string; environment: Environment },
): Promise<JudgedExperience | null> {
  const [row] = await experience.rows(tx, sql`${source} where x.id = ${id}`);
  if (!row) return null;
  const [offered] = await experience.rows(
    tx,
    sql`${source} where x.id = ${id} and x.status = 'enabled' and ${environment} = any (x.environments)`,
  );
  const { options, ...shape } = experience.json(row, scope);
  return {
    isOffered: offered !== undefined,
    name: shape.name,
    facts: {
      modules: options.modules as ExperienceFacts['modules'],
      authenticationSystems: shape.authentication_systems,
      digitalRewardsMasks: options.digital_rewards_masks,
      disallowPdf: options.disallow_pdf,
      supportedRedemptionFlow: shape.supported_redemption_flow,
      redemptionFlow: shape.redemption_flow && {
        supportsPrimaryCode: shape.redemption_flow.supports_primary_code,
      },
    },
  };
}

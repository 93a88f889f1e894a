import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { DELIVERY_MODES, type DeliveryMode } from '../../../schema/catalog/products.ts';
import {
  AUTHENTICATION_SYSTEMS,
  type AuthenticationSystem,
  ENVIRONMENTS,
  type Environment,
  EXPERIENCE_MODULES,
  FLOW_LOOKS,
  type FlowLook,
  infosInOrder,
  isPreviewable,
  MODULE_FLAGS,
  type Modules,
  SETTINGS_SECTIONS,
} from '../../../schema/promotions/experiences.ts';
import { responseSchema } from '../../foundation/http/responseSchema.ts';
import { codec, type JsonOf } from '../../foundation/records/codec.ts';
import { flag, json, text, texts } from '../../foundation/records/column.ts';

const moduleFlag = z.enum(MODULE_FLAGS);
const modulesShape = z.object({
  ...(Object.fromEntries(EXPERIENCE_MODULES.map((module) => [module, moduleFlag.optional()])) as Record<
    (typeof EXPERIENCE_MODULES)[number],
    z.ZodOptional<typeof moduleFlag>
  >),
  settings: z.partialRecord(z.enum(SETTINGS_SECTIONS), moduleFlag),
});
const local = z.object({ en: z.string(), fr: z.string() });
const words = (expression: ReturnType<typeof sql>) => json<z.output<typeof local>>(expression, local);

/** How recipients redeem (WIZEXP-17). */
export const redemptionFlowShape = z.object({
  id: z.string(),
  name: z.string(),
  supports_primary_code: z.boolean(),
  integration_mode: z.string(),
});

/** An experience in the caller's language (WIZEXP-12, WIZEXP-13). Of `x` experiences and `w` their flows. */
export const experience = codec('Experience', {
  columns: {
    id: text(sql`x.id::text`),
    image: text(sql`x.image`).nullable(),
    picto: text(sql`x.picto`),
    carousel: texts(sql`x.carousel`).describe('Addresses of pictures'),
    user_flow_demo: text(sql`x.user_flow_demo`)
      .nullable()
      .describe('Steps of the recipient, separated by commas'),
  },
  hidden: {
    names: words(sql`x.names`),
    descriptions: words(sql`x.descriptions`),
    benefitTexts: json<z.output<typeof local>[]>(sql`x.benefits`, z.array(local)),
    infosHeld: json<{ name: string; value: string }[]>(
      sql`x.infos`,
      z.array(z.object({ name: z.string(), value: z.string() })),
    ),
    systems: texts(sql`x.authentication_systems`),
    modules: json<Modules>(sql`x.modules`, modulesShape as unknown as z.ZodType<Modules>),
    masks: texts(sql`x.digital_rewards_masks`),
    environments: texts(sql`x.environments`),
    disallowPdf: flag(sql`x.disallow_pdf`),
    looks: texts(sql`x.supported_redemption_flow`),
    flow: json<z.output<typeof redemptionFlowShape> | null>(
      sql`case when w.id is null then null else jsonb_build_object('id', w.id, 'name', w.name,
        'supports_primary_code', w.supports_primary_code, 'integration_mode', w.integration_mode) end`,
      redemptionFlowShape.nullable(),
    ),
  },
  derived: {
    name: z.string(),
    description: z.string(),
    infos: z.array(z.object({ name: z.string(), value: z.string() })),
    benefits: z.array(z.string()),
    is_previewable: z.boolean().describe('True when it is selected without a page of its own'),
    redemption_flow: redemptionFlowShape.nullable(),
    authentication_systems: z.array(z.enum(AUTHENTICATION_SYSTEMS)),
    supported_redemption_flow: z.array(z.enum(FLOW_LOOKS)),
    options: z.object({
      modules: modulesShape,
      digital_rewards_masks: z
        .array(z.enum(DELIVERY_MODES))
        .describe('Allowed delivery formats; empty allows all'),
      environments: z.array(z.enum(ENVIRONMENTS)),
      disallow_pdf: z.boolean(),
    }),
  },
  derive: (row, { locale }) => ({
    name: row.names[locale],
    description: row.descriptions[locale],
    infos: infosInOrder(row.infosHeld),
    benefits: row.benefitTexts.map((benefit) => benefit[locale]),
    is_previewable: isPreviewable({
      infos: row.infosHeld,
      benefits: row.benefitTexts,
      userFlowDemo: row.user_flow_demo,
    }),
    redemption_flow: row.flow,
    authentication_systems: row.systems as AuthenticationSystem[],
    supported_redemption_flow: row.looks as FlowLook[],
    options: {
      modules: row.modules,
      digital_rewards_masks: row.masks as DeliveryMode[],
      environments: row.environments as Environment[],
      disallow_pdf: row.disallowPdf,
    },
  }),
});
export type ExperienceJson = JsonOf<typeof experience>;

export const experienceList = responseSchema(
  'ExperienceList',
  z.object({ items: z.array(experience.schema) }),
);

import type { Transform } from '@graphql-tools/delegate';
import { type ExecutionRequest, type ExecutionResult, MapperKind, mapSchema } from '@graphql-tools/utils';
import {
  type GraphQLFieldConfig,
  type GraphQLNamedType,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isObjectType,
  Kind,
} from 'graphql';
import { FIGURES, keepUsedVariables, toIndexList } from './listRequest.ts';

const LIST = /List$/;

/**
 * Transforms every list of the index (`XList {items totalPages totalCount currentPage limitValue}`, arguments `page` and
 * `limit`) into a page of the graph (`XPage {items page {…}}`, argument `page: PageInput`). Everything else is unchanged: without `page`, a list has the index's default size.
 * @param own the gateway's own schema, which has PageInput and PageInfo.
 */
export function pagedLists(own: GraphQLSchema): Transform {
  const input = own.getType('PageInput');
  const figures = own.getType('PageInfo');
  if (!isInputObjectType(input) || !isObjectType(figures))
    throw new Error('PageInput or PageInfo is missing in schema/foundation/graph/paging.graphql.');
  /** Root fields that return a list, and the figures of each list. */
  const lists = new Map<string, { figures: string[] }>();

  const info = new GraphQLNonNull(figures);

  function asPage(list: GraphQLObjectType): GraphQLObjectType {
    const { fields } = list.toConfig();
    if (!fields.items) throw new Error(`${list.name} of the index has no items.`);
    const pageFields = Object.entries(fields).filter(([name]) => !FIGURES.includes(name));
    return new GraphQLObjectType({
      name: list.name.replace(LIST, 'Page'),
      description: list.description,
      fields: {
        ...Object.fromEntries(pageFields),
        page: { type: info, description: 'Where the page stands.' },
      },
    });
  }

  return {
    transformSchema(schema) {
      const pages = new Map<string, GraphQLObjectType>();
      const renamed = mapSchema(schema, {
        [MapperKind.OBJECT_TYPE]: (type) => (isList(type) ? asPage(type) : undefined),
      });
      for (const type of Object.values(schema.getTypeMap())) {
        const page = isList(type) ? renamed.getType(type.name.replace(LIST, 'Page')) : undefined;
        if (isObjectType(page)) pages.set(type.name, page);
      }
      return mapSchema(renamed, {
        [MapperKind.QUERY_ROOT_FIELD]: (field: GraphQLFieldConfig<unknown, unknown>, name) => {
          const original = schema.getQueryType()?.getFields()[name];
          const page = original ? pages.get(getNamedType(original.type).name) : undefined;
          if (!page) return field;
          const { page: _page, limit: _limit, ...args } = field.args ?? {};
          const has = getNamedType(schema.getQueryType()?.getFields()[name]?.type as GraphQLOutputType);
          const own = isObjectType(has) ? Object.keys(has.getFields()) : [];
          lists.set(name, {
            figures: FIGURES.filter((figure) => own.includes(figure)),
          });
          return {
            ...field,
            type: page,
            args: { ...args, page: { type: input, description: 'Which page.' } },
          };
        },
      });
    },
    transformRequest(request): ExecutionRequest {
      const document = keepUsedVariables({
        ...request.document,
        definitions: request.document.definitions.map((definition) => {
          if (definition.kind !== Kind.OPERATION_DEFINITION) return definition;
          const selections = definition.selectionSet.selections.map((selection) => {
            const list = selection.kind === Kind.FIELD ? lists.get(selection.name.value) : undefined;
            if (!list || selection.kind !== Kind.FIELD) return selection;
            return toIndexList(selection, request, { input, ...list });
          });
          return { ...definition, selectionSet: { ...definition.selectionSet, selections } };
        }),
      });
      return { ...request, document };
    },
    transformResult(result): ExecutionResult {
      if (!result.data) return result;
      const data = Object.fromEntries(
        Object.entries(result.data as Record<string, unknown>).map(([key, value]) => [
          key,
          isIndexList(value) ? toPage(value) : value,
        ]),
      );
      return { ...result, data };
    },
  };
}

function isList(type: GraphQLNamedType): type is GraphQLObjectType {
  return isObjectType(type) && LIST.test(type.name) && 'totalPages' in type.getFields();
}

interface IndexList {
  __typename?: string;
  totalPages: number;
  totalCount: number;
  currentPage: number;
  limitValue: number;
  totalIsCapped?: boolean;
}

function isIndexList(value: unknown): value is IndexList {
  return typeof value === 'object' && value !== null && 'limitValue' in value;
}

/** Rows keep their selected names; figures get the keys of a REST list, from which PageInfo is read. */
function toPage({
  totalPages: _totalPages,
  totalCount,
  currentPage,
  limitValue,
  totalIsCapped = false,
  ...rows
}: IndexList) {
  return {
    ...rows,
    ...(rows.__typename ? { __typename: rows.__typename.replace(LIST, 'Page') } : {}),
    page: currentPage,
    per_page: limitValue,
    total: totalCount,
    total_is_capped: totalIsCapped,
  };
}

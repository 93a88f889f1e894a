import {
  buildSchema,
  type DocumentNode,
  type GraphQLField,
  getNamedType,
  isInputObjectType,
  Kind,
  parse,
  visit,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { ABILITIES } from '../../schema/foundation/abilities.ts';
import { JOB_KINDS } from '../../schema/foundation/process/jobKinds.ts';
import { projectFiles, textOf } from './tree.ts';

const documents = projectFiles()
  .filter((path) => /^schema\/\w+\/.*\.graphql$/.test(path))
  .map((path): [string, DocumentNode] => [path, parse(textOf(path))]);

describe('the contract', () => {
  test('Job.kind names every kind of job', () => {
    const named = /Kind of job: ([^"]*)\./.exec(textOf('schema/foundation/graph/jobs.graphql'))?.[1] ?? '';
    expect(named.split(', ')).toEqual(JOB_KINDS.map((kind) => `\`${kind}\``));
  });

  test.each(documents)('%s describes every element', (_path, document) => {
    const silent: string[] = [];
    const trail: string[] = [];
    const enter = (node: { name: { value: string }; description?: unknown }) => {
      trail.push(node.name.value);
      if (!node.description) silent.push(trail.join('.'));
    };
    const described = { enter, leave: () => void trail.pop() };
    const extension = {
      enter: (node: { name: { value: string } }) => void trail.push(node.name.value),
      leave: () => void trail.pop(),
    };
    visit(document, {
      [Kind.OBJECT_TYPE_DEFINITION]: described,
      [Kind.INTERFACE_TYPE_DEFINITION]: described,
      [Kind.UNION_TYPE_DEFINITION]: described,
      [Kind.ENUM_TYPE_DEFINITION]: described,
      [Kind.ENUM_VALUE_DEFINITION]: described,
      [Kind.SCALAR_TYPE_DEFINITION]: described,
      [Kind.INPUT_OBJECT_TYPE_DEFINITION]: described,
      [Kind.INPUT_VALUE_DEFINITION]: described,
      [Kind.FIELD_DEFINITION]: described,
      [Kind.DIRECTIVE_DEFINITION]: described,
      [Kind.OBJECT_TYPE_EXTENSION]: extension,
      [Kind.INPUT_OBJECT_TYPE_EXTENSION]: extension,
    });
    expect(silent).toEqual([]);
  });

  test('every @ability names an ability that exists', () => {
    const unknown: string[] = [];
    for (const [path, document] of documents) {
      visit(document, {
        [Kind.DIRECTIVE]: (node) => {
          const parameters = node.name.value === 'ability' ? (node.arguments ?? []) : [];
          const values = parameters.flatMap(({ value }) =>
            value.kind === Kind.LIST ? value.values : [value],
          );
          for (const value of values) {
            if (value.kind === Kind.STRING && !ABILITIES.some((ability) => ability === value.value))
              unknown.push(`${path}: ${value.value}`);
          }
        },
      });
    }
    expect(unknown).toEqual([]);
  });

  test('root fields are nullable, mutations answer a union', () => {
    const wrong: string[] = [];
    for (const [path, document] of documents.filter(([path]) => !path.startsWith('schema/remote/'))) {
      for (const definition of document.definitions) {
        if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION && definition.kind !== Kind.OBJECT_TYPE_EXTENSION)
          continue;
        for (const field of definition.fields ?? []) {
          const isNonNull = field.type.kind === Kind.NON_NULL_TYPE;
          if (definition.name.value === 'Query' && isNonNull) wrong.push(`${path}: ${field.name.value}`);
          if (definition.name.value === 'Mutation' && !resultName(field.type).endsWith('Result'))
            wrong.push(`${path}: ${field.name.value}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('TRY-1: every mutation can be tried', () => {
    const schema = buildSchema(textOf('schema/gateway.graphql'));
    const inputsOf = ({ args }: GraphQLField<unknown, unknown>) =>
      args.flatMap(({ name, type }) => {
        const named = getNamedType(type);
        return isInputObjectType(named) ? Object.keys(named.getFields()) : [name];
      });
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    expect(mutations.filter((one) => !inputsOf(one).includes('dryRun')).map(({ name }) => name)).toEqual([]);
    expect(mutations.length).toBeGreaterThan(80);
  });
});

function resultName(type: { kind: string; type?: unknown; name?: { value: string } }): string {
  return type.name?.value ?? resultName(type.type as never);
}

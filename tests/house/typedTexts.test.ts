import { buildASTSchema, getNamedType, isInputObjectType, parse, visit } from 'graphql';
import { expect, test } from 'vitest';
import { PLAIN_TEXTS, TYPED_TEXTS } from '../../web/data/typedTexts.ts';
import { projectFiles, textOf } from './tree.ts';

const schema = buildASTSchema(parse(textOf('schema/gateway.graphql')));

/** Names of all texts that the queries of the web send as variables, those within inputs included. */
function textsOfQueries(): Set<string> {
  const texts = new Set<string>();
  const visited = new Set<string>();
  const add = (name: string, typeName: string): void => {
    const type = schema.getType(typeName);
    if (typeName === 'String') texts.add(name);
    if (!isInputObjectType(type) || visited.has(typeName)) return;
    visited.add(typeName);
    for (const field of Object.values(type.getFields())) add(field.name, getNamedType(field.type).name);
  };
  for (const path of projectFiles().filter((one) => /^operations\/.*\.graphql$/.test(one)))
    visit(parse(textOf(path)), {
      OperationDefinition: ({ operation }) => (operation === 'query' ? undefined : false),
      VariableDefinition: ({ variable, type }) => {
        let named = type;
        while (named.kind !== 'NamedType') named = named.type;
        add(variable.name.value, named.name.value);
      },
    });
  return texts;
}

test('every text that a query sends is known as typed by a person or as plain, and no other', () => {
  const names = [...TYPED_TEXTS, ...PLAIN_TEXTS];
  expect([...textsOfQueries()].sort()).toEqual([...new Set(names)].sort());
  expect(new Set(names).size).toBe(names.length);
});

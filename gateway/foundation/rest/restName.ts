import { type DirectiveNode, isInputObjectType, Kind } from 'graphql';
import { ownSchema } from '../../sdl/sdl.ts';
import { snakeOf } from './casing.ts';

/** A field, argument or input field of the gateway's own schema. */
interface Named {
  name: string;
  astNode?: { directives?: readonly DirectiveNode[] | undefined } | null | undefined;
}

/** Name in REST: the one that `@restName` declares, else the same name in snake_case. */
export function restNameOf({ name, astNode }: Named): string {
  const directive = astNode?.directives?.find((one) => one.name.value === 'restName');
  const value = directive?.arguments?.find((one) => one.name.value === 'is')?.value;
  return value?.kind === Kind.STRING ? value.value : snakeOf(name);
}

/** Declared names of an input, for a resolver that calls REST itself: to spell its body, and to translate refusals back. */
export function declaredNames(input: string): {
  restNames: Record<string, string>;
  names: Record<string, string>;
} {
  const type = ownSchema.getType(input);
  if (!isInputObjectType(type)) throw new Error(`${input} is no input.`);
  const declared = Object.values(type.getFields())
    .map((field) => [field.name, restNameOf(field)] as const)
    .filter(([name, restName]) => restName !== snakeOf(name));
  return {
    restNames: Object.fromEntries(declared),
    names: Object.fromEntries(declared.map(([name, restName]) => [restName, name])),
  };
}

import { textOf } from '../house/tree.ts';

/** A parameter of an operation, as the contract describes it. */
export interface ContractParameter {
  name: string;
  in: string;
  required?: boolean;
}

/** One operation of the platform's contract. */
export interface ContractOperation {
  operationId: string;
  method: string;
  path: string;
  parameters: readonly ContractParameter[];
}

interface Contract {
  paths: Record<string, Record<string, { operationId: string; parameters?: ContractParameter[] }>>;
}

/** Every operation that the platform offers. */
export const OPERATIONS: readonly ContractOperation[] = Object.entries(
  (JSON.parse(textOf('schema/platform.openapi.json')) as Contract).paths,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId, parameters = [] }]) => ({
    operationId,
    method: method.toUpperCase(),
    path,
    parameters,
  })),
);

/** The operation of this name; throws if there is none. */
export function operationOf(operationId: string): ContractOperation {
  const operation = OPERATIONS.find((one) => one.operationId === operationId);
  if (!operation) throw new Error(`The contract has no operation ${operationId}`);
  return operation;
}

/** Whether the operation takes a parameter of this name, in whichever place. */
export function takes(operation: ContractOperation, name: string): boolean {
  return operation.parameters.some((parameter) => parameter.name === name);
}

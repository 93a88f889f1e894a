// Interface of `catalog`: other capabilities import only these names, and its tables and routes.
export { providerShape } from './providers/shape.ts';

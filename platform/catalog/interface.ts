// What other capabilities may import of `catalog`, besides its tables and routes.
export { providerShape } from './providers/shape.ts';

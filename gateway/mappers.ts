/** GraphQL types → the JSON that their resolvers receive, as exported by gateway/models.ts. */
export const mappers: Record<string, string> = {};

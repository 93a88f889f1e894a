/** A noun of an advertiser that is made and saved by its name: `POST /api/advertisers/{id}/{path}`, `PUT /api/{path}/{id}`. */
export interface PlainNoun {
  path: string;
  /** Key of the row in the answers to both. */
  row: string;
  /** Operations of the contract. */
  create: string;
  update: string;
}

/** Every such noun, one line each: what holds for all nouns (two editors, swapped ids) is tested with each of them. */
export const PLAIN_NOUNS: readonly PlainNoun[] = [
  { path: 'credentials', row: 'credential', create: 'createCredential', update: 'updateCredential' },
];

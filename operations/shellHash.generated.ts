/** Hash of the shell's document in manifest.json. */
export const shellHash = '5cc5937f007402e31e2dbc3bfa628c61ff73f02700556f94f2271921c1ad0bf0';

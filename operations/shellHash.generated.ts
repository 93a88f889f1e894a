/** Hash of the shell's document in manifest.json. */
export const shellHash = 'e26e78e7d24631245042635c4ed5575075fcb40020e5f4809fca496e9b546eb4';

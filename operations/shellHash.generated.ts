/** Hash of the shell's document in manifest.json. */
export const shellHash = '91b0c9ad25fd506e64790a0f7d08dfda6e15c0728cb6485306061d42da34eb3b';

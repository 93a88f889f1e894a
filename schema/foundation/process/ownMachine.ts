/** True if an address is one of this machine, which no network carries. */
export const isOwnMachine = ({ hostname }: URL): boolean =>
  ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** True if what is sent to an HTTP address is encrypted, or stays on this machine. */
export const isPrivateAddress = (address: URL): boolean =>
  address.protocol === 'https:' || isOwnMachine(address);

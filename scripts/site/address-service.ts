import { UsageError } from '../content/usage-error.ts';

const NAME = 'VITE_ADDRESS_SERVICE';

/**
 * Where the address-lookup service is: what VITE_ADDRESS_SERVICE says, without a slash at its end; empty where it is
 * this very site, as with the sandbox. The build and the server have to be told the same.
 *
 * @throws UsageError for what is no address of a server
 */
export function addressService(given = process.env[NAME] ?? ''): string {
  const address = given.trim().replace(/\/+$/, '');
  if (address === '') return '';
  if (/^https?:\/\/[^?#]+$/.test(address) && URL.canParse(address)) return address;
  throw new UsageError(
    `${NAME} is "${given}", which is no address of a server. Write it as https://kleber.example.com, or leave it out.`,
  );
}

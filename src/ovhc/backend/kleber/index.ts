import type { KleberRecord } from '#types/api/kleber';
import { askKleber } from './ask.ts';

/** The maximum number of suggestions (§7, §9). */
const LIMIT = 8;

/** Returns true if there may be more results than the limit. */
export function isTruncated(found: readonly KleberRecord[]): boolean {
  return found.length >= LIMIT;
}

/** Searches addresses that match a text; each has its full line and its place. Throws like `askKleber`. */
export function searchAddresses(text: string, signal?: AbortSignal): Promise<KleberRecord[]> {
  return askKleber(
    {
      Method: 'DataTools.Capture.Address.Predictive.AuPaf.SearchAddress',
      AddressLine: text,
      ResultLimit: String(LIMIT),
    },
    signal,
  );
}

/** Fetches all parts of the address with an id; undefined if it does not exist. Throws like `askKleber`. */
export async function retrieveAddress(
  recordId: string,
  signal?: AbortSignal,
): Promise<KleberRecord | undefined> {
  const [address] = await askKleber(
    { Method: 'DataTools.Capture.Address.Predictive.AuPaf.RetrieveAddress', RecordId: recordId },
    signal,
  );
  return address;
}

/** Searches suburbs and towns by name; each has its state. Throws like `askKleber`. */
export function searchLocalities(text: string, signal?: AbortSignal): Promise<KleberRecord[]> {
  return askKleber(
    {
      Method: 'DataTools.Capture.Address.Reverse.AuPaf.SearchLocality',
      Locality: text,
      ResultLimit: String(LIMIT),
    },
    signal,
  );
}

/** Fetches all postcodes of a suburb or town. Throws like `askKleber`. */
export async function localityPostcodes(
  locality: string,
  state: string,
  signal?: AbortSignal,
): Promise<string[]> {
  const found = await askKleber(
    {
      Method: 'DataTools.Capture.Address.Reverse.AuPaf.RetrieveLocalityPostcodes',
      Locality: locality,
      State: state,
    },
    signal,
  );
  return [...new Set(found.flatMap(({ Postcode }) => Postcode || []))];
}

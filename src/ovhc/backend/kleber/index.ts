import type { KleberRecord } from '#types/api/kleber';
import { askKleber } from './ask.ts';

/** The limit of suggestions (§7, §9). */
const LIMIT = 8;

/** Returns true where an answer may be cut off at the limit. */
export function isTruncated(found: readonly KleberRecord[]): boolean {
  return found.length >= LIMIT;
}

/** Searches the addresses that go with what was typed, each in one line and its place. It throws as `askKleber` does. */
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

/** Fetches the address of that id, in all its parts; undefined where there is none. It throws as `askKleber` does. */
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

/** Searches the suburbs and towns whose names go with what was typed, each with its state. It throws as `askKleber` does. */
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

/** Fetches all postcodes of a suburb or town. It throws as `askKleber` does. */
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

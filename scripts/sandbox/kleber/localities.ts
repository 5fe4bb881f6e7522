import type { KleberRecord } from '#types/api/kleber';
import { addresses } from '../data/addresses.ts';
import { localities } from '../data/localities.ts';
import { searchText } from '../search-words.ts';

/** The localities whose names begin with what was typed, one for each state that has such a name. */
export function searchLocality(typed: string): KleberRecord[] {
  const start = searchText(typed);
  if (start === '') return [];
  const found = localities.filter(({ name }) => searchText(name).startsWith(start));
  return found.map(({ name, state }) => ({ Locality: name, State: state }));
}

const isSame = (text: string, typed: string) => searchText(text) === searchText(typed);

function addressesIn(name: string, postcode: string): number {
  return addresses.filter(({ Locality, Postcode }) => Locality === name && Postcode === postcode).length;
}

/** Every postcode of the locality, which is named in full. */
export function retrievePostcodes(typedName: string, typedState: string): KleberRecord[] {
  const found = localities.filter(({ name, state }) => isSame(name, typedName) && isSame(state, typedState));
  return found.flatMap(({ name, state, postcodes }) =>
    postcodes.map((postcode) => ({
      Locality: name,
      State: state,
      Postcode: postcode,
      StreetAddressCount: String(addressesIn(name, postcode)),
      // the sandbox has no PO boxes
      PostalAddressCount: '0',
    })),
  );
}

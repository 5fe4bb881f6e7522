import type { KleberRecord } from '#types/api/kleber';
import { type Address, addresses } from '../data/addresses.ts';
import { searchWords } from '../search-words.ts';

/** The parts of an address that a search looks at, which are those it shows too. */
const shownOf = ({ AddressLine, Locality, State, Postcode }: Address) => ({
  AddressLine,
  Locality,
  State,
  Postcode,
});

const recordIdOf = ({ DPID }: Address) => `AuPaf|${DPID}`;

/** The addresses in which each word typed begins some word: "12 smith par" is 12 SMITH STREET, PARRAMATTA. */
export function searchAddress(typed: string): KleberRecord[] {
  const typedWords = searchWords(typed);
  if (typedWords.length === 0) return [];
  const found = addresses.filter((address) => {
    const words = searchWords(Object.values(shownOf(address)).join(' '));
    return typedWords.every((start) => words.some((word) => word.startsWith(start)));
  });
  return found.map((address) => ({ RecordId: recordIdOf(address), ...shownOf(address) }));
}

/** The one address of this id in all its parts; none where no search gave the id. */
export function retrieveAddress(recordId: string): KleberRecord[] {
  return addresses.filter((address) => recordIdOf(address) === recordId).map((address) => ({ ...address }));
}

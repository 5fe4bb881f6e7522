import type { KleberRecord } from '#types/api/kleber';
import type { Json, JsonObject } from '../../../engine/form/paths.ts';

/** The parts of an address by the names of its fields (§3), as far as they are known. */
export interface Address extends JsonObject {
  addresslineOne?: string;
  addresslineTwo?: string;
  suburb?: string;
  state?: string;
  postCode?: string;
  /** It is entered by hand; without this, it was chosen. */
  isManual?: true;
}

/**
 * The value of the field: an address, or what was typed to find one. The text does not fit the field's schema, which
 * asks for an object; so it is invalid, and it is not lost.
 */
export type AddressValue = Address | string;

function addressIn(value: Json | undefined): Address | undefined {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
    ? (value as Address)
    : undefined;
}

/** The address that is entered by hand. */
export function manualAddress(value: Json | undefined): Address | undefined {
  const address = addressIn(value);
  return address?.isManual ? address : undefined;
}

/** The address that was chosen from the search. */
export function chosenAddress(value: Json | undefined): Address | undefined {
  const address = addressIn(value);
  return address?.isManual ? undefined : address;
}

const joined = (parts: readonly (string | undefined)[], by: string) => parts.filter(Boolean).join(by);

/** An address in one line, as an envelope has it: 12 SMITH STREET, PARRAMATTA NSW 2150. */
export function lineOf({ addresslineOne, addresslineTwo, suburb, state, postCode }: Address): string {
  return joined([addresslineOne, addresslineTwo, joined([suburb, state, postCode], ' ')], ', ');
}

/** Returns the text in the search field for a value. */
export function searchText(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  const chosen = chosenAddress(value);
  return chosen ? lineOf(chosen) : '';
}

/** Reads an address from the text of the search: its first line or, if it ends as the last one did, all of it. */
export function amended(text: string, last: Address | undefined): Address {
  const tail = last && lineOf({ ...last, addresslineOne: '', addresslineTwo: '' });
  if (last && tail && text.endsWith(`, ${tail}`))
    return { ...last, addresslineOne: text.slice(0, -tail.length - 2) };
  return text ? { addresslineOne: text } : {};
}

/** Tells whether only the beginning of the first line is known, and it fits: then this address is the one. */
export function beginsWith({ addresslineOne = '' }: Address, known: Address): boolean {
  const { addresslineOne: start = '', ...others } = known;
  const isLine = Object.keys(others).length === 0;
  return isLine && addresslineOne.toLowerCase().startsWith(start.toLowerCase());
}

/** Returns the address of a lookup's answer, without the parts that it leaves empty. */
export function addressOf({ AddressLine, Locality, State, Postcode }: KleberRecord): Address {
  const parts = { addresslineOne: AddressLine, suburb: Locality, state: State, postCode: Postcode };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part));
}

import type { KleberRecord } from '#types/api/kleber';
import { isObject, type Json, type JsonObject } from '../../../engine/form/paths.ts';

/** The known parts of an address by field name (§3). */
export interface Address extends JsonObject {
  addresslineOne?: string;
  addresslineTwo?: string;
  suburb?: string;
  state?: string;
  postCode?: string;
  /** True for manual entry; otherwise the address was chosen. */
  isManual?: true;
}

/**
 * The field's value: an address, or the search text. The schema requires an object, so the text is invalid but not
 * lost.
 */
export type AddressValue = Address | string;

function addressIn(value: Json | undefined): Address | undefined {
  return isObject(value) ? (value as Address) : undefined;
}

/** A manual address. */
export function manualAddress(value: Json | undefined): Address | undefined {
  const address = addressIn(value);
  return address?.isManual ? address : undefined;
}

/** An address chosen from the search. */
export function chosenAddress(value: Json | undefined): Address | undefined {
  const address = addressIn(value);
  return address?.isManual ? undefined : address;
}

const joined = (parts: readonly (string | undefined)[], by: string) => parts.filter(Boolean).join(by);

/** An address in one line, as on an envelope: 12 SMITH STREET, PARRAMATTA NSW 2150. */
export function lineOf({ addresslineOne, addresslineTwo, suburb, state, postCode }: Address): string {
  return joined([addresslineOne, addresslineTwo, joined([suburb, state, postCode], ' ')], ', ');
}

/** Returns an address in one line. A text that was only searched for stays as it was typed. */
export function display(value: Json): string {
  return isObject(value) ? lineOf(value as Address) : String(value);
}

/** Returns the search text for a value. */
export function searchText(value: Json | undefined): string {
  if (typeof value === 'string') return value;
  const chosen = chosenAddress(value);
  return chosen ? lineOf(chosen) : '';
}

/** Parses the search text as an address: only its first line, or all of it if it ends like the last address. */
export function addressFromSearch(text: string, last: Address | undefined): Address {
  const tail = last && lineOf({ ...last, addresslineOne: '', addresslineTwo: '' });
  if (last && tail && text.endsWith(`, ${tail}`))
    return { ...last, addresslineOne: text.slice(0, -tail.length - 2) };
  return text ? { addresslineOne: text } : {};
}

/** Returns true if only the beginning of the first line is known and it matches this address. */
export function matchesStart({ addresslineOne = '' }: Address, known: Address): boolean {
  const { addresslineOne: start = '', ...others } = known;
  const isLine = Object.keys(others).length === 0;
  return isLine && addresslineOne.toLowerCase().startsWith(start.toLowerCase());
}

/** Returns the address in a lookup's answer without its empty parts. */
export function addressOf({ AddressLine, Locality, State, Postcode }: KleberRecord): Address {
  const parts = { addresslineOne: AddressLine, suburb: Locality, state: State, postCode: Postcode };
  return Object.fromEntries(Object.entries(parts).filter(([, part]) => part));
}

import type { Searchable } from '../../../engine/widgets/typeahead/use-search.ts';
import { searchAddresses, searchLocalities } from '../../backend/kleber/index.ts';
import { addressOf, lineOf } from './value.ts';

/** Both searches return the service's records, each with its display text. */
const withLine = <Found extends Parameters<typeof addressOf>[0]>(record: Found) => ({
  ...record,
  line: lineOf(addressOf(record)),
});

/** Addresses, by their beginning. */
export const addresses: Searchable = {
  search: async (text, signal) => (await searchAddresses(text, signal)).map(withLine),
};

/** Suburbs and towns by name, with their states. */
export const localities: Searchable = {
  search: async (text, signal) => (await searchLocalities(text, signal)).map(withLine),
};

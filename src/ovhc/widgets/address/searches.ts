import type { Searchable } from '../../../engine/widgets/typeahead/use-search.ts';
import { searchAddresses, searchLocalities } from '../../backend/kleber/index.ts';
import { addressOf, lineOf } from './value.ts';

/** Both searches answer with the service's own records, each with the line that people read. */
const withLine = <Found extends Parameters<typeof addressOf>[0]>(record: Found) => ({
  ...record,
  line: lineOf(addressOf(record)),
});

/** Addresses, by as much of one as is typed. */
export const addresses: Searchable = {
  search: async (text, signal) => (await searchAddresses(text, signal)).map(withLine),
};

/** Suburbs and towns by their names, each with its state. */
export const localities: Searchable = {
  search: async (text, signal) => (await searchLocalities(text, signal)).map(withLine),
};

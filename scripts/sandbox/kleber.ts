import type { KleberQuery, KleberRecord } from '#types/api/kleber';
import { type Locality, localities, type Street, streets } from './data/index.ts';
import { searchText, searchWords } from './search-words.ts';

/** An address in Kleber's parts. Absent parts are empty. */
export type Address = Record<
  | 'DPID'
  | 'AddressLine'
  | 'UnitType'
  | 'UnitNumber'
  | 'StreetNumber1'
  | 'StreetName'
  | 'StreetType'
  | 'Locality'
  | 'State'
  | 'Postcode',
  string
>;

/** Eight digits, as long as real delivery point identifiers are. */
const FIRST_DPID = 30_000_001;

const DEFAULT_LIMIT = '10';

function streetAddresses({ name, type, numbers }: Street) {
  return numbers.map((address) => {
    const [number = '', unit = ''] = address.split('/').reverse();
    const unitType = unit && 'UNIT';
    return {
      AddressLine: [unitType, unit, number, name, type].filter(Boolean).join(' '),
      UnitType: unitType,
      UnitNumber: unit,
      StreetNumber1: number,
      StreetName: name,
      StreetType: type,
    };
  });
}

function localityAddresses({ name, state, postcodes }: Locality) {
  return streets.flatMap((street, index) => {
    const Postcode = postcodes[index % postcodes.length] ?? '';
    return streetAddresses(street).map((address) => ({ ...address, Locality: name, State: state, Postcode }));
  });
}

/** Every address of the sandbox. The same at each start. */
export const addresses: Address[] = localities
  .flatMap(localityAddresses)
  .map((address, index) => ({ DPID: String(FIRST_DPID + index), ...address }));

const recordIdOf = ({ DPID }: Address) => `AuPaf|${DPID}`;

const shownParts = ({ AddressLine, Locality, State, Postcode }: Address) => ({
  AddressLine,
  Locality,
  State,
  Postcode,
});

/** Finds addresses in which each typed word starts some word: "12 smith par" is 12 SMITH STREET, PARRAMATTA. */
function searchAddress(typed: string): KleberRecord[] {
  const typedWords = searchWords(typed);
  if (typedWords.length === 0) return [];
  const found = addresses.filter((address) => {
    const words = searchWords(Object.values(shownParts(address)).join(' '));
    return typedWords.every((start) => words.some((word) => word.startsWith(start)));
  });
  return found.map((address) => ({ RecordId: recordIdOf(address), ...shownParts(address) }));
}

/** Finds localities whose names start with the typed text, one for each state that has the name. */
function searchLocality(typed: string): KleberRecord[] {
  const start = searchText(typed);
  if (start === '') return [];
  const found = localities.filter(({ name }) => searchText(name).startsWith(start));
  return found.map(({ name, state }) => ({ Locality: name, State: state }));
}

const isSame = (text: string, typed: string) => searchText(text) === searchText(typed);

function countAddresses(name: string, postcode: string): number {
  return addresses.filter(({ Locality, Postcode }) => Locality === name && Postcode === postcode).length;
}

function retrievePostcodes(typedName: string, typedState: string): KleberRecord[] {
  const found = localities.filter(({ name, state }) => isSame(name, typedName) && isSame(state, typedState));
  return found.flatMap(({ name, state, postcodes }) =>
    postcodes.map((postcode) => ({
      Locality: name,
      State: state,
      Postcode: postcode,
      StreetAddressCount: String(countAddresses(name, postcode)),
      // the sandbox has no PO boxes
      PostalAddressCount: '0',
    })),
  );
}

interface Method {
  required: ('AddressLine' | 'RecordId' | 'Locality' | 'State')[];
  find(query: KleberQuery): KleberRecord[];
}

/** Kleber's methods in the sandbox, by their full names. */
export const methods: Record<KleberQuery['Method'], Method> = {
  'DataTools.Capture.Address.Predictive.AuPaf.SearchAddress': {
    required: ['AddressLine'],
    find: ({ AddressLine = '', ResultLimit = DEFAULT_LIMIT }) =>
      searchAddress(AddressLine).slice(0, Number(ResultLimit)),
  },
  'DataTools.Capture.Address.Predictive.AuPaf.RetrieveAddress': {
    required: ['RecordId'],
    find: ({ RecordId = '' }) =>
      addresses.filter((address) => recordIdOf(address) === RecordId).map((address) => ({ ...address })),
  },
  'DataTools.Capture.Address.Reverse.AuPaf.SearchLocality': {
    required: ['Locality'],
    find: ({ Locality = '', ResultLimit = DEFAULT_LIMIT }) =>
      searchLocality(Locality).slice(0, Number(ResultLimit)),
  },
  'DataTools.Capture.Address.Reverse.AuPaf.RetrieveLocalityPostcodes': {
    required: ['Locality', 'State'],
    find: ({ Locality = '', State = '' }) => retrievePostcodes(Locality, State),
  },
};

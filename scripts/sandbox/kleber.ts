import type { KleberQuery, KleberRecord } from '#types/api/kleber';
import localities from './data/localities.json' with { type: 'json' };
import streets from './data/streets.json' with { type: 'json' };
import { searchText, searchWords } from './search-words.ts';

/** The first delivery point identifier. Real ones have eight digits too. */
const FIRST_DPID = 30_000_001;

/** The addresses of each street, in Kleber's parts. House numbers are in Australian format: 12, or 4/27 for a unit. */
const streetAddresses = streets.map(({ name, type, numbers }) =>
  numbers.map((address) => {
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
  }),
);

/** All addresses of the sandbox: each street in each locality. BANKSIA HEIGHTS and its two postcodes are invented. */
export const addresses = localities
  .flatMap(({ name, state, postcodes }) =>
    streetAddresses.flatMap((street, index) => {
      const Postcode = postcodes[index % postcodes.length] ?? '';
      return street.map((address) => ({ ...address, Locality: name, State: state, Postcode }));
    }),
  )
  .map((address, index) => ({ DPID: String(FIRST_DPID + index), ...address }));

/** Finds the addresses in which each typed word starts a word: "12 smith par" finds 12 SMITH STREET, PARRAMATTA. */
function searchAddress(typed: string): KleberRecord[] {
  const typedWords = searchWords(typed);
  if (typedWords.length === 0) return [];
  return addresses.flatMap(({ DPID, AddressLine, Locality, State, Postcode }) => {
    const words = searchWords([AddressLine, Locality, State, Postcode].join(' '));
    const isMatch = typedWords.every((start) => words.some((word) => word.startsWith(start)));
    return isMatch ? [{ RecordId: `AuPaf|${DPID}`, AddressLine, Locality, State, Postcode }] : [];
  });
}

/** Finds the localities whose names start with the typed text. A name in two states gives two results. */
function searchLocality(typed: string): KleberRecord[] {
  const start = searchText(typed);
  const found = localities.filter(({ name }) => start !== '' && searchText(name).startsWith(start));
  return found.map(({ name, state }) => ({ Locality: name, State: state }));
}

function retrievePostcodes(typedName: string, typedState: string): KleberRecord[] {
  const isSame = (text: string, typed: string) => searchText(text) === searchText(typed);
  const found = localities.filter(({ name, state }) => isSame(name, typedName) && isSame(state, typedState));
  return found.flatMap(({ name, state, postcodes }) =>
    postcodes.map((postcode) => ({
      Locality: name,
      State: state,
      Postcode: postcode,
      StreetAddressCount: String(
        addresses.filter(({ Locality, Postcode }) => Locality === name && Postcode === postcode).length,
      ),
      // the sandbox has no PO boxes
      PostalAddressCount: '0',
    })),
  );
}

interface Method {
  required: ('AddressLine' | 'RecordId' | 'Locality' | 'State')[];
  find(query: KleberQuery): KleberRecord[];
}

const limited = (found: KleberRecord[], { ResultLimit = '10' }: KleberQuery) =>
  found.slice(0, Number(ResultLimit));

/** Kleber's methods in the sandbox, by their full names. */
export const methods: Record<KleberQuery['Method'], Method> = {
  'DataTools.Capture.Address.Predictive.AuPaf.SearchAddress': {
    required: ['AddressLine'],
    find: (query) => limited(searchAddress(query.AddressLine ?? ''), query),
  },
  'DataTools.Capture.Address.Predictive.AuPaf.RetrieveAddress': {
    required: ['RecordId'],
    find: ({ RecordId }) => addresses.filter(({ DPID }) => RecordId === `AuPaf|${DPID}`),
  },
  'DataTools.Capture.Address.Reverse.AuPaf.SearchLocality': {
    required: ['Locality'],
    find: (query) => limited(searchLocality(query.Locality ?? ''), query),
  },
  'DataTools.Capture.Address.Reverse.AuPaf.RetrieveLocalityPostcodes': {
    required: ['Locality', 'State'],
    find: ({ Locality = '', State = '' }) => retrievePostcodes(Locality, State),
  },
};

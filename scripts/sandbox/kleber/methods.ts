import type { KleberQuery, KleberRecord } from '#types/api/kleber';
import { retrieveAddress, searchAddress } from './addresses.ts';
import { retrievePostcodes, searchLocality } from './localities.ts';

interface Method {
  /** Parameters that must not be empty. */
  needs: ('AddressLine' | 'RecordId' | 'Locality' | 'State')[];
  find(query: KleberQuery): KleberRecord[];
}

/** How many records a search gives that does not say. */
const DEFAULT_LIMIT = '10';

/** The methods of Kleber that the sandbox knows, by their full names. */
export const methods: Record<KleberQuery['Method'], Method> = {
  'DataTools.Capture.Address.Predictive.AuPaf.SearchAddress': {
    needs: ['AddressLine'],
    find: ({ AddressLine = '', ResultLimit = DEFAULT_LIMIT }) =>
      searchAddress(AddressLine).slice(0, Number(ResultLimit)),
  },
  'DataTools.Capture.Address.Predictive.AuPaf.RetrieveAddress': {
    needs: ['RecordId'],
    find: ({ RecordId = '' }) => retrieveAddress(RecordId),
  },
  'DataTools.Capture.Address.Reverse.AuPaf.SearchLocality': {
    needs: ['Locality'],
    find: ({ Locality = '', ResultLimit = DEFAULT_LIMIT }) =>
      searchLocality(Locality).slice(0, Number(ResultLimit)),
  },
  'DataTools.Capture.Address.Reverse.AuPaf.RetrieveLocalityPostcodes': {
    needs: ['Locality', 'State'],
    find: ({ Locality = '', State = '' }) => retrievePostcodes(Locality, State),
  },
};

import { type Locality, localities } from './localities.ts';
import { type Street, streets } from './streets.ts';

/** An address by the names that Kleber has for its parts; what it does not have is empty. */
export interface Address extends Door, Place {
  DPID: string;
}

type Door = Record<
  'AddressLine' | 'UnitType' | 'UnitNumber' | 'StreetNumber1' | 'StreetName' | 'StreetType',
  string
>;
type Place = Record<'Locality' | 'State' | 'Postcode', string>;

/** Eight digits, as long as real delivery point identifiers are. */
const FIRST_DPID = 30_000_001;

function doorsOf({ name, type, doors }: Street): Door[] {
  return doors.map((door) => {
    const [number = '', unit = ''] = door.split('/').reverse();
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

/** A locality's addresses: every street, each with one of the locality's postcodes. */
function addressesOf({ name, state, postcodes }: Locality): (Door & Place)[] {
  return streets.flatMap((street, index) => {
    const Postcode = postcodes[index % postcodes.length] ?? '';
    return doorsOf(street).map((door) => ({ ...door, Locality: name, State: state, Postcode }));
  });
}

/** Every address of the sandbox: the same at each start. */
export const addresses: Address[] = localities
  .flatMap(addressesOf)
  .map((address, index) => ({ DPID: String(FIRST_DPID + index), ...address }));

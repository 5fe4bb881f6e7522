/** A street that every locality has. */
export interface Street {
  name: string;
  type: string;
  /** What stands in it, as Australians write it: 12, or 4/27 for unit 4 of number 27. */
  doors: string[];
}

export const streets: Street[] = [
  { name: 'SMITH', type: 'STREET', doors: ['8', '12', '2/60'] },
  { name: 'KENT', type: 'STREET', doors: ['19', '4/27', '5/27'] },
  { name: 'ALBERT', type: 'ROAD', doors: ['14', '33', '208'] },
  { name: 'BANKSIA', type: 'AVENUE', doors: ['7', '1/22', '3/22'] },
  { name: 'BEACH', type: 'ROAD', doors: ['16', '29', '12/140'] },
  { name: 'CHURCH', type: 'STREET', doors: ['5', '11', '74'] },
  { name: "O'BRIEN", type: 'STREET', doors: ['2', '9', '3/31'] },
  { name: 'CHAPEL', type: 'LANE', doors: ['4', '6', '10'] },
  { name: 'CRICKET', type: 'PLACE', doors: ['1', '2', '3'] },
  { name: 'DARLING', type: 'PARADE', doors: ['18', '6/24', '7/24'] },
  { name: 'ELIZABETH', type: 'STREET', doors: ['20', '132', '15/300'] },
  { name: 'FLINDERS', type: 'STREET', doors: ['13', '57', '4/99'] },
  { name: 'GEORGE', type: 'STREET', doors: ['100', '3/212', '480'] },
  { name: 'GRANGE', type: 'CRESCENT', doors: ['2', '17', '23'] },
  { name: 'HIGH', type: 'STREET', doors: ['28', '1/150', '2/150'] },
  { name: 'JACARANDA', type: 'COURT', doors: ['3', '5', '8'] },
  { name: 'KING WILLIAM', type: 'ROAD', doors: ['21', '66', '9/120'] },
  { name: 'LAKEVIEW', type: 'DRIVE', doors: ['7', '15', '41'] },
  { name: 'MACQUARIE', type: 'STREET', doors: ['30', '5/78', '199'] },
  { name: 'NORTH', type: 'TERRACE', doors: ['10', '26', '8/55'] },
  { name: 'PACIFIC', type: 'HIGHWAY', doors: ['405', '2/612', '1010'] },
  { name: 'RAILWAY', type: 'PARADE', doors: ['9', '35', '3/48'] },
  { name: 'STATION', type: 'STREET', doors: ['1', '44', '10/52'] },
  { name: 'WATTLE', type: 'GROVE', doors: ['4', '12', '19'] },
];

import type { HealthFund } from '#types/api/getHealthFunds';

const NAMES = [
  'ACA Health Benefits Fund',
  'ahm',
  'AIA Health',
  'Allianz Care Australia',
  'Australian Unity',
  'Bupa',
  'CBHS',
  'CBHS Corporate Health',
  'Defence Health',
  "Doctors' Health Fund",
  'Emergency Services Health',
  'Frank',
  'GMHBA',
  'HBF',
  'HCF',
  'Health Partners',
  'health.com.au',
  'HIF',
  'Hunter Health Insurance',
  'Latrobe Health Services',
  'Medibank',
  'Navy Health',
  'nib',
  'Nurses & Midwives Health',
  'Peoplecare',
  'Phoenix Health Fund',
  'Police Health',
  'Teachers Health',
  'TUH Health Fund',
  'Westfund',
];

/** Health funds that a visitor may come from: names in their order, ids that are the sandbox's own. */
export const healthFunds: HealthFund[] = NAMES.map((HealthFundName, index) => ({
  HealthFundId: `F${101 + index}`,
  HealthFundName,
}));

import type { HealthFund } from '#types/api/getHealthFunds';
import type { Country } from '#types/data/country';
import type { ProductFeature } from '#types/data/product';
import type { VisaType } from '#types/data/visa-type';
import bankBranchData from './bank-branches.json' with { type: 'json' };
import countryData from './countries.json' with { type: 'json' };
import healthFundData from './health-funds.json' with { type: 'json' };
import localityData from './localities.json' with { type: 'json' };
import productData from './products.json' with { type: 'json' };
import streetData from './streets.json' with { type: 'json' };
import testAccountData from './test-accounts.json' with { type: 'json' };
import testCardData from './test-cards.json' with { type: 'json' };
import visaData from './visas.json' with { type: 'json' };

/** A product without its prices. */
export interface CatalogueProduct {
  hcfBundleId: string;
  /** Its name in paths. */
  slug: string;
  packageName: string;
  coverSummaryHeading: string;
  coverSummaryFeatures: ProductFeature[];
  hospitalCode: string;
  extraCode?: string;
  /** Cents a week for one person aged 35 or under with no excess. All prices follow from it. */
  baseWeeklyCents: number;
  /** The spelling of its price fields: priceWeekly or WeeklyPrice. §3 knows both. */
  priceSpelling: 'lowercase' | 'uppercase';
}

export interface Locality {
  name: string;
  state: string;
  postcodes: string[];
}

export interface Street {
  name: string;
  type: string;
  /** House numbers as Australians write them: 12, or 4/27 for unit 4 of number 27. */
  numbers: string[];
}

export type SubmissionOutcome = 'member' | 'case' | 'case-without-order' | 'failed';

export type FrameAnswer =
  | 'token'
  | 'token twice'
  | 'token late'
  | 'token after a challenge'
  | 'declined'
  | 'failure'
  | 'nothing';

interface TestCard {
  number: string;
  frame: FrameAnswer;
  /** The result of an application that is paid with it. */
  outcome: SubmissionOutcome;
  description: string;
}

/** The names of invented bank branches by BSB: the first two digits are a bank's, the third is its state. */
export const bankBranches: Readonly<Record<string, string>> = bankBranchData;

/** ISO 3166-1 alpha-3 codes. Not from `Intl.DisplayNames`, whose wording changes with the version of Node. */
export const countries: Country[] = countryData;

/** Health funds that a visitor may come from, by name. The ids are invented. */
export const healthFunds: HealthFund[] = healthFundData;

/** Localities by name, then state. BANKSIA HEIGHTS and its two postcodes are invented. */
export const localities: Locality[] = localityData;

export const streets: Street[] = streetData;

/** Cheapest first. */
export const products = productData as CatalogueProduct[];

/** Accounts with a special outcome. Any other is accepted, with a member number. */
export const testAccounts = testAccountData as (Pick<TestCard, 'outcome' | 'description'> & {
  accountNumber: string;
})[];

/** Cards with a special outcome. Any other valid card is treated like the first. */
export const testCards = testCardData as TestCard[];

/** Which visas are supported is each fund's choice; 500 needs student cover instead. */
export const visas: VisaType[] = visaData;

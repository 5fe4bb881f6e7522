import type { CountriesCall } from '#types/api/countries';
import type { SandboxCall } from '../call.ts';
import { countries } from '../data/countries.ts';

export const countriesCall: SandboxCall<CountriesCall> = {
  name: 'countries',
  method: 'GET',
  url: '/hcf/ovhc/countries',
  answer: () => countries,
};

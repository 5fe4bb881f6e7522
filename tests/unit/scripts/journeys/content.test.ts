import equal from 'fast-deep-equal';
import { describe, expect, test } from 'vitest';
import { readContent } from '../../../../scripts/content/read.ts';
import { mapSite } from '../../../../scripts/journeys/map.ts';
import { readSite } from '../../../../scripts/journeys/site/site.ts';
import bankBranches from '../../../../scripts/sandbox/data/bank-branches.json' with { type: 'json' };
import countries from '../../../../scripts/sandbox/data/countries.json' with { type: 'json' };
import healthFunds from '../../../../scripts/sandbox/data/health-funds.json' with { type: 'json' };
import visas from '../../../../scripts/sandbox/data/visas.json' with { type: 'json' };
import { addresses } from '../../../../scripts/sandbox/kleber.ts';
import { products } from '../../../../scripts/sandbox/products.ts';

const mapped = mapSite(readSite(readContent()));
const maps = mapped.map(({ map }) => map);
const mapAt = (name: string) => maps.find(({ file }) => file === `journeys/${name}.json`);
const visitsTo = (name: string, hash: string, part: object) => {
  const reaches = mapAt(name)?.reaches.filter((reach) => reach.hash === hash) ?? [];
  return reaches.filter(({ target }) => equal({ ...target, ...part }, target)).map(({ visit }) => visit);
};

describe('this project’s content', () => {
  test('has no unreachable parts and no dead ends', () => {
    expect(maps.flatMap(({ reaches }) => reaches.filter(({ visit }) => !visit))).toEqual([]);
    expect(maps.flatMap(({ deadEnds, searchLimits }) => [...deadEnds, ...searchLimits])).toEqual([]);
    expect(Math.min(...maps.map(({ paths }) => paths))).toBeGreaterThan(0);
  });

  test('§2: has the quote, the application and the confirmation in this order', () => {
    const names = ['quote', 'application', 'confirmation'];
    expect(maps.map(({ file }) => file)).toEqual(names.map((name) => `journeys/${name}.json`));
  });

  test('§2, §5, §8: reaches steps, reveals, alerts and messages with the answers that show them', () => {
    const visitTo = (name: string, hash: string, part: object) => visitsTo(name, hash, part)[0];
    const partnerAge = visitTo('quote', 'age', { kind: 'reveal', field: 'partnerAge' });
    expect(partnerAge).toMatchObject({ earlier: { 'cover-type': { coverType: 'D' } }, answers: {} });
    const at = (hash: string, target: object) => visitTo('application', hash, target);
    expect(at('partner-details', { kind: 'step' })?.shared).toEqual({ coverType: 'D' });
    expect(at('dependants-details', { kind: 'step' })?.shared).toEqual({ coverType: 'P' });
    const changed = { shared: { coverType: 'D' }, facts: { priceChangedBy: 'DOBPartner' } };
    expect(at('partner-details', { kind: 'alert' })).toMatchObject(changed);
    const unknownBranch = { paymentType: 'bankAccount', bsbNumber: [] };
    expect(at('payment', { field: 'bsbNumber', keyword: 'minItems' })?.answers).toEqual(unknownBranch);
    const phone = at('contact-details', { field: 'phoneNumber', keyword: 'pattern' });
    expect(phone?.answers).toMatchObject({ currentLocation: 'yes' });
    const grown = at('dependants-details', { field: 'dependants[0].DOBDependant', keyword: 'dateRange' });
    expect(grown?.answers.dependants).toHaveLength(1);
  });

  test('§2: shows the alert for a visa without cover at once and at later steps', () => {
    const answers = { visaType: [{ code: '500', name: 'Student visa', isSupported: false }] };
    expect(visitsTo('quote', 'visa-type', { kind: 'alert' })[0]?.answers).toEqual(answers);
    const later = visitsTo('quote', 'age', { kind: 'alert' });
    expect(later.map((visit) => visit?.earlier)).toEqual([{}, { 'visa-type': answers }]);
  });

  test('§2: shows a membership number or a case number in the confirmation', () => {
    const facts = mapAt('confirmation')?.reaches.map(({ visit }) => Object.keys(visit?.facts ?? {}).join());
    expect(facts).toEqual(expect.arrayContaining(['memberNumber', 'caseNumber']));
  });
});

describe('sample answers', () => {
  const sample = (name: string, hash: string) => mapAt(name)?.samples[hash];

  test('complete each step, the steps before it and the quote', () => {
    for (const { samples, reaches } of maps) {
      const steps = reaches.flatMap(({ hash, target }) => (target.kind === 'step' ? [hash] : []));
      expect(Object.keys(samples)).toEqual(steps);
    }
    const { shared, earlier = {} } = sample('application', 'payment') ?? {};
    expect(shared).toMatchObject({ coverType: 'S', age: 34, paymentFrequency: 'W' });
    const steps = ['cover-start', 'personal-details', 'contact-details', 'current-cover', 'declaration'];
    expect(Object.keys(earlier)).toEqual(steps);
  });

  const places = addresses.map(
    ({ AddressLine: addresslineOne, Locality: suburb, State: state, Postcode }) => {
      return { addresslineOne, suburb, state, postCode: Postcode };
    },
  );
  test.each<[unknown[], string, string, string]>([
    [visas, 'quote', 'visa-type', 'visaType'],
    [countries, 'application', 'personal-details', 'countryCitizenship'],
    [products.map(({ hcfBundleId }) => hcfBundleId), 'quote', 'select-cover', 'hcfBundleId'],
    [places, 'application', 'contact-details', 'address'],
  ])('choose a value of $3 that the sandbox has', (all, journey, hash, name) => {
    expect(all).toContainEqual([sample(journey, hash)?.answers[name]].flat()[0]);
  });

  const examplesOf = (name: string) => {
    const steps = mapped.flatMap(({ journey }) => journey.steps);
    return steps.flatMap(({ fields }) => fields.get(name)?.schema.examples ?? []).flat();
  };

  test('include a health fund and a BSB that the sandbox has', () => {
    expect(healthFunds).toContainEqual(examplesOf('currentFund')[0]);
    const samples = examplesOf('bsbNumber');
    const branches = Object.entries(bankBranches).map(([bsbNumber, branchName]) => {
      return { bsbNumber, branchName };
    });
    expect(samples).toHaveLength(1);
    expect(branches).toContainEqual(samples[0]);
  });
});

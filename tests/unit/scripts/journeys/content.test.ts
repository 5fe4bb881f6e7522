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
const visitTo = (name: string, hash: string, target: object) =>
  mapAt(name)?.reaches.find(
    (reach) => reach.hash === hash && equal({ ...reach.target, ...target }, reach.target),
  )?.visit;

const UNSUPPORTED = { visaType: [{ code: '500', name: 'Student visa', isSupported: false }] };

describe('the content', () => {
  test('everything can be reached, and every choice leads to the end', () => {
    expect(maps.flatMap(({ reaches }) => reaches.filter(({ visit }) => !visit))).toEqual([]);
    expect(maps.flatMap(({ deadEnds, searchLimits }) => [...deadEnds, ...searchLimits])).toEqual([]);
    expect(Math.min(...maps.map(({ paths }) => paths))).toBeGreaterThan(0);
  });

  test('§2: the quote comes before the application that reads it', () => {
    const names = ['quote', 'application', 'confirmation'];
    expect(maps.map(({ file }) => file)).toEqual(names.map((name) => `journeys/${name}.json`));
  });

  test('§2, §5, §8: steps, reveals, warnings and messages are reached by the answers that they are about', () => {
    const partnerAge = visitTo('quote', 'age', { kind: 'reveal', field: 'partnerAge' });
    expect(partnerAge).toMatchObject({ earlier: { 'cover-type': { coverType: 'D' } }, answers: {} });
    const at = (hash: string, target: object) => visitTo('application', hash, target);
    expect(at('partner-details', { kind: 'step' })?.told).toEqual({ coverType: 'D' });
    expect(at('dependants-details', { kind: 'step' })?.told).toEqual({ coverType: 'P' });
    const changed = { told: { coverType: 'D' }, facts: { priceChangedBy: 'DOBPartner' } };
    expect(at('partner-details', { kind: 'alert' })).toMatchObject(changed);
    const unknownBranch = { paymentType: 'bankAccount', bsbNumber: [] };
    expect(at('payment', { field: 'bsbNumber', keyword: 'minItems' })?.answers).toEqual(unknownBranch);
    const phone = at('contact-details', { field: 'phoneNumber', keyword: 'pattern' });
    expect(phone?.answers).toMatchObject({ currentLocation: 'yes' });
    const grown = at('dependants-details', { field: 'dependants[0].DOBDependant', keyword: 'dateRange' });
    expect(grown?.answers.dependants).toHaveLength(1);
  });

  test('§2: a visa without cover shows its alert at once, and at every later step', () => {
    expect(visitTo('quote', 'visa-type', { kind: 'alert' })?.answers).toEqual(UNSUPPORTED);
    const alerts = mapAt('quote')?.reaches.filter(
      ({ hash, target }) => hash === 'age' && target.kind === 'alert',
    );
    expect(alerts?.map(({ visit }) => visit?.earlier)).toEqual([{}, { 'visa-type': UNSUPPORTED }]);
  });

  test('§2: the confirmation has a membership number or a case number', () => {
    const facts = mapAt('confirmation')?.reaches.map(({ visit }) => Object.keys(visit?.facts ?? {}).join());
    expect(facts).toEqual(expect.arrayContaining(['memberNumber', 'caseNumber']));
  });
});

describe('sample answers', () => {
  const sample = (name: string, hash: string) => mapAt(name)?.samples[hash];

  test('each step has one, with all steps before it and the quote complete', () => {
    for (const { samples, reaches } of maps) {
      const steps = reaches.flatMap(({ hash, target }) => (target.kind === 'step' ? [hash] : []));
      expect(Object.keys(samples)).toEqual(steps);
    }
    const { told, earlier = {} } = sample('application', 'payment') ?? {};
    expect(told).toMatchObject({ coverType: 'S', age: 34, paymentFrequency: 'W' });
    expect(Object.keys(earlier).join(' ')).toBe(
      'cover-start personal-details contact-details current-cover declaration',
    );
  });

  test('what is chosen from a list exists in the sandbox', () => {
    const chosen = (journey: string, hash: string, name: string) =>
      [sample(journey, hash)?.answers[name]].flat()[0];
    expect(visas).toContainEqual(chosen('quote', 'visa-type', 'visaType'));
    expect(countries).toContainEqual(chosen('application', 'personal-details', 'countryCitizenship'));
    expect(healthFunds).toContainEqual(chosen('application', 'current-cover', 'currentFund'));
    const bundles = products.map(({ hcfBundleId }) => hcfBundleId);
    expect(bundles).toContain(chosen('quote', 'select-cover', 'hcfBundleId'));
    const places = addresses.map((known) => ({
      addresslineOne: known.AddressLine,
      suburb: known.Locality,
      state: known.State,
      postCode: known.Postcode,
    }));
    expect(places).toContainEqual(chosen('application', 'contact-details', 'address'));
  });

  test('the sample BSB has its branch in the sandbox', () => {
    const steps = mapped.flatMap(({ journey }) => journey.steps);
    const samples = steps.flatMap(({ fields }) => fields.get('bsbNumber')?.schema.examples ?? []).flat();
    const branches = Object.entries(bankBranches).map(([bsbNumber, branchName]) => ({
      bsbNumber,
      branchName,
    }));
    expect(samples).toHaveLength(1);
    expect(branches).toContainEqual(samples[0]);
  });
});

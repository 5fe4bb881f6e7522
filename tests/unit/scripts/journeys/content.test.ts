import equal from 'fast-deep-equal';
import { describe, expect, test } from 'vitest';
import type { JourneyMap, Visit } from '#types/data/journeys';
import { readContent } from '../../../../scripts/content/read.ts';
import { readSite } from '../../../../scripts/journeys/site/site.ts';
import {
  bankBranches,
  countries,
  healthFunds,
  products,
  visas,
} from '../../../../scripts/sandbox/data/index.ts';
import { addresses } from '../../../../scripts/sandbox/kleber.ts';
import { mapJourneys } from './site-of.ts';

const maps = mapJourneys(readContent());
const journey = (file: string): JourneyMap => {
  const found = maps.find((map) => map.file === `journeys/${file}.json`);
  if (!found) throw new Error(`There is no journey ${file}.`);
  return found;
};
const [quote, application, confirmation] = ['quote', 'application', 'confirmation'].map(journey);
const visitTo = (map: JourneyMap | undefined, hash: string, target: object): Visit | undefined =>
  map?.reaches.find((reach) => reach.hash === hash && equal({ ...reach.target, ...target }, reach.target))
    ?.visit;

const UNSUPPORTED = { visaType: [{ code: '500', name: 'Student visa', isSupported: false }] };

describe('npm run journeys: the content', () => {
  test('everything can be reached, and every choice leads to the end', () => {
    expect(maps.flatMap(({ reaches }) => reaches.filter(({ visit }) => !visit))).toEqual([]);
    expect(maps.flatMap(({ deadEnds, searchLimits }) => [...deadEnds, ...searchLimits])).toEqual([]);
    expect(Math.min(...maps.map(({ paths }) => paths))).toBeGreaterThan(0);
  });

  test('§2: the quote comes before the application that reads it', () => {
    expect(maps.map(({ file }) => file)).toEqual([
      'journeys/quote.json',
      'journeys/application.json',
      'journeys/confirmation.json',
    ]);
  });

  test('§2: a partner’s age is asked of those who have a partner', () => {
    expect(visitTo(quote, 'age', { kind: 'reveal', field: 'partnerAge' })).toMatchObject({
      earlier: { 'cover-type': { coverType: 'D' } },
      answers: {},
    });
  });

  test('§2: a visa without cover shows its alert at once, and at every later step', () => {
    expect(visitTo(quote, 'visa-type', { kind: 'alert' })?.answers).toEqual(UNSUPPORTED);
    const alerts = quote?.reaches.filter(({ hash, target }) => hash === 'age' && target.kind === 'alert');
    expect(alerts?.map(({ visit }) => visit?.earlier)).toEqual([{}, { 'visa-type': UNSUPPORTED }]);
  });

  test('§2: couples and families have a partner step, single parents and families a dependants step', () => {
    expect(visitTo(application, 'partner-details', { kind: 'step' })?.told).toEqual({ coverType: 'D' });
    expect(visitTo(application, 'dependants-details', { kind: 'step' })?.told).toEqual({ coverType: 'P' });
  });

  test('§2: the warning below a date of birth shows when it changed the price', () => {
    const alert = visitTo(application, 'partner-details', { kind: 'alert' });
    expect(alert).toMatchObject({ told: { coverType: 'D' }, facts: { priceChangedBy: 'DOBPartner' } });
  });

  test('§5, §8: an unknown BSB, a phone number of another country, and a child who is grown up', () => {
    expect(visitTo(application, 'payment', { field: 'bsbNumber', keyword: 'minItems' })?.answers).toEqual({
      paymentType: 'bankAccount',
      bsbNumber: [],
    });
    expect(
      visitTo(application, 'contact-details', { field: 'phoneNumber', keyword: 'pattern' })?.answers,
    ).toMatchObject({ currentLocation: 'yes' });
    const grown = visitTo(application, 'dependants-details', {
      field: 'dependants[0].DOBDependant',
      keyword: 'dateRange',
    });
    expect(grown?.answers.dependants).toHaveLength(1);
  });

  test('§2: the confirmation has a membership number or a case number', () => {
    const facts = confirmation?.reaches.map(({ visit }) => Object.keys(visit?.facts ?? {}).join());
    expect(facts).toEqual(expect.arrayContaining(['memberNumber', 'caseNumber']));
  });
});

describe('npm run journeys: sample answers', () => {
  const sample = (map: JourneyMap | undefined, hash: string) => map?.samples[hash];

  test('each step has one, with all steps before it and the quote complete', () => {
    for (const { samples, reaches } of maps) {
      const steps = reaches.flatMap(({ hash, target }) => (target.kind === 'step' ? [hash] : []));
      expect(Object.keys(samples)).toEqual(steps);
    }
    expect(sample(application, 'payment')?.told).toMatchObject({
      coverType: 'S',
      age: 34,
      paymentFrequency: 'W',
    });
    expect(Object.keys(sample(application, 'payment')?.earlier ?? {})).toEqual([
      'cover-start',
      'personal-details',
      'contact-details',
      'current-cover',
      'declaration',
    ]);
  });

  test('what is chosen from a list exists in the sandbox', () => {
    const chosen = (map: JourneyMap | undefined, hash: string, name: string) =>
      [sample(map, hash)?.answers[name]].flat()[0];
    expect(visas).toContainEqual(chosen(quote, 'visa-type', 'visaType'));
    expect(countries).toContainEqual(chosen(application, 'personal-details', 'countryCitizenship'));
    expect(healthFunds).toContainEqual(chosen(application, 'current-cover', 'currentFund'));
    const bundle = chosen(quote, 'select-cover', 'hcfBundleId');
    expect(products.map(({ hcfBundleId }) => hcfBundleId)).toContain(bundle);
    const places = addresses.map((known) => ({
      addresslineOne: known.AddressLine,
      suburb: known.Locality,
      state: known.State,
      postCode: known.Postcode,
    }));
    expect(places).toContainEqual(chosen(application, 'contact-details', 'address'));
  });

  test('the sample BSB has its branch in the sandbox', () => {
    const steps = readSite(readContent()).journeys.flatMap((each) => each.steps);
    const samples = steps.flatMap(({ fields }) => fields.get('bsbNumber')?.schema.examples ?? []).flat();
    const branches = Object.entries(bankBranches).map(([bsbNumber, branchName]) => ({
      bsbNumber,
      branchName,
    }));
    expect(samples).toHaveLength(1);
    expect(branches).toContainEqual(samples[0]);
  });
});

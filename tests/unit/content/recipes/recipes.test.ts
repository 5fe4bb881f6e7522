import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import insurer from '../../../../content/insurer.json' with { type: 'json' };
import { checkContent } from '../../../../scripts/content/check/index.ts';
import { runPage } from '../../../../scripts/content/compile/run-page.ts';
import { contentPage } from '../../../../scripts/site/host-page.ts';
import { siteModel } from '../../../../scripts/site/model.ts';
import { fill, fillNodes } from '../../../../src/engine/fill.ts';
import { answerOf, startSandbox } from '../../scripts/sandbox/support/sandbox.ts';
import { openJourney } from './journey.ts';
import { blockCount, contentAfter, fixtureSteps, recipes } from './recipes.ts';

function changesOf(recipe: string) {
  const changes = recipes.get(recipe);
  if (!changes) throw new Error(`There is no recipe "${recipe}" in content/README.md.`);
  return changes;
}

/** Opens a journey after a recipe, or after the first few of its changes. */
function after(recipe: string, journey: 'quote' | 'application' = 'application', changes?: number) {
  return openJourney(contentAfter(changesOf(recipe).slice(0, changes)), journey);
}

/** A test of each recipe's result. A recipe without a test fails. */
const promises: Record<string, () => Promise<void>> = {
  async 'Change a message'() {
    const one = (await after('Change a message', 'quote', 1)).visit('age', { age: 17 });
    expect(one.message('age')).toBe('Enter your age in years, from 18 to 100');
    const each = await after('Change a message', 'quote');
    expect(each.visit('age').message('age')).toBe('Enter the age');
    expect(each.visit('age', { age: 'x' }).message('age')).toBe('Enter the age in digits, for example 35');
    expect(each.visit('age', { age: 17 }).message('age')).toBe('You must be 18 or older');
    expect(each.visit('age', { age: 101 }).message('age')).toBe('Enter an age of 100 or less');
    const whole = (await after('Change a message')).visit('payment');
    expect(whole.problems).toMatchObject([{ text: 'You can pay as soon as we have your price' }]);
  },

  async 'Change a message in one step'() {
    const step = (await after('Change a message in one step', 'quote')).visit('age', {}, { coverType: 'D' });
    expect(step.message('partnerAge')).toBe('Enter your partner’s age, from 18 to 100');
    expect(step.message('age')).toBe('Enter an age between 18 and 100');
  },

  async 'Use {placeholders}'() {
    const { visit } = await after('Use {placeholders}');
    expect(visit('cover-start').alerts).toEqual([]);
    const facts = { productName: 'Top Cover' };
    const [alert] = visit('cover-start', {}, facts).alerts;
    const text = JSON.stringify(fillNodes(alert?.text ?? [], facts));
    expect(text).toContain('You are applying for Top Cover. Questions? Call us on ');
    expect(text).not.toMatch(/\{\w+\}/);
  },

  async 'Use an earlier answer'() {
    const { stepOf } = await after('Use an earlier answer');
    const { heading, reads } = stepOf('contact-details');
    expect(reads).toEqual(['firstName']);
    expect(fill(heading, { firstName: 'Ana' })).toBe('How can we reach you, Ana?');
    expect(fill(heading, {})).toBe('How can we reach you, traveller?');
  },

  async 'Change a fact of the insurer'() {
    const textsAfter = (count: number) => {
      const changes = changesOf('Change a fact of the insurer').slice(0, count);
      const { site, pages } = siteModel(contentAfter(changes));
      const landing = pages.find(({ kind }) => kind === 'landing');
      return { landing: JSON.stringify(landing?.content), footer: site.footer };
    };
    expect(textsAfter(1).landing).toContain('21 days to change your mind');
    expect(textsAfter(3).landing).toContain('We pay most claims within 2 working days.');
    expect(textsAfter(3).footer).toContain(insurer.sampleNotice);
    expect(textsAfter(4).footer).not.toContain(insurer.sampleNotice);
  },

  async 'Add a field'() {
    const { visit, stepOf } = await after('Add a field');
    const { fields, message } = visit('personal-details', { middleName: 'María 2' });
    expect(fields.middleName?.title).toBe('Middle name');
    expect(message('middleName')).toMatch(/^Use letters A to Z/);
    expect(visit('personal-details').message('middleName')).toBeUndefined();
    expect(visit('personal-details', { middleName: 'María' }).message('middleName')).toBeUndefined();
    const order = stepOf('personal-details').uiSchema['ui:order'] ?? [];
    expect(order[order.indexOf('firstName') + 1]).toBe('middleName');
  },

  async 'Add a choice'() {
    const { visit } = await after('Add a choice');
    const titles = { 'personal-details': 'title', 'partner-details': 'titlePartner' };
    for (const [step, field] of Object.entries(titles)) {
      const { fields, message } = visit(step, { [field]: 'Rev' });
      expect(fields[field]?.oneOf).toContainEqual({ const: 'Rev', title: 'Rev' });
      expect(message(field)).toBeUndefined();
      expect(visit(step, { [field]: 'Sir' }).message(field)).toBe('Choose a title');
    }
  },

  async 'Share a definition'() {
    const { visit, stepOf } = await after('Share a definition');
    const { fields, message, valid } = visit('partner-details');
    expect(fields.occupationPartner?.title).toBe('Your partner’s occupation');
    expect(message('occupationPartner')).toBe('Enter the occupation');
    expect(valid).toBe(false);
    const long = visit('partner-details', { occupationPartner: 'x'.repeat(41) });
    expect(long.message('occupationPartner')).toBe('Enter up to 40 characters');
    expect(stepOf('partner-details').uiSchema.occupationPartner).toMatchObject({ 'ui:autocomplete': 'off' });
  },

  async 'Add a reveal'() {
    const { visit, stepOf } = await after('Add a reveal');
    expect(visit('current-cover').fields).not.toHaveProperty('coverEnd');
    expect(visit('current-cover', { currentHealthCover: 'yes' }).fields).not.toHaveProperty('coverEnd');
    const without = (coverEnd?: string) =>
      visit('current-cover', { currentHealthCover: 'no', ...(coverEnd && { coverEnd }) });
    expect(without().fields.coverEnd?.title).toBe('When did your last cover end?');
    expect(without().message('coverEnd')).toBe('Enter the day your cover ended');
    expect(without('2026-11-21').message('coverEnd')).toBe('Enter a date up to today');
    expect(without('2026-11-20').message('coverEnd')).toBeUndefined();
    const order = stepOf('current-cover').uiSchema['ui:order'];
    expect(order?.slice(0, 2)).toEqual(['currentHealthCover', 'coverEnd']);
  },

  async 'Add an alert'() {
    const { visit } = await after('Add an alert');
    const alertsFor = (answer: string) =>
      visit('current-cover', { currentHealthCover: answer }).alertsOf('currentHealthCover');
    expect(alertsFor('yes')).toMatchObject([{ level: 'info', title: 'Keep your cover for now' }]);
    expect(alertsFor('no')).toEqual([]);
    expect(visit('current-cover').alertsOf('currentHealthCover')).toEqual([]);
  },

  async 'Draw an icon'() {
    const { stepOf } = await after('Draw an icon');
    const { icon } = stepOf('cover-start').needs?.items.at(-1) ?? {};
    expect(icon?.map(([tag]) => tag)).toEqual(['path', 'path', 'path']);
    const undrawn = await checkContent(contentAfter(changesOf('Draw an icon').slice(1)));
    expect(undrawn).toMatchObject([{ rule: 'icon-unknown', message: 'There is no icon "passport".' }]);
  },

  async 'List a word to avoid'() {
    const value = 'Endeavour to find a tariff. The customs tariff is another.';
    const heading = {
      file: 'steps/quote/age.json',
      action: 'replace',
      path: ['heading'],
      after: '',
    } as const;
    const changes = [...changesOf('List a word to avoid'), { ...heading, value }];
    const warnings = await checkContent(contentAfter(changes));
    expect(warnings.filter(({ rule }) => rule === 'text-words')).toMatchObject([
      { advice: 'Write "try".', fix: [{ text: 'Try' }] },
      { advice: 'Write "price" or "product". Here it is a price, elsewhere a tax.' },
    ]);
  },

  async 'Mark a legal text'() {
    const { stepOf } = await after('Mark a legal text');
    const { declaration } = stepOf('declaration').uiSchema as Record<string, { 'ui:options': object }>;
    expect(JSON.stringify(declaration)).toContain('The Corporations Act 2001 obliges');
    expect(JSON.stringify(declaration)).not.toContain('$legal');
    const [change] = changesOf('Mark a legal text');
    const unmarked = { ...(change?.value as object), $legal: undefined };
    const warnings = await checkContent(contentAfter(change ? [{ ...change, value: unmarked }] : []));
    expect(warnings.filter(({ rule }) => rule === 'text-hard')).toHaveLength(1);
  },

  async 'Change the limits of a date'() {
    const { visit } = await after('Change the limits of a date');
    expect(visit('cover-start', { coverStart: '2027-05-20' }).valid).toBe(true);
    const { message } = visit('cover-start', { coverStart: '2027-05-21' });
    expect(message('coverStart')).toBe('Choose a date from 20 November 2026 to 20 May 2027');
  },

  async 'Compare two answers'() {
    const { visit, stepOf } = await after('Compare two answers');
    const twice = (emailAgain?: string) =>
      visit('contact-details', { email: 'ana@example.com', ...(emailAgain && { emailAgain }) });
    expect(twice().message('emailAgain')).toBe('Enter your email address again');
    expect(twice('ann@example.com').message('emailAgain')).toBe('Enter ana@example.com, as above');
    expect(twice('ana@example.com').message('emailAgain')).toBeUndefined();
    const order = stepOf('contact-details').uiSchema['ui:order'] ?? [];
    expect(order[order.indexOf('email') + 1]).toBe('emailAgain');
    const leave = (leaveDate: string, coverStart = '2026-12-01') =>
      visit('cover-start', { coverStart, leaveDate });
    expect(leave('2026-12-01').message('leaveDate')).toBe(
      'Enter a date after 1 December 2026, when your cover starts',
    );
    expect(leave('2026-12-02').valid).toBe(true);
    expect(leave('2026-12-01', '2020-01-01').message('leaveDate')).toBeUndefined();
    const quote = await after('Compare two answers', 'quote');
    const years = (yearsHere: number) => quote.visit('age', { age: 30, yearsHere }).message('yearsHere');
    expect([years(30), years(31)]).toEqual([undefined, 'Enter up to 30, which is your age']);
  },

  async 'Add a step'() {
    const { hashes, visit } = await after('Add a step');
    const ofCouples = hashes({ coverType: 'D' });
    expect(ofCouples[ofCouples.indexOf('contact-details') + 1]).toBe('emergency-contact');
    expect(hashes({ coverType: 'S' })).not.toContain('emergency-contact');
    expect(visit('emergency-contact').message('emergencyName')).toBe('Enter a name');
    expect(visit('emergency-contact', { emergencyName: 'Mira Novak' }).valid).toBe(true);
  },

  async 'Add a page'() {
    const { site, pages } = siteModel(contentAfter(changesOf('Add a page')));
    const page = pages.find(({ name }) => name === 'call-back');
    if (!page) throw new Error('There is no such page.');
    const html = contentPage(site, page.content, '/content.js', { script: { href: '/main.js' } });
    expect(html).toContain('<div id="root-form" data-form="call-back"');
    const form = runPage(page.code, page.name);
    const { post } = startSandbox({ findForm: async (name) => (name === page.name ? form : undefined) });
    const send = (answers: object) => post('/hcf/forms/call-back', answers, { 'idempotency-key': 'k1' });
    const answers = { callerName: 'Ana', callerNumber: '0491 570 006' };
    const refused = await answerOf(send({ ...answers, callerNumber: '12' }), 422);
    expect(refused.errors).toMatchObject([{ pointer: '/callerNumber', keyword: 'pattern' }]);
    expect(await answerOf(send(answers))).toEqual({ reference: 'F10000001' });
  },

  async 'Move a step'() {
    const before = await openJourney(contentAfter([]), 'application');
    const { hashes } = await after('Move a step');
    expect(hashes().slice(0, 3)).toEqual(['cover-start', 'contact-details', 'personal-details']);
    expect([...hashes()].sort()).toEqual([...before.hashes()].sort());
  },

  async 'Remove something'() {
    const alertsAfter = async (changes: number) => {
      const { visit } = await after('Remove something', 'application', changes);
      return visit('partner-details', {}, { priceChangedBy: 'DOBPartner' }).alertsOf('DOBPartner');
    };
    expect(await alertsAfter(0)).toHaveLength(1);
    expect(await alertsAfter(1)).toEqual([]);
    const left = await checkContent(contentAfter(changesOf('Remove something').slice(0, 1)));
    expect(left).toMatchObject([{ message: 'No $ref refers to "priceChangedByPartner".' }]);
    const { hashes } = await after('Remove something');
    expect((await openJourney(contentAfter([]), 'application')).hashes()).toContain('declaration');
    expect(hashes()).not.toContain('declaration');
  },
};

describe('recipes of content/README.md', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20), toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  test('each block of the page belongs to a recipe, and each recipe has a test', () => {
    const changes = [...recipes.values()].flat().filter(({ value }) => value !== undefined);
    expect(changes).toHaveLength(blockCount);
    expect([...recipes.keys()]).toEqual(Object.keys(promises));
    for (const [recipe, steps] of recipes) expect(steps, recipe).not.toEqual([]);
  });

  test('change steps only in the fixture', () => {
    const changed = [...recipes.values()].flat().filter(({ action }) => action !== 'make');
    const steps = changed.map(({ file }) => file).filter((file) => file.startsWith('steps/'));
    expect(fixtureSteps).toEqual([...new Set(steps)].sort());
  });

  describe.each(Object.entries(promises))('%s', (recipe, promise) => {
    test('leaves content without diagnostics', async () => {
      expect(await checkContent(contentAfter(changesOf(recipe)))).toEqual([]);
    });

    test('changes the content as described', promise);
  });
});

import { describe, expect, test } from 'vitest';
import { CONTENT_DIR } from '../../../../scripts/content/read.ts';
import { compareData } from '../../../../scripts/studio/review/compare.ts';
import { reviewOf } from '../../../../scripts/studio/review/index.ts';
import { viewOf } from './support.ts';

const before = viewOf(CONTENT_DIR);

const textOf = (file: string) => before.content.fileOf(file).text;

// biome-ignore lint/suspicious/noExplicitAny: tests change any part of the content
const edited = (file: string, change: (data: any) => void) => {
  const data = JSON.parse(textOf(file));
  change(data);
  return { [file]: JSON.stringify(data) };
};

/** Returns the changes in words: the group, then a line for each of its changes. */
function review(unsaved: Readonly<Record<string, string | null>>) {
  return reviewOf(before, viewOf(CONTENT_DIR, unsaved), Object.keys(unsaved)).flatMap(
    ({ label, changes }) => [
      `# ${label}`,
      ...changes.map((each) =>
        [each.subject, each.what, each.before, each.after].filter((part) => part !== undefined).join(' | '),
      ),
    ],
  );
}

const CONTACT = 'steps/application/contact-details.json';
const JOURNEY = 'journeys/application.json';

describe('The review says', () => {
  test('which text of a step has changed', () => {
    const unsaved = edited('steps/quote/age.json', (step) => {
      step.heading = 'What is your age?';
    });
    expect(review(unsaved)).toEqual([
      '# Quote › What is your age?',
      'Heading | changed | How old are you? | What is your age?',
    ]);
  });

  test('which shared message has changed, and who else uses it', () => {
    const unsaved = edited('fields.json', (fields) => {
      fields.ui.email['ui:messages'].required = 'Tell us your email address';
    });
    expect(review(unsaved)).toEqual([
      '# Application › Contact details',
      'Email address › Messages › Required | changed | Enter your email address | Tell us your email address',
    ]);
    const [group] = reviewOf(before, viewOf(CONTENT_DIR, unsaved), ['fields.json']);
    expect(group?.changes[0]?.also).toEqual(['Product summary']);
    expect(group?.shown).toBeUndefined();
  });

  test('that a step was added, and not each of its parts', () => {
    const step = textOf(CONTACT)
      .replace(/"heading": "[^"]*"/, '"heading": "Emergency contact"')
      .replace(/"hash": "[^"]*"/, '"hash": "emergency"');
    const journey = edited(JOURNEY, ({ steps }) => {
      steps.splice(3, 0, { step: { $ref: '../steps/application/emergency.json' } });
    });
    const [group, added, ...rest] = review({ 'steps/application/emergency.json': step, ...journey });
    expect(group).toBe('# Application › Emergency contact');
    expect(added).toContain('Step “Emergency contact” | added | Emergency contact\n');
    expect(rest).toEqual([]);
  });

  test('that a step was removed', () => {
    const journey = edited(JOURNEY, ({ steps }) => steps.splice(2, 1));
    expect(review(journey)).toEqual([
      '# Application › About your partner',
      'Step “About your partner” | removed | Only if Who needs cover? is Couple or Family',
    ]);
  });

  test('that a step and a field have moved', () => {
    const journey = edited(JOURNEY, ({ steps }) => steps.unshift(...steps.splice(2, 1)));
    expect(review(journey)).toEqual([
      '# Application › About your partner',
      'Step “About your partner” | moved from 3 to 1',
    ]);
    const step = edited(CONTACT, ({ uiSchema }) => uiSchema['ui:order'].unshift(uiSchema['ui:order'].pop()));
    expect(review(step)).toEqual([
      '# Application › Contact details',
      'Field “Where will you live in Australia?” | moved from 5 to 1',
    ]);
  });

  test('that a field was added, from all its places', () => {
    const step = edited(CONTACT, ({ schema, uiSchema }) => {
      schema.properties.nickname = { type: 'string', title: 'Nickname' };
      schema.required.push('nickname');
      uiSchema.nickname = { 'ui:description': 'What friends call you' };
      uiSchema['ui:order'].push('nickname');
    });
    expect(review(step)).toEqual([
      '# Application › Contact details',
      'Field “Nickname” | added | Nickname\nWhat friends call you',
    ]);
  });

  test('that a field may be left empty', () => {
    const step = edited(CONTACT, ({ schema }) => schema.required.splice(1, 1));
    expect(review(step)).toEqual([
      '# Application › Contact details',
      'Field “Email address” | may be left empty',
    ]);
  });

  test('what a condition was and is, in words', () => {
    const fields = edited('fields.json', ({ conditions }) => {
      conditions.hasPartner.properties.coverType.enum = ['CPL'];
    });
    expect(review(fields).slice(0, 2)).toEqual([
      '# Application › About your partner',
      'When | changed | Who needs cover? is Couple or Family | Who needs cover? is CPL',
    ]);
  });

  test('which lines differ, if nothing else can be said', () => {
    const words = textOf('words.json');
    const groups = (text: string) =>
      reviewOf(before, viewOf(CONTENT_DIR, { 'words.json': text }), ['words.json']).flatMap(
        (each) => each.changes,
      );
    expect(groups(`${words}\n`)[0]?.lines).toMatch(/^\+$/m);
    expect(groups(words.replace('{', ''))[0]?.lines).toMatch(/^-\{$/m);
    expect(groups(words)).toEqual([]);
  });
});

describe('The comparison of lists', () => {
  test.each([
    ['finds a text that was changed', ['a b', 'c d'], ['a b', 'c e'], [{ pointer: '/1', wasAt: '/1' }]],
    ['finds a text that was inserted', ['a b'], ['x y', 'a b'], [{ pointer: '/0', wasAt: '/0' }]],
    ['finds an entry that is there twice', ['a', 'b'], ['a', 'a', 'b'], [{ pointer: '/1', after: 'a' }]],
    [
      'finds texts that were changed around others',
      ['a b', 'c', 'd e'],
      ['a x', 'c', 'd y'],
      [
        { pointer: '/0', before: 'a b', after: 'a x' },
        { pointer: '/2', before: 'd e', after: 'd y' },
      ],
    ],
    [
      'finds what has changed in an entry that has moved',
      [{ hash: 'a', heading: 'A' }, { hash: 'b' }, { hash: 'c' }],
      [{ hash: 'b' }, { hash: 'c' }, { hash: 'a', heading: 'B' }],
      [
        { pointer: '/2', wasAt: '/0', moved: { from: 1, to: 3 } },
        { pointer: '/2/heading', wasAt: '/0/heading', before: 'A', after: 'B' },
      ],
    ],
    [
      'tells an entry that was replaced from one that has changed',
      [{ const: 'S', title: 'Single' }],
      [{ const: 'C', title: 'Single' }],
      [{ before: { const: 'S', title: 'Single' } }, { after: { const: 'C', title: 'Single' } }],
    ],
  ])('%s', (_what, one, other, changes) => {
    expect(compareData(one, other)).toEqual(changes.map((each) => expect.objectContaining(each)));
  });
});

import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { changeText } from '../../../../scripts/content/edit/change.ts';
import { CONTENT_DIR } from '../../../../scripts/content/read.ts';
import { textsAfter } from '../../../../scripts/studio/commands/index.ts';
import { findIn, prepareTexts } from '../../../../scripts/studio/find.ts';
import { startSession, viewOf } from './support.ts';

const view = viewOf(CONTENT_DIR);

const search = (text: string, wholeWords = false) => findIn(view, { text, wholeWords }).found;

test('finds a text in either case, and says where visitors read it', () => {
  const found = search('YOUR EMAIL ADDRESS').find(({ text }) => text === 'Enter your email address');
  expect(found?.written).toEqual({ file: 'fields.json', pointer: '/ui/email/ui:messages/required' });
  expect(found?.uses.map(({ label }) => label)).toContain('Contact details › Email address');
  expect(found?.parts).toEqual(['Enter ', 'your email address', '']);
});

test('finds a text that is shared once', () => {
  expect(search('Enter your email address')).toHaveLength(1);
});

test('finds whole words only, if asked', () => {
  const texts = (wholeWords: boolean) => search('age', wholeWords).map(({ text }) => text);
  expect(texts(true).every((text) => /(?<![\p{L}\p{N}])age(?![\p{L}\p{N}])/iu.test(text))).toBe(true);
  expect(texts(true).length).toBeLessThan(texts(false).length);
});

test('finds names of fields and of files', () => {
  expect(search('partnerAge')).toContainEqual(expect.objectContaining({ kind: 'name', text: 'partnerAge' }));
  expect(search('steps/quote/age')).toEqual([
    expect.objectContaining({ kind: 'file', written: { file: 'steps/quote/age.json', pointer: '' } }),
  ]);
});

test('finds curly quotation marks by straight ones, and no text by the signs of patterns', () => {
  expect(search("if you're today")).toEqual([]);
  expect(search("today if you're")[0]?.text).toContain('today if you’re');
  expect(search('e.ail (')).toEqual([]);
});

test('lets other calls run during the first search', async () => {
  const { content } = viewOf(startSession().content.root);
  let isDone = false;
  const search = prepareTexts(content.files).then(() => {
    isDone = true;
  });
  await setImmediate();
  expect(isDone).toBe(false);
  await search;
  expect(isDone).toBe(true);
});

test('replaces a text in several files, and changes nothing else', async () => {
  const { content: copy } = startSession();
  copy.save('fields.json', 'Enter your email address', 'Enter \\"your\\" email\\u0020address – now');
  const { content } = viewOf(copy.root);
  const places = [
    { file: 'fields.json', pointer: '/ui/email/ui:messages/required' },
    { file: 'email-quote.json', pointer: '/heading' },
  ];
  const texts = await textsAfter(content, {
    type: 'replace',
    places,
    ...{ text: 'email', wholeWords: true, becomes: '"post" $&\n' },
  });
  expect([...texts.keys()]).toEqual(['fields.json', 'email-quote.json']);
  const edits = changeText(copy.read('fields.json'), texts.get('fields.json') ?? '');
  expect(edits.map(({ length, text }) => ({ length, text }))).toEqual([
    { length: 5, text: '\\"post\\" $&\\n' },
  ]);
});

test('replaces no name of a placeholder, and no address of a link', async () => {
  const { content: copy } = startSession();
  const written = 'Call {phone|the phone} or [phone us](/phone).';
  copy.save('email-quote.json', '"text": "', `"text": "${written} `);
  const { content, outline } = viewOf(copy.root);
  const place = findIn({ content, outline }, { text: 'or [phone', wholeWords: false }).found[0]?.written;
  if (!place) throw new Error('The text was not found.');
  const command = {
    type: 'replace',
    places: [place],
    text: 'phone',
    wholeWords: false,
    becomes: 'ring',
  } as const;
  const text = (await textsAfter(content, command)).get('email-quote.json');
  expect(text).toContain('Call {phone|the ring} or [ring us](/phone).');
  const find = (wanted: string) =>
    findIn({ content, outline }, { text: wanted, wholeWords: false }).found.map(
      ({ canReplace }) => canReplace,
    );
  expect(find('](/phone')).toEqual([false]);
  expect(find('or [phone')).toEqual([true]);
});

test('keeps the capital at the start of a sentence', async () => {
  const places = [{ file: 'fields.json', pointer: '/ui/email/ui:messages/required' }];
  const command = { type: 'replace', places, wholeWords: false } as const;
  const replaced = async (text: string, becomes: string) =>
    (await textsAfter(view.content, { ...command, text, becomes })).get('fields.json');
  expect(await replaced('enter your', 'type your')).toContain('"Type your email address"');
  expect(await replaced('Enter your', 'please type your')).toContain('"please type your email address"');
});

test('refuses to replace a text that is not there any more', async () => {
  const places = [{ file: 'fields.json', pointer: '/ui/gone/ui:title' }];
  const command = { type: 'replace', places, text: 'a', wholeWords: false, becomes: 'b' } as const;
  await expect(textsAfter(view.content, command)).rejects.toThrow('Search again');
});

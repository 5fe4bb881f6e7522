import { expect, test } from 'vitest';
import { CONTENT_DIR, readContent } from '../../../../../scripts/content/read.ts';
import { textsAfter } from '../../../../../scripts/studio/commands/index.ts';
import { createSiteContent } from '../../../../../scripts/studio/site-content.ts';

const content = createSiteContent(readContent(), CONTENT_DIR);
const CONTACT = '/journey/steps/4/step/schema';
const field = (pointer: string) => {
  return { file: 'pages/application.json', pointer: `${CONTACT}${pointer}` };
};

test.each([
  ['Has partner', 'There is a condition “hasPartner” already.'],
  ['  ', 'A name has letters and digits'],
])('refuses the name “%s”', async (name, problem) => {
  const place = field('/allOf/0/then/properties/address');
  await expect(textsAfter(content, { type: 'nameCondition', place, name })).rejects.toThrow(problem);
});

test('refuses to name a condition that reads the fields beside it', async () => {
  const place = field('/allOf/0/then/properties/address/properties/suburb');
  const named = textsAfter(content, { type: 'nameCondition', place, name: 'Is local' });
  await expect(named).rejects.toThrow('This is about fields beside it');
});

test('says that a shared condition cannot be removed in one place only', async () => {
  const place = {
    file: 'pages/application.json',
    pointer: '/journey/steps/1/step/uiSchema/DOB/ui:alerts/0/when',
  };
  await expect(textsAfter(content, { type: 'condition', place, scope: 'here' })).rejects.toThrow(
    'This comes from a shared definition.',
  );
});

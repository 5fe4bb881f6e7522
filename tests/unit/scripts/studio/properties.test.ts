import { describe, expect, test } from 'vitest';
import type { LoadPage } from '../../../../src/engine/mount/compiled-page.ts';
import { requireRuntime } from '../../../../src/engine/validators/runtime.ts';
import type { OutlineNode, Properties } from '../../../../src/studio/model.ts';
import { CONTACT_STEP, inStep, startSession } from './support.ts';

const nodesIn = (nodes: readonly OutlineNode[]): OutlineNode[] =>
  nodes.flatMap((node) => [node, ...nodesIn(node.children)]);

type Session = ReturnType<typeof startSession>;

/** Runs the module of a property form. */
async function compiledForm({ forms }: Session, { form }: Properties) {
  const code = forms.codeAt(form) ?? '';
  const module: { default: LoadPage } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return module.default(requireRuntime);
}

describe('outline', () => {
  test('lists pages with their journeys, steps and fields, in the order of the page', () => {
    const { outline } = startSession().state();
    const labels = (nodes: readonly OutlineNode[]) => nodes.map(({ label }) => label);
    const [application] = outline;
    const journey = application?.children.find(({ label }) => label === 'Journey');
    const contact = journey?.children.find(({ label }) => label === 'Contact details');
    expect(labels(outline).slice(0, 4)).toEqual(['Application', 'Landing', 'Product summary', 'Quote']);
    expect(labels(contact?.children ?? [])).toEqual([
      'Are you in Australia now?',
      'Email address',
      'Australian phone number',
      'Home address in Australia',
      'Where will you live in Australia?',
    ]);
    expect(contact?.shown?.hash).toBe('contact-details');
  });

  test('says in words under which condition something is there', () => {
    const conditions = nodesIn(startSession().state().outline).flatMap(({ label, condition }) =>
      condition === undefined ? [] : [`${label}: ${condition}`],
    );
    expect(conditions).toContain('About your partner: Who needs cover? is Couple or Family');
    expect(conditions).toContain('Australian phone number: Are you in Australia now? is Yes');
    expect(conditions).toContain('Your price has changed: Price changed by is DOB');
  });

  test('names the place where each node is written', () => {
    const nodes = nodesIn(startSession().state().outline);
    const writtenOf = (label: string) => nodes.find((node) => node.label === label)?.written;
    expect(writtenOf('Contact details')).toEqual({
      file: 'steps/application/contact-details.json',
      pointer: '',
    });
    expect(writtenOf('Your visa ends before your cover starts')).toEqual({
      file: 'fields.json',
      pointer: '/alerts/visaEndsFirst',
    });
  });
});

test('the outline names all places where a field is written', () => {
  const nodes = nodesIn(startSession().state().outline);
  const age = nodes.find(({ label, kind }) => label === 'Your age' && kind === 'field');
  expect([age?.written, ...(age?.sources ?? [])]).toEqual(
    expect.arrayContaining([
      { file: 'steps/quote/age.json', pointer: '/uiSchema/age' },
      { file: 'steps/quote/age.json', pointer: '/schema/properties/age' },
      { file: 'fields.json', pointer: '/ui/age' },
      { file: 'fields.json', pointer: '/$defs/age' },
    ]),
  );
});

describe('properties', () => {
  test('of every node are a form whose rule accepts the content', async () => {
    const session = startSession();
    const faults: string[] = [];
    for (const { file, pointer, label } of nodesIn(session.state().outline)) {
      const properties = session.properties({ file, pointer }, []);
      const { content, validators } = await compiledForm(session, properties);
      const { schema } = content as { schema: { $id: string } };
      const validate = validators[schema.$id];
      if (!validate?.(properties.values))
        faults.push(`${label} (${file}${pointer}): ${JSON.stringify(validate?.errors?.[0])}`);
    }
    expect(faults).toEqual([]);
  });

  test('of a field are both its halves', () => {
    const { values, pointers } = startSession().properties(inStep(CONTACT_STEP, '/uiSchema/email'), []);
    expect(values).toMatchObject({
      rule: { title: 'Email address', isRequired: true },
      ui: { autocomplete: 'email', messages: { required: 'Enter your email address' } },
      limits: { maxLength: 254, examples: ['alex.novak@example.com'] },
      options: { inputType: 'email', width: 36 },
    });
    expect(pointers['/ui/messages']).toBe('/journey/steps/4/step/uiSchema/email/ui:messages');
    expect(pointers['/rule/title']).toBe('/journey/steps/4/step/schema/properties/email/title');
  });

  test('say where an inherited value comes from, and who shares it', () => {
    const { properties } = startSession();
    const { origins } = properties(inStep(CONTACT_STEP, '/uiSchema/email'), []);
    const messages = origins['/journey/steps/4/step/uiSchema/email/ui:messages'];
    expect(messages).toMatchObject({
      written: { file: 'fields.json', pointer: '/ui/email/ui:messages' },
      isInherited: true,
      isOverride: false,
    });
    expect(messages?.uses.map(({ label }) => label)).toContain('Contact details › Email address');
    const hint = origins['/journey/steps/4/step/uiSchema/email/ui:description'];
    expect(hint, 'is written here, and overrides nothing').toBeUndefined();
    const address = properties(inStep(CONTACT_STEP, '/uiSchema/intendedAddress/suburb'), []).origins;
    expect(address['/journey/steps/4/step/uiSchema/intendedAddress/suburb/ui:autocomplete']).toMatchObject({
      isOverride: true,
    });
  });

  test('offer the settings that a node lacks, and keep those that were shown', () => {
    const { properties } = startSession();
    const place = inStep(CONTACT_STEP, '');
    const before = properties(place, []);
    expect(before.more.map(({ name }) => name)).toContain('/subheading');
    const after = properties(place, ['/subheading']);
    expect(after.shown).toContain('/subheading');
    expect(after.more.map(({ name }) => name)).not.toContain('/subheading');
  });
});

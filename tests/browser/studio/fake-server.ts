import { onTestFinished, vi } from 'vitest';
import { JOURNEYS_ADDRESS } from '../../../src/dev/protocol.ts';
import type { OutlineNode, Properties, StudioDiagnostic, StudioState } from '../../../src/studio/model.ts';
import { type Calls, STUDIO_CALLS } from '../../../src/studio/protocol.ts';
import { studioStore } from '../../../src/studio/studio-store.ts';

/** The page in the preview, which answers like a page of the site. */
export const PAGE = '/tests/browser/studio/page.html';

const shown = { path: PAGE, hash: 'age' };

const field = (name: string, label: string, condition?: string): OutlineNode => ({
  kind: 'field',
  label,
  file: 'pages/quote.json',
  pointer: `/journey/steps/0/step/uiSchema/${name}`,
  written: { file: 'steps/age.json', pointer: `/uiSchema/${name}` },
  sources: [{ file: 'steps/age.json', pointer: `/schema/properties/${name}` }],
  ...(condition && { condition }),
  shown,
  children: [],
});

export const OUTLINE: readonly OutlineNode[] = [
  {
    kind: 'page',
    label: 'Get a quote',
    file: 'pages/quote.json',
    pointer: '',
    written: { file: 'pages/quote.json', pointer: '' },
    shown: { path: PAGE, hash: '' },
    children: [
      {
        kind: 'step',
        label: 'How old are you?',
        file: 'pages/quote.json',
        pointer: '/journey/steps/0/step',
        written: { file: 'steps/age.json', pointer: '' },
        shown,
        children: [field('age', 'Your age'), field('partnerAge', 'Partner', 'Who needs cover? is Couple')],
      },
    ],
  },
  {
    kind: 'file',
    label: 'Words',
    file: 'words.json',
    pointer: '',
    written: { file: 'words.json', pointer: '' },
    children: [],
  },
];

export const ERROR: StudioDiagnostic = {
  rule: 'messages',
  severity: 'error',
  location: 'content/steps/age.json:2:10',
  path: '/site/content/steps/age.json:2:10',
  frame: '',
  message: 'The message says 16, but the rule says 18.',
  advice: 'Write {minimum}.',
  written: { file: 'steps/age.json', pointer: '/uiSchema/age/ui:messages' },
  line: 2,
  column: 10,
  fix: [{ offset: 0, length: 0, text: '' }],
  hash: 'abc',
};

export const STATE: StudioState = {
  revision: 1,
  outline: OUTLINE,
  broken: [],
  diagnostics: [],
  isChecking: false,
  isInvalid: false,
  undo: undefined,
  redo: undefined,
  conflicts: [],
  unsaved: { files: [], history: [], position: 0 },
};

/** Returns a state with a file that is not saved. */
export const changed = (file: string, rest: Partial<StudioState> = {}): StudioState => ({
  ...STATE,
  unsaved: { files: [{ file, base: '{}', text: '{ }' }], history: [], position: 0 },
  ...rest,
});

type Answers = { [Name in keyof Calls]?: (request: Calls[Name]['request']) => Calls[Name]['response'] };

/** The journeys that the preview asks for. */
const JOURNEYS = {
  covers: [
    { value: 'S', label: 'Single' },
    { value: 'C', label: 'Couple' },
  ],
  journeys: [],
  pages: [],
};

/** The module of a property form without properties. */
const FORM = `data:text/javascript,export default () => ({
  content: { schema: { $id: 'rule0', type: 'object', properties: {} }, uiSchema: {} },
  validators: { rule0: () => true }, widgets: [], sources: [], steps: {},
})`.replaceAll(/\s+/g, ' ');

/** Returns properties without a form. */
export const propertiesOf = ({ place }: Calls['properties']['request']): Properties => {
  const none = { description: '', location: '', values: {}, pointers: {}, written: {}, origins: {} };
  return {
    ...none,
    place,
    revision: 1000,
    kind: 'field',
    title: '',
    form: FORM,
    shown: [],
    more: [],
    uses: [],
  };
};

/** The answers to calls that Studio makes by itself. They are not among the calls of a test. */
const BACKGROUND: Answers = { properties: propertiesOf, opened: () => ({}) };

/**
 * Answers the calls of Studio until the test ends. An answer that throws is a problem; calls without an answer get the
 * state. @returns the calls so far
 */
export function fakeServer(state: StudioState, answers: Answers = {}) {
  const calls: { name: string; request: unknown }[] = [];
  const before = studioStore.getState();
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const address = String(input);
    if (address === JOURNEYS_ADDRESS) return Response.json(JOURNEYS);
    const name = address.slice(STUDIO_CALLS.length) as keyof Calls;
    const request: unknown = JSON.parse(String(init?.body));
    if (!BACKGROUND[name]) calls.push({ name, request });
    const answer = { ...BACKGROUND, ...answers }[name] as ((request: unknown) => unknown) | undefined;
    try {
      return Response.json(answer ? answer(request) : state);
    } catch (error) {
      return Response.json({ problem: error instanceof Error ? error.message : error }, { status: 409 });
    }
  });
  onTestFinished(() => {
    fetched.mockRestore();
    studioStore.setState(before, true);
  });
  return calls;
}

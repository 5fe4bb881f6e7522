import type { OutlineNode, Place } from '../model.ts';
import { nameIn, placeIn } from '../places.ts';
import type { Addition, Command, NewPart, NodeActions, Slot, Target } from '../protocol.ts';

/** A change with what to say and to select after it. */
export interface Change {
  command: Command;
  /** Add “Age”. */
  label: string;
  said: string;
  /** Something that an author may not expect. */
  warning?: string | undefined;
  after: Place | undefined;
}

/** The entries of a dialog, by the name of the question. */
export type Values = Readonly<Record<string, string>>;

/** A question of a dialog. */
export interface Question {
  name: string;
  label: string;
  hint?: string;
  /** The choices. Without them, the answer is a text. */
  options?(values: Values): readonly { value: string; label: string }[];
  /** The answer until another one is typed. */
  suggest?(values: Values): string;
}

/** A dialog before a change. */
export interface Ask {
  heading: string;
  action: string;
  questions: readonly Question[];
  /** Returns the change, or undefined if the answers change nothing. */
  change(values: Values): Change | undefined;
  /** True to list first what changes and what is lost. */
  hasPlan: boolean;
}

const words = (text = '') =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .slice(0, 4);

const camelCase = ({ label }: Values) =>
  words(label).reduce(
    (name, word) => name + (name ? word.charAt(0).toUpperCase() + word.slice(1) : word),
    '',
  );

const hyphened = ({ label }: Values) => words(label).join('-');

const numbered = (labels: readonly string[]) =>
  labels.map((label, index) => ({ value: String(index), label }));

const isPage = (file: string) => file.startsWith('pages/');

const asText = (label: string): Question => ({ name: 'label', label });

const HASH = { name: 'name', hint: 'Never change it later.', suggest: hyphened };

const QUESTIONS: Readonly<Record<Addition['asks'], readonly Question[]>> = {
  nothing: [],
  name: [{ name: 'name', label: 'Name' }],
  choice: [asText('Text'), { name: 'name', label: 'Value that is stored', suggest: hyphened }],
  field: [
    asText('Label'),
    { name: 'name', label: 'Name', hint: 'Answers are stored under it.', suggest: camelCase },
  ],
  step: [asText('Heading'), { ...HASH, label: 'Address after the #' }],
  page: [asText('Title'), { ...HASH, label: 'Name in the address' }],
};

const SCOPES = [
  { value: 'everywhere', label: 'everywhere it is shared' },
  { value: 'here', label: 'only here' },
];

/** Asks what is needed to add something. If others share the place, it lists them first. */
export function askAddition(addition: Addition, bases: NodeActions['bases']): Ask {
  const { label, asks, to, names = [], shared } = addition;
  const yesOrNo = ['Yes', 'No'].map((value) => ({ value, label: value }));
  const [isNamed, isField] = [names.length > 0, asks === 'field'];
  const questions: (Question | false)[] = [
    ...QUESTIONS[asks].map((each) =>
      isNamed ? { ...each, options: () => names.map((name) => ({ value: name, label: name })) } : each,
    ),
    isField && { name: 'base', label: 'Shares the rules of', options: () => bases },
    isField && { name: 'isRequired', label: 'Must be answered', options: () => yesOrNo },
    shared?.canBeHere === true && { name: 'scope', label: 'Add it', options: () => SCOPES },
  ];
  return {
    heading: `Add: ${label}`,
    action: 'Add',
    questions: questions.filter((each) => each !== false),
    hasPlan: shared !== undefined,
    change({ name, label: text, base, isRequired, scope }) {
      const given: NewPart = {
        ...(name !== undefined && { name }),
        ...(text && { label: text }),
        ...(base !== undefined && { base, isRequired: isRequired === 'Yes' }),
      };
      const what = text || name || label;
      const page = { file: `pages/${name}.json`, pointer: '' };
      // a choice is a property of its field, which stays selected
      const after = asks === 'choice' ? undefined : asks === 'page' ? page : placeIn(to, name);
      const command: Command = { type: 'add', to, given, ...(scope === 'here' && { scope }) };
      return { command, label: `Add “${what}”`, said: `${what} added.`, after };
    },
  };
}

/** Shows what a change does and loses before it is made. @param change takes another name, if its own is taken */
export const askFirst = (heading: string, action: string, change: (name?: string) => Change): Ask => ({
  ...{ heading, action, questions: [], hasPlan: true },
  change: ({ name }) => change(name),
});

/** Asks for the name of what is moved or pasted. */
export const nameQuestion = (suggested: string): Question => ({
  name: 'name',
  label: 'Name',
  hint: 'It needs a name of its own here.',
  suggest: () => suggested,
});

/** Asks for the new name of a node. */
export const askRename = (node: OutlineNode, names: NodeActions['names']): Ask => ({
  heading: `Rename “${node.label}”`,
  action: 'Rename',
  questions: [
    ...(names.length > 1
      ? [{ name: 'what', label: 'What', options: () => numbered(names.map(({ label }) => label)) }]
      : []),
    {
      name: 'name',
      label: names.length === 1 ? (names[0]?.label ?? '') : 'New name',
      suggest: ({ what }) => names[Number(what ?? 0)]?.name ?? '',
    },
  ],
  hasPlan: true,
  change({ what, name = '' }) {
    const { place, choice, name: old = '' } = names[Number(what ?? 0)] ?? { place: node };
    if (name === old) return undefined;
    const isKept = choice !== undefined || place.pointer === '' || node.kind === 'step';
    const renamed = { ...node, pointer: node.pointer.replace(/[^/]+$/, name) };
    const file = { file: name, pointer: '' };
    return {
      command: { type: 'name', place, name, ...(choice !== undefined && { choice }) },
      label: `Rename “${old}”`,
      said: `${old} renamed to ${name}.`,
      after: place.pointer === '' && node.pointer === '' ? file : isKept ? node : renamed,
    };
  },
});

/** Asks before a node is deleted. */
export const askDelete = (node: OutlineNode, verb: 'Delete' | 'Cut'): Ask =>
  askFirst(`${verb} “${node.label}”?`, verb, () => ({
    command: { type: 'delete', place: node },
    label: `${verb} “${node.label}”`,
    said: `${node.label} ${verb === 'Cut' ? 'cut' : 'deleted'}.`,
    after: { ...node, pointer: node.pointer.replace(/(\/\d+)?\/[^/]*$/, '') },
  }));

/** Says that a field does not take its condition along: the condition is written in the form that it leaves. */
export const staysBehind = ({ kind, condition }: OutlineNode): string | undefined =>
  kind === 'field' && condition !== undefined
    ? `It will always show there: its condition (${condition}) stays behind.`
    : undefined;

/** Says that what moves to a shared file leaves its page. */
const leavesPage = ({ file, label }: OutlineNode, to: Place): string | undefined =>
  isPage(file) && !isPage(to.file)
    ? `${label} will not show there any more: a page shows what is in ${to.file} only where it includes it.`
    : undefined;

/** Returns the change that moves a node. @param where the new place in words @param name its name there, if it is another one */
export function moveTo(
  node: OutlineNode,
  { slot }: NodeActions,
  to: Slot,
  where: string,
  name?: string,
): Change {
  const isNear = slot?.file === to.file && slot.pointer === to.pointer;
  return {
    command: { type: 'put', place: node, to, ...(name !== undefined && { name }) },
    label: `Move “${node.label}”`,
    said: `${node.label} moved to ${where}.`,
    warning: isNear ? undefined : (staysBehind(node) ?? leavesPage(node, to)),
    after: placeIn(to, name ?? (slot && nameIn(node, to, slot.count))),
  };
}

/** Asks where a node is to be moved. */
export function askMove(node: OutlineNode, actions: NodeActions, targets: readonly Target[]): Ask {
  const { slot } = actions;
  const own = targets.findIndex(({ to }) => to.file === slot?.file && to.pointer === slot.pointer);
  const targetOf = ({ target }: Values) => targets[Number(target)];
  return {
    heading: `Move “${node.label}”`,
    action: 'Move',
    questions: [
      {
        name: 'target',
        label: 'Where',
        options: () => numbered(targets.map(({ label }) => label)),
        suggest: () => String(Math.max(0, own)),
      },
      {
        name: 'index',
        label: 'Place',
        suggest: ({ target }) => (Number(target) === own ? String(slot?.index ?? 0) : '0'),
        options(values) {
          if (targetOf(values)?.hasOrder === false) return numbered(['Last']);
          const others = targetOf(values)?.entries.filter(
            (_, at) => Number(values.target) !== own || at !== slot?.index,
          );
          return numbered(['First', ...(others ?? []).map((entry) => `After ${entry}`)]);
        },
      },
    ],
    hasPlan: true,
    change(values) {
      const target = targetOf(values);
      const to = { file: '', pointer: '', ...target?.to, index: Number(values.index) };
      const where = target?.hasOrder === false ? target.label : `${target?.label}, ${to.index + 1}`;
      return moveTo(node, actions, to, where, values.name);
    },
  };
}

import { expect, test } from 'vitest';
import { readContent } from '../../../../scripts/content/read.ts';
import { StudioProblem } from '../../../../scripts/studio/problem.ts';
import type { OutlineNode } from '../../../../src/studio/model.ts';
import type { Command, Scope } from '../../../../src/studio/protocol.ts';
import { seeded } from '../../content/mutations/choose.ts';
import { pick as pickOne, type Random } from '../../content/mutations/mistake.ts';
import { startSession } from './support.ts';

const COMMANDS = 200;

const withInner = (nodes: readonly OutlineNode[]): OutlineNode[] =>
  nodes.flatMap((node) => [node, ...withInner(node.children)]);

const pick = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items.length > 0 ? pickOne([...items], random) : undefined;

/** Commands about a place that may not be written: the outline has more than the files. */
const BY_PLACE: readonly string[] = ['set', 'insert', 'remove', 'rename', 'condition', 'nameCondition'];

type Session = ReturnType<typeof startSession>;

/** Creates a command of each type about a node, as far as it has what the command is about. */
const CREATE: Record<
  Command['type'],
  (session: Session, node: OutlineNode, random: Random, name: string) => Command | undefined
> = {
  set({ properties }, node, random, name) {
    const pointer = pick(Object.values(properties(node, []).pointers), random);
    const scope: Scope = random() < 0.5 ? 'everywhere' : 'here';
    if (pointer === undefined) return undefined;
    return { type: 'set', place: { file: node.file, pointer }, value: `New ${name}`, scope };
  },
  insert(session, node, random) {
    const { slot } = session.actions(node);
    const value = { level: 'info', text: 'An alert.' };
    const index = Math.floor(random() * (slot?.count ?? 0));
    return slot && { type: 'insert', place: slot, index, value, scope: 'everywhere' };
  },
  remove: (_, place) => ({ type: 'remove', place, scope: 'everywhere' }),
  rename: (_, place, _random, name) => ({ type: 'rename', place, key: name, scope: 'everywhere' }),
  require: (session, node, random) => {
    const { pointers } = session.properties(node, []);
    const pointer = pointers['/rule/isRequired']?.replace(/\/isRequired$/, '');
    const place = { file: node.file, pointer: pointer ?? '' };
    return pointer === undefined ? undefined : { type: 'require', place, isRequired: random() < 0.5 };
  },
  share: () => undefined,
  condition(session, node, random) {
    const place = session.properties(node, []).conditionAt?.place;
    const required = { type: 'object', required: [pickOne(['coverType', 'email'], random)] };
    return (
      place && { type: 'condition', place, ...(random() < 0.7 && { schema: required }), scope: 'everywhere' }
    );
  },
  nameCondition(session, node, _random, name) {
    const place = session.properties(node, []).conditionAt?.place;
    return place && { type: 'nameCondition', place, name };
  },
  replace(session, node, _random, name) {
    const { origins } = session.properties(node, []);
    const places = Object.values(origins).map(({ written }) => written);
    return { type: 'replace', places, text: 'your', wholeWords: false, becomes: name };
  },
  add(session, node, random, name) {
    const { additions } = session.actions(node);
    const addition = pick(additions, random);
    const given = { name, label: `New ${name}`, base: pickOne(['text', 'date', '/$defs/email'], random) };
    return addition && { type: 'add', to: addition.to, given };
  },
  paste(session, node, _random, name) {
    const { slot } = session.actions(node);
    return slot && { type: 'paste', to: slot, clip: session.copy(node), name };
  },
  put(session, node, random) {
    const { slot } = session.actions(node);
    const near = slot && { ...slot, index: Math.floor(random() * slot.count) };
    const far = pick(session.targets(node).targets, random);
    const to = random() < 0.5 && far ? { ...far.to, index: 0 } : near;
    return to && { type: 'put', place: node, to };
  },
  name(session, node, random, name) {
    const { names } = session.actions(node);
    const given = pick(names, random);
    const newName = given?.label === 'File' ? `moved/${name}.json` : name;
    return (
      given && {
        type: 'name',
        place: given.place,
        name: newName,
        ...(given.choice && { choice: given.choice }),
      }
    );
  },
  delete: (_, place) => ({ type: 'delete', place }),
  text: (session, { file }) => ({ type: 'text', file, text: `${session.unsaved(file)} ` }),
  fix: () => undefined,
};

const all = new Set<string>();

test.each(['one', 'two', 'three'])(
  'gives back the same bytes after random commands (%s) are undone',
  async (seed) => {
    const session = startSession();
    const random = seeded(seed);
    const before = new Map(
      [...readContent(session.content.root).values()].map(({ name, text }) => [name, text]),
    );
    const done: string[] = [];
    for (let count = 0; done.length < COMMANDS; count += 1) {
      const node = pickOne(withInner(session.state().outline), random);
      const type = pickOne(Object.keys(CREATE) as Command['type'][], random);
      try {
        const command = CREATE[type](session, node, random, `name${count}`);
        if (!command) continue;
        await session.change(command);
        done.push(type);
      } catch (error) {
        if (!(error instanceof StudioProblem) && !BY_PLACE.includes(type))
          throw new Error(`${type} ${node.file}${node.pointer}: ${error}`, { cause: error });
      }
    }
    for (const type of done) all.add(type);
    await session.undoAll();
    expect(session.state().unsaved.files).toEqual([]);
    for (const [file, text] of before) expect(session.unsaved(file)).toBe(text);
  },
  300_000,
);

test('makes commands of all types', () => {
  const withoutState = ['share', 'fix'];
  expect([...all, ...withoutState].toSorted()).toEqual(Object.keys(CREATE).toSorted());
});

import type { NodeKind, OutlineNode, Place } from '../../../src/studio/model.ts';
import { placeKey } from '../../../src/studio/places.ts';
import { escapePart, isObject, type JsonObject, listOf, objectOf } from '../../content/json.ts';
import type { ContentFile } from '../../content/read.ts';
import { type Origin, type Resolved, valueIn } from '../../content/resolve.ts';
import type { Placed } from '../../schemas/places.ts';
import { describedChild, describedFile, propertyOrder } from '../described.ts';
import { shapeOf } from '../shapes.ts';
import type { SiteContent } from '../site-content.ts';
import { conditionWords, wordsKey } from './conditions.ts';
import { type Field, fieldsIn, inOrder, labelOfField } from './fields.ts';
import { labelOf, wordsOf } from './labels.ts';

/** Returns the address of a page, for the preview. */
export type PathOf = (file: ContentFile) => string | undefined;

const KINDS: Readonly<Record<string, NodeKind>> = { Step: 'step', Journey: 'journey', Alert: 'alert' };

/** The parts whose entries stand in the outline without a heading of their own. */
const WITHOUT_HEADING = ['steps', 'alerts'];

type NodeParts = Pick<OutlineNode, 'kind' | 'label' | 'pointer'> & {
  when?: unknown;
  /** The pointer of a field's rule. */
  rule?: string;
  children?: readonly OutlineNode[];
};

/** Returns the outline's node of one file, with all in it. */
function nodeOfFile(content: SiteContent, file: ContentFile, given: Pick<OutlineNode, 'kind' | 'label'>) {
  const { value: root, refs } = content.resolved(file);
  const words = conditionWords(content);

  const toPlace = (origin: Origin): Place => ({ file: origin.file.name, pointer: origin.pointer });
  const sourcesAt = (pointer: string): Place[] =>
    [content.writtenAt({ file: file.name, pointer }), refs.get(pointer)].flatMap((each) =>
      each ? toPlace(each) : [],
    );

  const create = ({ when, rule, children = [], ...node }: NodeParts): OutlineNode => {
    const written = toPlace(content.definedAt({ file: file.name, pointer: node.pointer }));
    const all = rule === undefined ? [] : [node.pointer, rule].flatMap(sourcesAt);
    const sources = all.filter((each) => placeKey(each) !== placeKey(written));
    return {
      ...{ ...node, children, file: file.name },
      written,
      ...(sources.length > 0 && { sources }),
      ...(isObject(when) && { condition: words(when) }),
    };
  };

  /** Returns true for a shared file that is included as a whole. The outline lists it by itself. */
  const isSharedFile = (pointer: string) => {
    const target = refs.get(pointer);
    return target?.pointer === '' && target.file.kind !== 'step' && target.file.kind !== 'journey';
  };

  const fieldNodes = (fields: readonly Field[]): OutlineNode[] =>
    fields.map(({ name, schema, ui, pointer: rule, uiPointer, presence, inside }) => {
      const alerts = listOf(ui['ui:alerts']).flatMap((alert, index) =>
        isObject(alert)
          ? nodeOf(alert, `${uiPointer}/ui:alerts/${index}`, 'ui:alerts', undefined, 'alert')
          : [],
      );
      const fieldsInside = inOrder(inside, objectOf(schema.type === 'array' ? ui.items : ui));
      return create({
        ...{ kind: 'field', pointer: uiPointer, when: presence, rule },
        label: labelOfField({ ui, schema, name }),
        children: [...alerts, ...fieldNodes(fieldsInside)],
      });
    });

  function nodeOf(
    value: JsonObject,
    pointer: string,
    name: string,
    placed: Placed | undefined,
    kindHere?: NodeKind,
  ): OutlineNode {
    const title = String(placed?.schema.title ?? '');
    if (title === 'JourneyEntry' && isObject(value.step)) {
      const step = placed && describedChild(placed, 'step', value);
      const node = nodeOf(value.step, `${pointer}/step`, 'step', step, 'step');
      return isObject(value.when) ? { ...node, condition: words(value.when) } : node;
    }
    const kind = kindHere ?? KINDS[title] ?? (placed && shapeOf(placed) === 'node' ? 'part' : 'item');
    const label = kind === 'journey' ? wordsOf(name) : labelOf(value, name);
    return create({ kind, label, pointer, when: value.when, children: nodesIn(value, pointer, placed) });
  }

  /** Returns the nodes of the entries of a list or map. */
  const entryNodes = (value: unknown, pointer: string, name: string, placed: Placed) =>
    Object.entries(Object(value)).flatMap(([part, item]) => {
      const at = `${pointer}/${escapePart(part)}`;
      const isList = Array.isArray(value);
      if (isObject(item)) return nodeOf(item, at, isList ? name : part, describedChild(placed, part, value));
      return isList ? [] : create({ kind: 'item', label: part, pointer: at });
    });

  /** Returns the nodes in an object, in the order of its schema. */
  function nodesIn(value: JsonObject, pointer: string, placed: Placed | undefined): OutlineNode[] {
    if (!placed) return [];
    const names = new Set([...propertyOrder(placed), ...Object.keys(value)]);
    return [...names].flatMap((name) => {
      const { [name]: inner, schema } = value;
      const at = `${pointer}/${escapePart(name)}`;
      if (name === 'uiSchema' && isObject(inner) && isObject(schema))
        return fieldNodes(fieldsIn(schema, inner, pointer));
      const described = describedChild(placed, name, value);
      if (inner === undefined || !described || isSharedFile(at)) return [];
      const shape = shapeOf(described);
      if (shape === 'node' && isObject(inner)) return nodeOf(inner, at, name, described);
      const children = shape === 'nodes' ? entryNodes(inner, at, name, described) : [];
      if (WITHOUT_HEADING.includes(name) || children.length === 0) return children;
      return create({ kind: 'part', label: wordsOf(name), pointer: at, children });
    });
  }

  return create({ ...given, pointer: '', children: nodesIn(objectOf(root), '', describedFile(file.kind)) });
}

/** Adds to a node, and all in it, the address that shows it. */
function withAddress(node: OutlineNode, root: unknown, around: { path: string; hash: string }): OutlineNode {
  const { hash = '' } = objectOf(node.kind === 'step' ? valueIn(root, node.pointer) : undefined);
  const shown = node.kind === 'step' ? { ...around, hash: String(hash) } : around;
  return { ...node, shown, children: node.children.map((child) => withAddress(child, root, shown)) };
}

/** Returns what authors call a page: its file’s name in words. Its title can contain placeholders. */
const pageLabel = ({ name }: ContentFile) => wordsOf(name.replace(/^.*\/|\.json$/g, ''));

/** The nodes of files. A file that has not changed keeps its nodes, so that nothing of it is drawn again. */
const known = new WeakMap<Resolved, { node: OutlineNode; key: string }>();

/** Returns the outline of the content: its pages with their journeys, then its other files. */
export function outlineOf(content: SiteContent, pathOf: PathOf): OutlineNode[] {
  const { files, pages, resolved } = content;
  const words = wordsKey(content);
  const nodeFor = (file: ContentFile, given: Pick<OutlineNode, 'kind' | 'label'>, path?: string) => {
    const key = `${path} ${words}`;
    const before = known.get(resolved(file));
    if (before?.key === key) return before.node;
    const made = nodeOfFile(content, file, given);
    const node = path === undefined ? made : withAddress(made, resolved(file).value, { path, hash: '' });
    known.set(resolved(file), { node, key });
    return node;
  };
  const included = new Set(pages.flatMap((page) => [...resolved(page).files]));
  const isOnPage = (file: ContentFile) =>
    included.has(file) && (file.kind === 'step' || file.kind === 'journey');
  const others = [...files.values()].filter((file) => !pages.includes(file) && !isOnPage(file));
  return [
    ...pages.map((file) => nodeFor(file, { kind: 'page', label: pageLabel(file) }, pathOf(file))),
    ...others.map((file) => nodeFor(file, { kind: 'file', label: file.name })),
  ];
}

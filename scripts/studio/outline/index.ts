import type { NodeKind, OutlineNode } from '../../../src/studio/model.ts';
import { escapePart, isObject, type JsonObject, objectOf } from '../../content/json.ts';
import type { ContentFile } from '../../content/read.ts';
import type { Resolved } from '../../content/resolve.ts';
import type { Placed } from '../../schemas/places.ts';
import { describedChild, describedFile, propertyOrder } from '../described.ts';
import { shapeOf } from '../shapes.ts';
import type { SiteContent } from '../site-content.ts';
import { conditionWords, wordsKey } from './conditions.ts';
import { fieldNodes, fieldsIn } from './fields.ts';
import { labelOf, wordsOf } from './labels.ts';

/** Returns the address of a page, for the preview. */
export type PathOf = (file: ContentFile) => string | undefined;

const KINDS: Readonly<Record<string, NodeKind>> = { Step: 'step', Journey: 'journey', Alert: 'alert' };

interface Shown {
  path: string;
  hash: string;
}

/** Creates the outline's nodes of one file. */
function createBuilder(content: SiteContent, file: ContentFile, words: (condition: JsonObject) => string) {
  const { value: root, refs } = content.resolved(file);

  /** Returns true for a shared file that is included as a whole. The outline lists it by itself. */
  const isSharedFile = (pointer: string) => {
    const target = refs.get(pointer);
    return target?.pointer === '' && target.file.kind !== 'step' && target.file.kind !== 'journey';
  };
  const creator =
    (shown: Shown | undefined) =>
    (given: Pick<OutlineNode, 'kind' | 'label' | 'pointer'> & Partial<OutlineNode>): OutlineNode => {
      const place = { file: file.name, pointer: given.pointer };
      const written = content.definedAt(place);
      return {
        children: [],
        ...given,
        file: file.name,
        written: { file: written.file.name, pointer: written.pointer },
        ...(shown && { shown }),
      };
    };

  const formNodes = (value: JsonObject, pointer: string, shown: Shown | undefined): OutlineNode[] =>
    fieldNodes(fieldsIn(objectOf(value.schema), objectOf(value.uiSchema), pointer), {
      create: creator(shown),
      words,
      partsOf: (ui, at) =>
        Array.isArray(ui['ui:alerts'])
          ? listNodes(ui['ui:alerts'], `${at}/ui:alerts`, 'ui:alerts', shown, () => ({ kind: 'alert' }))
          : [],
    });

  function listNodes(
    list: unknown,
    pointer: string,
    name: string,
    shown: Shown | undefined,
    described: (part: string, item: unknown) => { kind?: NodeKind; placed?: Placed },
  ): OutlineNode[] {
    return Object.entries(Object(list)).flatMap(([part, item]) => {
      const at = `${pointer}/${escapePart(part)}`;
      if (!isObject(item))
        return Array.isArray(list) ? [] : [creator(shown)({ kind: 'item', label: part, pointer: at })];
      const { kind, placed } = described(part, item);
      return nodeOf(item, at, placed, shown, kind, Array.isArray(list) ? name : part);
    });
  }

  function nodeOf(
    value: JsonObject,
    pointer: string,
    placed: Placed | undefined,
    shown: Shown | undefined,
    given: NodeKind | undefined,
    name: string,
  ): OutlineNode {
    const title = String(placed?.schema.title ?? '');
    if (title === 'JourneyEntry' && isObject(value.step)) {
      const step = placed && describedChild(placed, 'step', value);
      const node = nodeOf(value.step, `${pointer}/step`, step, shown, 'step', 'step');
      return isObject(value.when) ? { ...node, condition: words(value.when) } : node;
    }
    const here = shown && title === 'Step' ? { ...shown, hash: String(value.hash ?? '') } : shown;
    const kind = given ?? KINDS[title] ?? (placed && shapeOf(placed) === 'node' ? 'part' : 'item');
    return creator(here)({
      kind,
      label: kind === 'journey' ? wordsOf(name) : labelOf(value, name),
      pointer,
      ...(isObject(value.when) && { condition: words(value.when) }),
      children: childrenOf(value, pointer, placed, here),
    });
  }

  /** Returns the nodes in an object, in the order of its schema. */
  function childrenOf(
    value: JsonObject,
    pointer: string,
    placed: Placed | undefined,
    shown: Shown | undefined,
  ): OutlineNode[] {
    if (!placed) return [];
    const order = propertyOrder(placed);
    const names = [...new Set([...order.filter((name) => name in value), ...Object.keys(value)])];
    const isForm = isObject(value.schema) && isObject(value.uiSchema);
    return names.flatMap((name): OutlineNode[] => {
      const inner = value[name];
      const at = `${pointer}/${escapePart(name)}`;
      const schema = describedChild(placed, name, value);
      if (isForm && name === 'uiSchema') return formNodes(value, pointer, shown);
      if (!schema || isSharedFile(at)) return [];
      const shape = shapeOf(schema);
      if (shape === 'node' && isObject(inner)) return [nodeOf(inner, at, schema, shown, undefined, name)];
      if (shape !== 'nodes') return [];
      const described = (part: string, item: unknown) => {
        const found = describedChild(schema, part, inner);
        return found ? { placed: found, ...(!isObject(item) && { kind: 'item' as const }) } : {};
      };
      const nodes = listNodes(inner, at, name, shown, described);
      // the steps of a journey are its own children
      if (name === 'steps' || name === 'alerts' || nodes.length === 0) return nodes;
      return [creator(shown)({ kind: 'part', label: wordsOf(name), pointer: at, children: nodes })];
    });
  }

  return (label: string, kind: NodeKind, shown: Shown | undefined): OutlineNode => {
    const children = isObject(root) ? childrenOf(root, '', describedFile(file.kind), shown) : [];
    return creator(shown)({ kind, label, pointer: '', children });
  };
}

/** Returns what authors call a page: its file’s name in words. Its title can contain placeholders. */
const pageLabel = ({ name }: ContentFile) => wordsOf(name.replace(/^.*\/|\.json$/g, ''));

/** The nodes of pages. A page that has not changed keeps its nodes, so that nothing of it is drawn again. */
const known = new WeakMap<Resolved, { node: OutlineNode; key: string }>();

function pageNode(
  content: SiteContent,
  file: ContentFile,
  path: string | undefined,
  { words, key }: { words(condition: JsonObject): string; key: string },
): OutlineNode {
  const resolved = content.resolved(file);
  const before = known.get(resolved);
  if (before?.key === key && before.node.shown?.path === path) return before.node;
  const shown = path === undefined ? undefined : { path, hash: '' };
  const node = createBuilder(content, file, words)(pageLabel(file), 'page', shown);
  known.set(resolved, { node, key });
  return node;
}

/** Returns the outline of the content: its pages with their journeys, then its other files. */
export function outlineOf(content: SiteContent, pathOf: PathOf): OutlineNode[] {
  const { files, pages, resolved } = content;
  const included = new Set(pages.flatMap((page) => [...resolved(page).files]));
  const isOnPage = (file: ContentFile) =>
    included.has(file) && (file.kind === 'step' || file.kind === 'journey');
  const others = [...files.values()].filter((file) => !pages.includes(file) && !isOnPage(file));
  const words = { words: conditionWords(content), key: wordsKey(content) };
  return [
    ...pages.map((file) => pageNode(content, file, pathOf(file), words)),
    ...others.map((file) => createBuilder(content, file, words.words)(file.name, 'file', undefined)),
  ];
}

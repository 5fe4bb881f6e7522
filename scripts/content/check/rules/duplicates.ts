import type { Node } from 'jsonc-parser';
import { objectOf } from '../../json.ts';
import type { ContentFile } from '../../read.ts';
import { originKey } from '../../resolve.ts';
import type { Report } from '../diagnostic.ts';
import { quote } from '../format.ts';
import {
  areVariants,
  confirmationOf,
  type JourneyEntry,
  journeysIn,
  journeysOnPage,
} from '../model/journeys.ts';
import { choicesIn, type SchemaPart } from '../model/schema-parts.ts';
import { pagePaths } from '../model/site.ts';
import { type CheckContext, oncePerLocation, perFile, type Rule, report } from '../rule.ts';

/** Returns the items whose name an earlier item has already. */
function repeated<Item>(items: readonly Item[], nameOf: (item: Item) => unknown): Item[] {
  const before = new Set<unknown>([undefined]);
  return items.filter((item) => before.size === before.add(nameOf(item)).size);
}

function repeatedKeys({ type, children = [] }: Node): Node[] {
  const inside = children.flatMap(repeatedKeys);
  if (type !== 'object') return inside;
  const keys = children.flatMap((property) => property.children?.[0] ?? []);
  return [...inside, ...repeated(keys, ({ value }) => value)];
}

export const keyDuplicate: Rule = {
  topic: 'Files and references',
  about: 'An object has a key twice. JSON uses the last one.',
  check: perFile((_context, file) =>
    (file.tree ? repeatedKeys(file.tree) : []).map(({ value, offset, length }) => {
      const message = `${quote(value)} is here twice, so the first value is lost.`;
      return report({ file, offset, length }, message, 'Remove or rename one of them.');
    }),
  ),
};

export const pathDuplicate: Rule = {
  topic: 'Pages, journeys and steps',
  about: 'Two pages have the same path, or a page has the path of a document or of the member login.',
  check: (context) => {
    const pages = pagePaths(context);
    const site = context.parsed.find(({ kind }) => kind === 'site');
    const memberLogin = objectOf(objectOf(site?.data).memberLogin).path;
    return pages.flatMap(({ path, file }) => {
      if (context.names.paths.has(path) || path === memberLogin) {
        const message = `${quote(path)} is already the path of ${path === memberLogin ? 'the member login' : 'a document or a product'}.`;
        return [report(context.origin(file, '/path'), message, 'Change the path of the page.')];
      }
      const first = pages.find((page) => page.path === path);
      if (!first || first.file === file) return [];
      const message = `${quote(path)} is already the path of ${first.file.name}, so only one of the two pages would exist.`;
      return [report(context.origin(file, '/path'), message, 'Change the path of one of them.')];
    });
  },
};

const CHANGE_HASH = 'Change the hash of one of the two steps.';

function duplicate(
  { origin, locationOfUse }: CheckContext,
  file: ContentFile,
  before: JourneyEntry,
  { step: { hash }, at }: JourneyEntry,
): Report {
  const first = origin(file, `${before.at}/hash`);
  const second = origin(file, `${at}/hash`);
  // if both hashes are written in the same place, the journey includes the same step twice
  if (originKey(first) === originKey(second)) {
    const message = `The step ${quote(hash)} is already in this journey.`;
    return report(locationOfUse(file, `${at}/hash`), message, 'Remove it, or use another step.');
  }
  const message = `The hash ${quote(hash)} is already used by ${first.file.name} in this journey.`;
  return report(second, message, CHANGE_HASH);
}

function checkJourney(context: CheckContext, file: ContentFile, journey: readonly JourneyEntry[]): Report[] {
  return journey.flatMap((entry) => {
    const { hash } = entry.step;
    const first = journey.find(({ step }) => typeof hash === 'string' && step.hash === hash);
    if (!first || first === entry) return [];
    return areVariants(first, entry) ? [] : [duplicate(context, file, first, entry)];
  });
}

/** Reports the hashes that a page has in two of its journeys, or in its journey and its confirmation. */
function checkPage(context: CheckContext, page: ContentFile): Report[] {
  if (!page.kind?.endsWith('-page')) return [];
  const confirmation = confirmationOf(context, page);
  const journeys = [
    ...journeysOnPage(context, page).map(({ entries }) => entries),
    ...(confirmation ? [[confirmation]] : []),
  ];
  const hashesOf = (entries: readonly JourneyEntry[]) => entries.map(({ step }) => step.hash);
  const reports = journeys.flatMap((entries, index) =>
    entries.flatMap(({ step: { hash }, pointer, at }) => {
      const first = journeys.slice(0, index).find((before) => hashesOf(before).includes(hash));
      const before = first?.find(({ step }) => step.hash === hash);
      if (!before || typeof hash !== 'string') return [];
      const [one, other] = [before.at, at].map((each) => context.origin(page, `${each}/hash`));
      const isSame = one && other && originKey(one) === originKey(other);
      const location = isSame ? context.locationOfUse(page, pointer) : other;
      const message = `The hash ${quote(hash)} is already used by ${one?.file.name} on the page ${page.name}.`;
      return location
        ? [report(location, message, isSame ? 'Use another journey, or another step.' : CHANGE_HASH)]
        : [];
    }),
  );
  return oncePerLocation(reports);
}

export const hashDuplicate: Rule = {
  topic: 'Pages, journeys and steps',
  about: 'Two steps of a journey or a page have the same hash, so only the first can be reached.',
  check: perFile((context, file) => [
    ...journeysIn(context.own(file)).flatMap(({ entries }) => checkJourney(context, file, entries)),
    ...checkPage(context, file),
  ]),
};

function checkChoices({ origin }: CheckContext, file: ContentFile, part: SchemaPart): Report[] {
  // a schema with a duplicate in "enum" is invalid, which another rule reports
  const choices = choicesIn(part).filter(({ pointer }) => pointer.endsWith('/const'));
  const sameValue = repeated(choices, ({ value }) => value);
  const sameTitle = repeated(choices, ({ title }) => title).filter((choice) => !sameValue.includes(choice));
  return [
    ...sameValue.map(({ value, pointer }) => {
      const message = `Two choices have the value ${quote(value)}, so neither can be chosen.`;
      return report(origin(file, pointer), message, 'Change or remove one of them.');
    }),
    ...sameTitle.map(({ title, pointer }) => {
      const message = `Two choices are called ${quote(title)}, so nobody can tell them apart.`;
      const location = origin(file, pointer.replace(/const$/, 'title'));
      return report(location, message, 'Change the text of one of them.');
    }),
  ];
}

function checkStages({ own, origin }: CheckContext, file: ContentFile): Report[] {
  const all = journeysIn(own(file)).flatMap(({ stages }) => repeated(stages, ({ name }) => name));
  return all.map(({ name, pointer }) => {
    const message = `Two progress stages have the name ${quote(name)}, so steps cannot name one of them.`;
    return report(origin(file, pointer), message, 'Rename one of them.');
  });
}

export const nameDuplicate: Rule = {
  topic: 'Pages, journeys and steps',
  about: 'Two choices of a field, or two progress stages of a journey, have the same name.',
  check: perFile((context, file) => [
    ...context.schemaParts(file).flatMap((part) => checkChoices(context, file, part)),
    ...checkStages(context, file),
  ]),
};

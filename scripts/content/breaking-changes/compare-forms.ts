import type { Location } from '../check/diagnostic.ts';
import { isObject, type JsonObject } from '../json.ts';
import type { Incompatibility } from './breaking-change.ts';
import { type ComparedForms, compareRules } from './compare-rules.ts';
import { type Constraints, flattenForm } from './constraints.ts';
import { locationOf } from './locations.ts';
import { guessRenames, type Pair } from './match.ts';
import { type Form, formatForm } from './pages.ts';
import type { Field } from './stored-answers.ts';
import type { Versions } from './versions.ts';

const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

interface FormPair {
  before: Form;
  now: Form;
  beforeRules: Constraints;
  nowRules: Constraints;
}

function locate({ before, now, beforeRules, nowRules }: FormPair, path: string, newPath: string | undefined) {
  const pointer = beforeRules.definitions.get(path)?.[0]?.pointer ?? before.pointer;
  const target = newPath === undefined ? undefined : nowRules.definitions.get(newPath)?.[0]?.pointer;
  // the form itself may have moved
  const wouldBe = now.pointer + pointer.slice(before.pointer.length);
  return {
    before: locationOf({ page: before.page, pointer }, 'key'),
    now: locationOf({ page: now.page, pointer: target ?? wouldBe }, 'key'),
  };
}

function reportRename(name: string, became: string): Pick<Incompatibility, 'rule' | 'message'> {
  return {
    rule: 'field-renamed',
    message: (subjects) =>
      `It looks like "${name}" was renamed to "${became}": answers stored under the old name in ${subjects} are lost.`,
  };
}

function reportRemoval(name: string): Pick<Incompatibility, 'rule' | 'message'> {
  return {
    rule: 'field-removed',
    message: (subjects) =>
      `"${name}" was removed from ${subjects}: its stored answer is neither shown nor sent.`,
  };
}

function compareNames(pair: FormPair, parent: string, gone: readonly string[]) {
  const { before, beforeRules, nowRules } = pair;
  const named = ({ definitions }: Constraints, paths: readonly string[]) =>
    paths.map((path) => ({ name: nameOf(path), schema: definitions.get(path)?.[0]?.schema ?? {} }));
  const added = [...nowRules.definitions.keys()].filter(
    (path) => parentOf(path) === parent && path !== parent && !beforeRules.definitions.has(path),
  );
  const renames = guessRenames(named(beforeRules, gone), named(nowRules, added));
  const [root, ...inner] = parent.split('/').filter((part) => part !== '' && part !== 'items');
  const owner = [root, ...inner].join('.');
  const incompatibilities = gone.map((path): Incompatibility => {
    const became = renames.get(nameOf(path));
    return {
      ...locate(pair, path, became && `${parent}/${became}`),
      subject: owner ? `"${owner}" of ${formatForm(before)}` : formatForm(before),
      ...(became === undefined ? reportRemoval(nameOf(path)) : reportRename(nameOf(path), became)),
    };
  });
  return { renames, incompatibilities };
}

/** Returns whether visitors are asked for a field inside another; some widgets store values that they do not ask for. */
function isAsked(uiSchema: JsonObject, path: string): boolean {
  let ui: unknown = uiSchema;
  let isWidgets = false;
  for (const name of path.split('/').slice(1)) {
    isWidgets ||= ui !== uiSchema && isObject(ui) && typeof ui['ui:widget'] === 'string';
    ui = isObject(ui) ? ui[name] : undefined;
  }
  return !isWidgets || (isObject(ui) && Object.keys(ui).length > 0);
}

function compareInside(pair: FormPair, names: readonly string[]) {
  const { beforeRules, nowRules, before } = pair;
  const gone = [...beforeRules.definitions.keys()].filter(
    (path) =>
      names.some((name) => path.startsWith(`/${name}/`)) &&
      nowRules.definitions.has(parentOf(path)) &&
      !nowRules.definitions.has(path) &&
      isAsked(before.uiSchema, path),
  );
  const parents = [...new Set(gone.map(parentOf))];
  return parents.map((parent) =>
    compareNames(
      pair,
      parent,
      gone.filter((path) => parentOf(path) === parent),
    ),
  );
}

function reportMove({ form, name }: Field, now: Form): Incompatibility {
  const [before, after] = [form, now].map((form): Location => {
    const pointer = flattenForm(form).definitions.get(`/${name}`)?.[0]?.pointer ?? form.pointer;
    return locationOf({ page: form.page, pointer }, 'key');
  }) as [Location, Location];
  return {
    rule: 'field-moved',
    before,
    now: after,
    subject: formatForm(form),
    message: (subjects) =>
      `"${name}" moved to ${formatForm(now)}, which does not know the answers given in ${subjects}: visitors are asked again.`,
  };
}

const isThere = (pair: Pair<Field>): pair is { before: Field; now: Field } => pair.now !== undefined;

/** Finds what is lost of the answers given in a form. */
export function compareForms({ before, now }: Pair<Form>, versions: Versions): Incompatibility[] {
  const own = versions.fields.filter((pair) => pair.before.form === before);
  const there = own.filter(isThere);
  const missing = own.filter((pair) => !isThere(pair)).map((pair) => pair.before);
  const beforeRules = flattenForm(before);
  const targets = [...new Set([...(now ? [now] : []), ...there.map((pair) => pair.now.form)])];
  const pairs = targets.map((now): FormPair => ({ before, now, beforeRules, nowRules: flattenForm(now) }));

  const ownPair = pairs.find((pair) => pair.now === now);
  const names = missing.map(({ name }) => `/${name}`);
  const guessed = ownPair ? compareNames(ownPair, '', names).renames : new Map<string, string>();
  const movedTo = (field: Field) =>
    guessed.has(field.name) ? undefined : versions.newlyAsking(field.name)[0];
  const moved = missing.flatMap((field) => {
    const target = movedTo(field);
    return target ? [reportMove(field, target)] : [];
  });
  const gone = missing.filter((field) => !movedTo(field)).map(({ name }) => `/${name}`);
  const lost = ownPair ? compareNames(ownPair, '', gone).incompatibilities : [];

  const ofTargets = pairs.flatMap((pair) => {
    const fields = there.filter(({ now }) => now.form === pair.now);
    if (fields.length === 0) return [];
    const inside = compareInside(
      pair,
      fields.map(({ now }) => now.name),
    );
    const renames = new Map([...guessed, ...inside.flatMap(({ renames }) => [...renames])]);
    const compared: ComparedForms = { ...pair, fields, renames, isMoved: pair.now !== now };
    return [
      ...inside.flatMap(({ incompatibilities }) => incompatibilities),
      ...compareRules(compared, versions),
    ];
  });
  return [...moved, ...lost, ...ofTargets];
}

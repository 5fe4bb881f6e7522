import equal from 'fast-deep-equal';
import { stripKeywords } from '../../schemas/strip.ts';
import { closest } from '../check/did-you-mean.ts';
import { isObject, objectOf } from '../json.ts';
import { compareRules } from './compare-rules.ts';
import { type Constraints, parentOf } from './constraints.ts';
import type { Incompatibility } from './index.ts';
import { definitionsOf, type FormPair } from './locations.ts';
import { type Form, flattenForm, formatForm, namesIn } from './pages.ts';
import type { Versions } from './versions.ts';

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

function createPair(before: Form, now: Form, newNames?: ReadonlyMap<string, string>): FormPair {
  const rules = flattenForm(before, (name) => newNames?.get(name) ?? name);
  return { before, now, rules: { before: rules, now: flattenForm(now) } };
}

function reportMove(form: Form, name: string, now: Form): Incompatibility {
  return {
    rule: 'field-moved',
    ...definitionsOf(createPair(form, now), `/${name}`),
    subject: formatForm(form),
    message: `"${name}" moved to ${formatForm(now)}, which does not know the answers given in {subjects}: visitors are asked again.`,
  };
}

function reportGone(pair: FormPair, path: string, newPath: string | undefined): Incompatibility {
  const name = nameOf(path);
  const parent = namesIn(parentOf(path)).join('.');
  const form = formatForm(pair.before);
  const place = { ...definitionsOf(pair, path, newPath), subject: parent ? `"${parent}" of ${form}` : form };
  if (newPath === undefined) {
    const message = `"${name}" was removed from {subjects}: its stored answer is neither shown nor sent.`;
    return { rule: 'field-removed', ...place, message };
  }
  const message = `It looks like "${name}" was renamed to "${nameOf(newPath)}": answers stored under the old name in {subjects} are lost.`;
  return { rule: 'field-renamed', ...place, message };
}

/** The similarity from which one field probably became the other. */
const ALIKE = 2;

/** Guesses the new paths of removed fields, by old path. Makes no guess if several fields fit equally well. */
function guessRenames({ before, now }: FormPair['rules'], gone: readonly string[]) {
  const schemaAt = ({ definitions }: Constraints, path: string) => definitions.get(path)?.[0]?.schema ?? {};
  const similarity = (path: string, newPath: string) => {
    const [old, added] = [schemaAt(before, path), schemaAt(now, newPath)];
    const isTitle = old.title !== undefined && old.title === added.title;
    const isSchema = equal(stripKeywords(old), stripKeywords(added));
    const isName = closest(nameOf(path), [nameOf(newPath)]) !== undefined;
    return (isTitle ? 2 : 0) + (isSchema ? 2 : 0) + Number(isName);
  };
  const added = [...now.definitions.keys()].filter((path) => path && !before.definitions.has(path));
  const guesses = gone.flatMap((path) => {
    const siblings = added.filter((newPath) => parentOf(newPath) === parentOf(path));
    const alike = siblings.map((newPath) => ({ path, newPath, score: similarity(path, newPath) }));
    const best = Math.max(ALIKE, ...alike.map(({ score }) => score));
    const found = alike.filter(({ score }) => score === best);
    return found.length === 1 ? found : [];
  });
  const renames = new Map<string, string>();
  for (const { path, newPath } of guesses.sort((one, other) => other.score - one.score))
    if (![...renames.values()].includes(newPath)) renames.set(path, newPath);
  return renames;
}

/** Returns true if visitors are asked for a nested field. Some widgets store values that they do not ask for. */
function isAsked({ uiSchema }: Form, path: string): boolean {
  let ui: unknown = uiSchema;
  let isWidgets = false;
  for (const name of path.split('/').slice(1)) {
    isWidgets ||= ui !== uiSchema && isObject(ui) && typeof ui['ui:widget'] === 'string';
    ui = objectOf(ui)[name];
  }
  return !isWidgets || Object.keys(objectOf(ui)).length > 0;
}

/** Finds the answers to a form that no longer count. */
export function compareForms(before: Form, versions: Versions): Incompatibility[] {
  const now = versions.forms.get(before);
  const own = before.fields.filter((field) => versions.fields.has(field));
  const missing = own.filter((field) => !versions.fields.get(field)).map(({ name }) => name);
  const restored = own.flatMap((field) => versions.fields.get(field) ?? []);
  const newNames = new Map<string, string>();

  const compareWith = (target: Form) => {
    const names = restored.filter(({ form }) => form === target).map(({ name }) => name);
    const isMoved = target !== now;
    const pair = createPair(before, target);
    const { definitions } = pair.rules.now;
    const goneInside = [...pair.rules.before.definitions.keys()].filter(
      (path) =>
        names.some((name) => path.startsWith(`/${name}/`)) &&
        definitions.has(parentOf(path)) &&
        !definitions.has(path) &&
        isAsked(before, path),
    );
    const gone = [...(isMoved ? [] : missing.map((name) => `/${name}`)), ...goneInside];
    const renames = guessRenames(pair.rules, gone);
    for (const [path, newPath] of renames) newNames.set(nameOf(path), nameOf(newPath));
    const changes = gone.map((path) => {
      const moved = parentOf(path) || renames.has(path) ? undefined : versions.newlyAsking(nameOf(path));
      return moved ? reportMove(before, nameOf(path), moved) : reportGone(pair, path, renames.get(path));
    });
    if (names.length === 0) return changes;
    const renamed = createPair(before, target, newNames);
    return [...changes, ...compareRules(renamed, { names, newNames, isMoved }, versions)];
  };

  // the form's own successor first, because its fields may have new names
  const targets = new Set([...(now ? [now] : []), ...restored.map(({ form }) => form)]);
  const moved = (now ? [] : missing).flatMap((name) => {
    const form = versions.newlyAsking(name);
    return form ? [reportMove(before, name, form)] : [];
  });
  return [...moved, ...[...targets].flatMap(compareWith)];
}

import { groupsOf } from '../../groups-of.ts';
import { isObject } from '../json.ts';
import { compareRules } from './compare-rules.ts';
import type { Constraints } from './constraints.ts';
import type { Incompatibility } from './index.ts';
import { definitionsOf, type FormPair, parentOf } from './locations.ts';
import { type Form, flattenForm, formatForm } from './pages.ts';
import { guessRenames, type Versions } from './versions.ts';

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

function reportGone(pair: FormPair, path: string, became: string | undefined): Incompatibility {
  const name = nameOf(path);
  const parent = parentOf(path);
  const owner = parent.split('/').filter((part) => part !== '' && part !== 'items');
  const form = formatForm(pair.before);
  return {
    rule: became === undefined ? 'field-removed' : 'field-renamed',
    ...definitionsOf(pair, path, became && `${parent}/${became}`),
    subject: owner.length > 0 ? `"${owner.join('.')}" of ${form}` : form,
    message:
      became === undefined
        ? `"${name}" was removed from {subjects}: its stored answer is neither shown nor sent.`
        : `It looks like "${name}" was renamed to "${became}": answers stored under the old name in {subjects} are lost.`,
  };
}

function guessIn({ before, now }: FormPair['rules'], parent: string, gone: readonly string[]) {
  const added = [...now.definitions.keys()].filter(
    (path) => parentOf(path) === parent && path !== parent && !before.definitions.has(path),
  );
  const named = ({ definitions }: Constraints, paths: readonly string[]) =>
    paths.map((path) => ({ name: nameOf(path), schema: definitions.get(path)?.[0]?.schema ?? {} }));
  return guessRenames(named(before, gone), named(now, added));
}

/** Returns true if visitors are asked for a nested field. Some widgets store values that they do not ask for. */
function isAsked({ uiSchema }: Form, path: string): boolean {
  let ui: unknown = uiSchema;
  let isWidgets = false;
  for (const name of path.split('/').slice(1)) {
    isWidgets ||= ui !== uiSchema && isObject(ui) && typeof ui['ui:widget'] === 'string';
    ui = isObject(ui) ? ui[name] : undefined;
  }
  return !isWidgets || (isObject(ui) && Object.keys(ui).length > 0);
}

function goneInside({ before, rules }: FormPair, names: readonly string[]): string[] {
  const { definitions } = rules.now;
  return [...rules.before.definitions.keys()].filter(
    (path) =>
      names.some((name) => path.startsWith(`/${name}/`)) &&
      definitions.has(parentOf(path)) &&
      !definitions.has(path) &&
      isAsked(before, path),
  );
}

/** Finds the answers to a form that no longer count. */
export function compareForms(before: Form, versions: Versions): Incompatibility[] {
  const now = versions.forms.get(before);
  const own = before.fields.filter((field) => versions.fields.has(field));
  const missing = own.flatMap((field) => (versions.fields.get(field) ? [] : [field.name]));
  const restored = own.flatMap((field) => versions.fields.get(field) ?? []);
  const newNames = new Map<string, string>();

  const compareGone = (pair: FormPair, parent: string, paths: readonly string[]) => {
    const guesses = guessIn(pair.rules, parent, paths);
    for (const [name, became] of guesses) newNames.set(name, became);
    return paths.map((path) => {
      const name = nameOf(path);
      const moved = parent || guesses.has(name) ? undefined : versions.newlyAsking(name);
      return moved ? reportMove(before, name, moved) : reportGone(pair, path, guesses.get(name));
    });
  };
  const compareWith = (target: Form) => {
    const names = restored.flatMap(({ form, name }) => (form === target ? [name] : []));
    const isMoved = target !== now;
    const pair = createPair(before, target);
    const gone = [...(isMoved ? [] : missing.map((name) => `/${name}`)), ...goneInside(pair, names)];
    const changes = [...groupsOf(gone, parentOf)].flatMap(([parent, paths]) =>
      compareGone(pair, parent, paths),
    );
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

import type { Icons } from '#types/content/icons';
import { iconNames, isIcon } from '../../compile/icon-names.ts';
import { isObject, listOf, objectOf } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import { closest } from '../did-you-mean.ts';
import { list, quote, suggestName } from '../format.ts';
import { conditionUses } from '../model/conditions.ts';
import { namedOptions } from '../model/forms.ts';
import { isOfNoKind } from '../model/missing-files.ts';
import { choicesIn, conditionParts, fieldsOf, propertiesOf, requiredNames } from '../model/schema-parts.ts';
import { optionErrors } from '../model/widgets.ts';
import { type CheckContext, evaluation, perFile, perForm, type Rule, report } from '../rule.ts';
import { isFieldReported } from './widgets.ts';

export const widgetUnknown: Rule = {
  topic: 'Widgets',
  about: 'A field uses a widget that does not exist.',
  check: perFile(({ widgets, origin, names }, file) =>
    widgets(file)
      .filter(({ widget, named }) => named && !names.widgets.has(widget))
      .map(({ widget, pointer }) => {
        const advice = suggestName(widget, names.widgets, 'Ask a developer for one.');
        return report(origin(file, `${pointer}/ui:widget`), `There is no widget ${quote(widget)}.`, advice);
      }),
  ),
};

export const sourceUnknown: Rule = {
  topic: 'Widgets',
  about: 'A field uses a source that does not exist.',
  check: perFile((context, file) => {
    const { sources } = context.names;
    return context.widgets(file).flatMap((use) => {
      const source = isObject(use.options) ? use.options.source : undefined;
      const pointer = `${use.pointer}/ui:options/source`;
      if (typeof source !== 'string' || sources.has(source)) return [];
      // widget-options and widget-field report a source for a widget or a field that does not take one
      const isForNone = optionErrors(use).some((error) => error.pointer === pointer);
      if (isForNone || isFieldReported(context, file, use)) return [];
      const advice = suggestName(source, sources, 'Ask a developer for one.');
      return [report(context.origin(file, pointer), `There is no source ${quote(source)}.`, advice)];
    });
  }),
};

const ownNames = weakMemo(({ parsed, schemaErrors, resolved }: CheckContext) => {
  const files = parsed.filter((file) => file.kind === 'icons' && schemaErrors(file).length === 0);
  return new Set(files.flatMap((file) => Object.keys((resolved(file).value as Icons).icons)));
});

export const iconUnknown: Rule = {
  topic: 'Texts, links and icons',
  about: 'There is no icon of this name, neither in `icons.json` nor in Lucide.',
  check(context) {
    const own = ownNames(context);
    const unknown = context.parsed.flatMap((file) =>
      context.marked(file, 'IconShape').flatMap(({ pointer, value }) => {
        if (typeof value !== 'string' || own.has(value) || isIcon(value)) return [];
        const meant = closest(value, [...own, ...iconNames()]);
        return [{ name: value, meant, origin: context.origin(file, pointer) }];
      }),
    );
    const names = new Set(unknown.flatMap(({ name, meant }) => (meant ? [] : name)));
    const hasFile = context.parsed.some(({ kind }) => kind === 'icons');
    // a file that cannot be read, or of no kind, may be the one with the icons
    const isClear = context.parsed.length === context.files.size && !context.parsed.some(isOfNoKind);
    const areGone = !hasFile && names.size > 1;
    const [first] = unknown;
    if (areGone && !isClear) return [];
    if (areGone && first) {
      const message = `There are no icons ${list(names)}, and no file of the kind "icons".`;
      const advice = 'Restore icons.json, or choose others from https://lucide.dev/icons.';
      return [report(first.origin, message, advice)];
    }
    return unknown.map(({ name, meant, origin }) => {
      const advice = meant ? `Did you mean ${quote(meant)}?` : 'Choose one from https://lucide.dev/icons.';
      return report(origin, `There is no icon ${quote(name)}.`, advice);
    });
  },
};

/** Returns the values that conditions compare with each name. A value that conditions use is not misspelt. */
const comparedValues = weakMemo((context: CheckContext): ReadonlySet<string> => {
  const properties = propertiesOf(
    conditionUses(context).flatMap(({ condition }) => conditionParts(condition)),
  );
  const compared = properties.flatMap(({ name, value }) =>
    [objectOf(value).const, ...listOf(objectOf(value).enum)].map((each) => `${name} ${each}`),
  );
  return new Set(compared);
});

export const choiceUnknown: Rule = {
  topic: 'Widgets',
  about: 'A widget option names a choice that its field does not have.',
  check: perForm((context, form) =>
    namedOptions(context, form, 'choice').flatMap(({ node, option, name, pointer, part }) => {
      const parts = [...node.schemas, ...(node.fields.get('items') ?? [])];
      const choices = parts.flatMap(choicesIn).map(({ value }) => String(value));
      // answers from a source are not known here; if a condition uses the value too, condition-value reports it
      if (choices.length === 0 || comparedValues(context).has(`${node.name} ${name}`)) return [];
      const location = { ...context.origin(form.file, pointer), part };
      const message = `${quote(node.name)} has no choice ${quote(name)}.`;
      const named = Object.keys(objectOf(objectOf(node.ui['ui:options'])[option]));
      const others = choices.filter((choice) => !named.includes(choice));
      const advice = suggestName(name, others, 'Remove it.');
      return [evaluation(choices.includes(name), location, message, advice)];
    }),
  ),
};

export const itemPropertyUnknown: Rule = {
  topic: 'Widgets',
  about: 'A widget shows a property that the items of its list do not have.',
  check: perForm((context, form) =>
    namedOptions(context, form, 'item').flatMap(({ node, option, name, pointer, part }) => {
      const items = node.fields.get('items') ?? [];
      const properties = fieldsOf(items);
      // field-unknown reports required properties without a definition; answers from a source are not known here
      const isRequired = requiredNames(items).some((required) => required.name === name);
      if (isRequired || properties.size === 0) return [];
      const location = { ...context.origin(form.file, pointer), part };
      const message = `${quote(option)} names ${quote(name)}, which no item of ${quote(node.name)} has.`;
      const advice = suggestName(name, properties.keys(), 'Remove it.');
      return [evaluation(properties.has(name), location, message, advice)];
    }),
  ),
};

import { type Mark, marksIn } from '../compile/marks.ts';
import { isObject } from '../json.ts';
import type { ContentFile, ContentFiles } from '../read.ts';
import { resolveContent } from '../resolve.ts';
import { isKind } from './kinds.ts';
import { memo } from './memo.ts';
import { schemaMistakes } from './mistakes/schema-judge.ts';
import { withOptions } from './model/annotated.ts';
import { authoredParts } from './model/authored-parts.ts';
import { createForm, type Form } from './model/forms.ts';
import { withKindsMeant } from './model/kind-meant.ts';
import { markedContent } from './model/marked.ts';
import { ownContent } from './model/own-content.ts';
import { textsIn } from './model/texts.ts';
import { optionMistakes, type WidgetUse, widgetUses } from './model/widget-uses.ts';
import type { Names } from './names.ts';
import type { CheckContext } from './rule.ts';
import { sharedSchemas } from './schemas.ts';

/** What there is to know about a tree of content. Each answer is worked out once, when a rule first asks. */
export function createContext(given: ContentFiles, names: Names): CheckContext {
  const files = withKindsMeant(given);
  const schemas = sharedSchemas();
  const resolved = memo((file: ContentFile) => resolveContent(files, file));
  const own = memo((file: ContentFile) => ownContent(resolved(file)));
  const origin = (file: ContentFile, pointer: string) =>
    resolved(file).origins.get(pointer) ?? { file, pointer };
  const isWrittenThere = (file: ContentFile, pointer: string) => {
    const written = origin(file, pointer);
    return written.file === file && written.pointer === pointer;
  };

  const mistakes = memo((file: ContentFile) =>
    isKind(file.kind) ? schemas.mistakes(`content/${file.kind}`, resolved(file).value) : [],
  );
  const annotated = memo((file: ContentFile) =>
    isKind(file.kind) ? schemas.annotations(`content/${file.kind}`, resolved(file).value) : new Map(),
  );
  const marks = memo((file: ContentFile) => marksIn(annotated(file)));

  const isWhole = (file: ContentFile, pointer: string) =>
    !resolved(file).problems.some(({ at }) => `${at}/`.startsWith(`${pointer}/`));
  const forms = memo((file: ContentFile) => {
    const found: Form[] = [];
    own(file).walk((content, pointer) => {
      if (!isObject(content) || marks(file).get(`${pointer}/schema`) !== 'FormSchema') return;
      const { schema, uiSchema } = content;
      if (!isObject(schema) || !isObject(uiSchema) || schemaMistakes(schema).length > 0) return;
      if (isWhole(file, `${pointer}/schema`) && isWhole(file, `${pointer}/uiSchema`)) {
        found.push(createForm(file, pointer, { ...content, schema, uiSchema }));
      }
    });
    return found;
  });
  const widgets = memo((file: ContentFile) => widgetUses(own(file), forms(file), mistakes(file)));
  const mistakesOfOptions = memo((use: WidgetUse) => optionMistakes(schemas, use));
  const wrongPointers = memo((file: ContentFile) => {
    const wrong = [...mistakes(file), ...widgets(file).flatMap(mistakesOfOptions)];
    return new Set(wrong.map(({ pointer }) => pointer));
  });
  const isSound = (file: ContentFile) => (item: { pointer: string }) =>
    !wrongPointers(file).has(item.pointer);
  const allAnnotated = memo((file: ContentFile) => withOptions(schemas, annotated(file), widgets(file)));
  const marked = memo((file: ContentFile) =>
    markedContent(own(file), allAnnotated(file)).filter(isSound(file)),
  );
  const withMark = (file: ContentFile, mark: Mark) => marked(file).filter((item) => item.mark === mark);
  const texts = memo((file: ContentFile) =>
    textsIn(own(file), allAnnotated(file), withMark(file, 'FormSchema')).filter(isSound(file)),
  );

  const schemaParts = memo((file: ContentFile) => {
    const schemas = [...withMark(file, 'FormSchema'), ...withMark(file, 'RuleSchema')];
    return authoredParts(schemas, (schema) => schemaMistakes(schema).length === 0);
  });

  return {
    names,
    files,
    parsed: [...files.values()].filter((file) => file.tree && file.syntaxErrors.length === 0),
    resolved,
    own,
    origin,
    site(file, pointer) {
      let at = pointer;
      while (at !== '' && !isWrittenThere(file, at)) at = at.slice(0, at.lastIndexOf('/'));
      return { file, pointer: resolved(file).refs.has(at) ? `${at}/$ref` : at };
    },
    mistakes,
    forms,
    widgets,
    optionMistakes: mistakesOfOptions,
    marked: withMark,
    texts,
    annotated: allAnnotated,
    schemaParts,
    schemaMistakes,
  };
}

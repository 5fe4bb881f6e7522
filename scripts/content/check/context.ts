import { weakMemo } from '../memo.ts';
import type { ContentFile, ContentFiles } from '../read.ts';
import { withKindsMeant } from './kinds.ts';
import { fileModel, optionErrorsOf } from './model/file-model.ts';
import type { Names } from './names.ts';
import { parentOf } from './pointers.ts';
import type { CheckContext } from './rule.ts';
import { authoredSchemaErrors } from './schema-errors/authored-schemas.ts';

/** Creates the context that rules use to query content. Each value is computed once, on first use. */
export function createContext(given: ContentFiles, names: Names): CheckContext {
  const files = withKindsMeant(given);
  const model = weakMemo((file: ContentFile) => fileModel(files, file));
  const origin = (file: ContentFile, pointer: string) =>
    model(file).resolved.origins.get(pointer) ?? { file, pointer };
  const isWrittenThere = (file: ContentFile, pointer: string) => {
    const written = origin(file, pointer);
    return written.file === file && written.pointer === pointer;
  };
  return {
    names,
    files,
    parsed: [...files.values()].filter((file) => file.tree && file.syntaxErrors.length === 0),
    resolved: (file) => model(file).resolved,
    own: (file) => model(file).own(),
    origin,
    site(file, pointer) {
      let at = pointer;
      while (at !== '' && !isWrittenThere(file, at)) at = parentOf(at);
      return { file, pointer: model(file).resolved.refs.has(at) ? `${at}/$ref` : at };
    },
    schemaErrors: (file) => model(file).schemaErrors(),
    forms: (file) => model(file).forms(),
    widgets: (file) => model(file).widgets(),
    optionErrors: optionErrorsOf,
    marked: (file, mark) => model(file).marked(mark),
    texts: (file) => model(file).texts(),
    annotated: (file) => model(file).annotated(),
    schemaParts: (file) => model(file).schemaParts(),
    authoredSchemaErrors,
  };
}

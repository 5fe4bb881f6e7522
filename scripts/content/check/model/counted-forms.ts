import { marksIn } from '../../compile/marks.ts';
import { isObject, type JsonObject } from '../../json.ts';
import { weakMemo } from '../../memo.ts';
import type { ContentFile } from '../../read.ts';
import { isWhole, valueIn } from '../../resolve.ts';
import type { CheckContext } from '../rule.ts';
import type { Form } from './forms.ts';

/** Forms that together ask for answers which code reads by their names. */
export interface CountedForms {
  file: ContentFile;
  /** of the form, or of the journey whose steps they are */
  pointer: string;
  forms: readonly Form[];
  /** what code knows of the answers */
  answers: JsonObject;
}

/** The form whose schema stands at a pointer into a file, in whichever file it is written; undefined for an unsound one. */
function formAt(context: CheckContext, file: ContentFile, pointer: string): Form | undefined {
  const written = context.own(file).inside(pointer)[0] ?? { file, pointer };
  return context.forms(written.file).find((form) => `${form.pointer}/schema` === written.pointer);
}

/** The schemas of forms in a file and all that it takes in, sound or not. */
function formSchemas(context: CheckContext, file: ContentFile): string[] {
  const { value } = context.resolved(file);
  return [...marksIn(context.annotated(file))].flatMap(([at, mark]) => {
    const around = valueIn(value, at.slice(0, at.lastIndexOf('/')));
    return mark === 'FormSchema' && at.endsWith('/schema') && isObject(around) && 'uiSchema' in around
      ? [at]
      : [];
  });
}

function findIn(context: CheckContext, file: ContentFile): CountedForms[] {
  const named = [...context.annotated(file)].flatMap(([pointer, said]) =>
    (said.get('answers') ?? []).map((name) => ({
      pointer,
      answers: context.names.answers.get(String(name)),
    })),
  );
  if (named.length === 0) return [];
  const schemas = formSchemas(context, file);
  return named.flatMap(({ pointer, answers }) => {
    const inside = schemas.filter((at) => `${at}/`.startsWith(`${pointer}/`));
    const forms = inside.flatMap((at) => formAt(context, file, at) ?? []);
    // what asks for an answer may be in a form that is not understood
    const isKnown = forms.length === inside.length && isWhole(context.resolved(file), pointer);
    return answers && forms.length > 0 && isKnown ? [{ file, pointer, forms, answers }] : [];
  });
}

const foundIn = weakMemo((context: CheckContext) => weakMemo((file: ContentFile) => findIn(context, file)));

/** The forms of the content that code counts on, as "answers" in the content's schemas says. */
export function countedForms(context: CheckContext): CountedForms[] {
  return context.parsed.flatMap((file) => foundIn(context)(file));
}

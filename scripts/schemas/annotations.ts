import type { Ajv, AnySchemaObject, ErrorObject } from 'ajv';
import { createSchemaAjv } from './ajv.ts';

/** What schemas say of one value, by keyword; several may speak of the same value. */
export type Annotations = ReadonlyMap<string, readonly unknown[]>;

/** What schemas say of a piece of data and of all that is in it, by pointer. */
export type Annotated = ReadonlyMap<string, Annotations>;

/** What a schema finds in a piece of data. */
export interface Judged {
  annotated: Annotated;
  /** with `verbose` */
  errors: readonly ErrorObject[];
}

export interface Annotator {
  ajv: Ajv;
  judge(schemaUri: string, value: unknown): Judged;
}

interface Context {
  instancePath: string;
}

/** A keyword's function, as ajv calls it; what it finds wrong it leaves in its own `errors`. */
interface Check {
  (said: unknown, data: unknown, parentSchema?: AnySchemaObject, context?: Context): boolean;
  errors?: Partial<ErrorObject>[];
}

function fitsFormat({ formats }: Ajv, name: unknown, data: unknown): boolean {
  const format = formats[String(name)];
  return typeof format !== 'function' || typeof data !== 'string' || Boolean(format(data));
}

/**
 * Collects what the schema of a piece of data says of its values, beside whether they fit; so what is to be done with a
 * value stands beside what it may be, and nothing else knows names of content.
 *
 * @param keywords such as no validator minds, and "format"
 */
export function createAnnotator(keywords: readonly string[]): Annotator {
  let found = new Map<string, Map<string, unknown[]>>();
  const add = (pointer: string, keyword: string, said: unknown) => {
    const here = found.get(pointer) ?? new Map<string, unknown[]>();
    found.set(pointer, here.set(keyword, [...(here.get(keyword) ?? []), said]));
  };
  // whether they are schemas is not asked here: tests do
  const ajv = createSchemaAjv({ verbose: true, validateSchema: false });
  for (const keyword of keywords) {
    const check: Check = (said, data, parentSchema, context) => {
      if (context) add(context.instancePath, keyword, said);
      if (keyword !== 'format' || fitsFormat(ajv, said, data)) return true;
      const message = `must match format "${said}"`;
      check.errors = [{ keyword, message, params: { format: said }, parentSchema }];
      return false;
    };
    ajv.removeKeyword(keyword);
    ajv.addKeyword({ keyword, errors: true, validate: check });
  }
  return {
    ajv,
    judge(schemaUri, value) {
      found = new Map();
      const annotated = found;
      const fits = ajv.validate(schemaUri, value);
      // whatever is asked of this ajv from now on says nothing of this value
      found = new Map();
      return { annotated, errors: fits ? [] : (ajv.errors ?? []) };
    },
  };
}

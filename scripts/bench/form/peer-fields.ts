export interface Field {
  name: string;
  label: string;
  pattern: RegExp;
  messages: { required: string; pattern: string };
}

/** Defined by the build. */
declare const BENCH_FIELDS: readonly Field[];

/** The fields of the compared forms. */
export const fields = BENCH_FIELDS;

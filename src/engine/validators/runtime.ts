import { fullFormats } from 'ajv-formats/dist/formats.js';
import equal from 'fast-deep-equal';
import { resolveBound } from './date-range.ts';
import { isMultipleOf } from './multiple-of.ts';

/** Length in code points, which JSON Schema counts. */
function ucs2length(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** Every module that a compiled validator may require, by the names in ajv's generated code. */
const modules = {
  'ajv/dist/runtime/ucs2length': { default: ucs2length },
  'ajv/dist/runtime/equal': { default: equal },
  'ajv-formats/dist/formats': { fullFormats },
  'date-range': { resolveBound },
  'multiple-of': { isMultipleOf },
};

export type RuntimeModule = keyof typeof modules;

/** Returns a module of the table above: the `require` of compiled validators. */
export function requireRuntime<Name extends RuntimeModule>(name: Name): (typeof modules)[Name] {
  return modules[name];
}

/** Returns true if compiled validators may require a module. */
export function isRuntimeModule(name: string): name is RuntimeModule {
  return name in modules;
}

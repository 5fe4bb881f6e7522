import { fullFormats } from 'ajv-formats/dist/formats.js';
import equal from 'fast-deep-equal';
import { resolveBound } from './date-range.ts';

/** Length in code points, as JSON Schema counts it. */
function ucs2length(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** Everything a compiled validator may call, under the names that ajv's generated code asks for. */
const modules = {
  'ajv/dist/runtime/ucs2length': { default: ucs2length },
  'ajv/dist/runtime/equal': { default: equal },
  'ajv-formats/dist/formats': { fullFormats },
  'date-range': { resolveBound },
};

export type RuntimeModule = keyof typeof modules;

/** Returns a module of the table above: what compiled validators get as their `require`. */
export function requireRuntime<Name extends RuntimeModule>(name: Name): (typeof modules)[Name] {
  return modules[name];
}

/** Tells whether compiled validators may require a module. */
export function isRuntimeModule(name: string): name is RuntimeModule {
  return name in modules;
}

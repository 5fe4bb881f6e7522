import equal from 'fast-deep-equal';
import { resolveBound } from './date-range.ts';
import { formats } from './formats.ts';

/** Length in code points, as JSON Schema counts it. */
function ucs2length(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

/** Everything a compiled rule may call, under the names that ajv's generated code asks for. */
const modules = {
  'ajv/dist/runtime/ucs2length': { default: ucs2length },
  'ajv/dist/runtime/equal': { default: equal },
  runtime: { formats, resolveBound },
};

export type RuntimeModule = keyof typeof modules;

/** What compiled rules get as their `require`: no module loader, just a look into the table above. */
export function requireRuntime<Name extends RuntimeModule>(name: Name): (typeof modules)[Name] {
  return modules[name];
}

export function isRuntimeModule(name: string): name is RuntimeModule {
  return name in modules;
}

import type { Plugin } from 'vite';

interface Removal {
  /** The compiled file, in node_modules/@rjsf. */
  file: string;
  /** Matches what to remove, with the indentation of compiled code. */
  code: RegExp;
  count: number;
  instead: string;
}

const REMOVALS: readonly Removal[] = [
  {
    // with RJSF's defaults and error lists; RJSF only asks the validator which conditions hold
    file: 'validator-ajv8/lib/precompiledValidator.js',
    code: /^ {4}(?:validateFormData|rawValidation)\(.*?^ {4}\}\n/gms,
    count: 2,
    instead: '',
  },
  {
    // with the library that merges `allOf`: src/engine/form/SchemaForm.tsx always gives RJSF a function for it
    file: 'utils/lib/schema/retrieveSchema.js',
    code: /(?<=^function mergeAllOf\(schema\) \{\n).*?(?=^\}\n)/gms,
    count: 1,
    instead: "    throw new Error('RJSF was given no function that merges allOf.');\n",
  },
];

/**
 * Leaves code that never runs out of RJSF's files. The bundler cannot remove methods of a class, or a fallback for an
 * optional argument.
 */
export function usedRjsf(): Plugin {
  return {
    name: 'used-rjsf',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /@rjsf\/.*\/(?:precompiledValidator|retrieveSchema)\.js$/ },
      handler(source, id) {
        const removal = REMOVALS.find(({ file }) => id.endsWith(`@rjsf/${file}`));
        if (!removal) return null;
        if (source.match(removal.code)?.length !== removal.count)
          throw new Error(`RJSF’s ${removal.file} lacks code that the build removes.`);
        return source.replace(removal.code, removal.instead);
      },
    },
  };
}

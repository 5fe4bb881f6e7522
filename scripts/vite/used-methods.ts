import type { Plugin } from 'vite';

/** A method of a class, with the indentation of compiled code. */
const METHOD = /^ {4}(?:validateFormData|rawValidation)\(.*?^ {4}\}\n/gms;

/**
 * Leaves methods that nothing calls out of RJSF's precompiled validator, and with them RJSF's defaults and error lists.
 * RJSF only asks the validator which conditions hold. The bundler cannot remove the methods of a class.
 */
export function usedMethods(): Plugin {
  return {
    name: 'used-methods',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /@rjsf\/validator-ajv8\/lib\/precompiledValidator\.js$/ },
      handler(code) {
        if (code.match(METHOD)?.length !== 2)
          throw new Error('RJSF’s precompiledValidator.js lacks a method that the build removes.');
        return code.replace(METHOD, '');
      },
    },
  };
}

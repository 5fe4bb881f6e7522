import { contentCode } from '../../content/compile/content-code.ts';
import { createRules } from '../../content/compile/form-rules.ts';
import { findRequiredModules } from '../../content/compile/required-modules.ts';
import { withDefaultOptions } from '../../content/compile/widget-defaults.ts';
import { withWidgetModule } from '../../content/compile/widget-modules.ts';
import { hashOf } from '../../content/edit/change.ts';
import { mapDeep } from '../../content/json.ts';
import type { Control } from './controls.ts';

/** The addresses of compiled forms. */
export const FORMS = '/@studio-form/';

/** The most forms to keep. Older ones are compiled again. */
const MAX_FORMS = 300;

/** Creates a cache of compiled forms. */
export function createForms() {
  const codes = new Map<string, string>();
  return {
    /** Compiles a form like a page's content, and returns the address of its module. */
    addressOf({ schema, uiSchema }: Control): string {
      const address = `${FORMS}${hashOf(JSON.stringify([schema, uiSchema])).slice(0, 16)}.js`;
      if (!codes.has(address)) {
        if (codes.size >= MAX_FORMS) codes.clear();
        const { rules, nameForm } = createRules();
        const complete = mapDeep(uiSchema, (part) => withWidgetModule(withDefaultOptions(part)));
        const content = { schema: nameForm(schema), uiSchema: complete };
        codes.set(address, contentCode(rules, { ...findRequiredModules({ form: content }), content }));
      }
      return address;
    },
    /** Returns the code of a form's module. */
    codeAt: (address: string): string | undefined => codes.get(address),
  };
}

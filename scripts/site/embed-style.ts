import postcss, { type AtRule, type Root, type Rule } from 'postcss';

/** Sets everything that a host page would pass on to a shadow tree. */
const ISOLATION = `@layer isolation;
@layer isolation {
  .root { all: initial; display: block; color-scheme: light; }
  .root[hidden] { display: none; }
}
`;

const REM = /(?<![\w.-])(-?\d*\.?\d+)rem(?![\w-])/g;
/** In pixels. A container query cannot read a variable, and its rem would be the page's. */
const USUAL_TEXT_SIZE = 16;

/** At-rules that have no effect in a shadow tree, or belong to a page of our own. */
function isOfPage({ name, params }: AtRule): boolean {
  // the page around may be light in the dark scheme, too
  return ['font-face', 'page'].includes(name) || /prefers-color-scheme: ?dark/.test(params);
}

/** Returns a selector for a shadow tree. Undefined if it is about the page. */
function selectorInTree(selector: string, isPrinted: boolean): string | undefined {
  if (selector === ':root') return isPrinted ? undefined : '.root';
  const isAboutPage = /^(?::root|html|body|::view-transition)|(?<!,\s*)(?:^|\s)\.host/.test(selector);
  return isAboutPage ? undefined : selector;
}

const isPrinted = (rule: Rule) =>
  rule.parent?.type === 'atrule' && (rule.parent as AtRule).params === 'print';

function keepInTree(root: Root): void {
  root.walkAtRules((rule) => {
    if (isOfPage(rule)) rule.remove();
  });
  root.walkRules((rule) => {
    // keyframes have no selectors, and nested rules depend on the one around them
    if (rule.parent?.type === 'rule' || (rule.parent as AtRule).name === 'keyframes') return;
    const selectors = rule.selectors.flatMap((each) => selectorInTree(each, isPrinted(rule)) ?? []);
    if (selectors.length > 0) rule.selectors = selectors;
    else rule.remove();
  });
}

/**
 * Returns the site's stylesheet for the shadow trees of embedded roots: without what is about the page, and with lengths
 * that do not depend on the text size of the page's root element (`--rem`, src/engine/mount/embedded-root.ts).
 */
export function embedStyle(css: string): string {
  const root = postcss.parse(css);
  keepInTree(root);
  root.walkAtRules('container', (rule) => {
    rule.params = rule.params.replace(
      REM,
      (_length, count: string) => `${Number(count) * USUAL_TEXT_SIZE}px`,
    );
  });
  root.walkDecls((declaration) => {
    // a decoration across the whole window would cover the host page
    if (declaration.value.includes('100vmax')) declaration.remove();
    declaration.value = declaration.value.replace(REM, 'calc($1 * var(--rem))');
  });
  return ISOLATION + root.toString();
}

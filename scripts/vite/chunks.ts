/** The modules that draw every page, by path. RJSF is not included because some pages have no form. */
const CORE = [
  /node_modules\/(react|react-dom|react-is|scheduler|zustand|fast-deep-equal|lucide)\//,
  /\/src\/engine\/[\w-]+\.tsx?$/,
  /\/src\/engine\/(mount|validators)\//,
  /\/src\/engine\/form\/(?!SchemaForm|layout)[\w-]+\.tsx?$/,
  /\/src\/engine\/ui\/(?!Dialog|MessageDialog)/,
  /\/src\/engine\/widgets\/widget\.ts$/,
  /\/src\/ovhc\/(analytics\/events|author-mode|pages\/define-page|backend\/(call|cache-answer|match-text))/,
  /\/src\/ovhc\/store\/(quote-store|storage)/,
];

/** The modules that draw a form from its schema, in a journey or in a dialog. */
const FORM = [
  /node_modules\/@rjsf\//,
  /\/src\/engine\/form\/(SchemaForm|layout)/,
  /\/src\/engine\/journey\/submit-handlers/,
];

/** The modules that the product pages and the application share: the price, and dialogs. */
const PRICE = [
  /\/src\/ovhc\/(actions\/choose-product|pages\/(use-price|QuoteRequired)|quote\/(prices|product\.|selection))/,
  /\/src\/engine\/ui\/Dialog/,
];

/** The modules that load the outcome of an application. */
const OUTCOME = [/\/src\/ovhc\/(pages\/outcome\/use-outcomes|application\/confirmation|store\/acceptance)/];

/** The modules that end a quote, on all pages that show one. */
const END = [
  /\/src\/ovhc\/(pages\/(StartAgain\.tsx|outcome\/LateOutcomeNotice)|store\/other-tabs|quote\/facts)/,
];

/** The modules that widgets share. Each widget is a separate file. */
const INPUTS = [/\/src\/engine\/widgets\/(select\/[A-Z]|text\/use)/];

const chunk = (name: string, paths: RegExp[]) => ({
  name,
  test: (id: string) => paths.some((path) => path.test(id)),
});

/**
 * Groups of modules that are each built into one file. As many small files they would add 2.5 KB, compressed, to
 * each page.
 */
export const CHUNKS = [
  chunk('core', CORE),
  chunk('form', FORM),
  chunk('price', PRICE),
  chunk('end', END),
  chunk('outcome', OUTCOME),
  chunk('inputs', INPUTS),
];

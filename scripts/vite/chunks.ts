const GROUPS = {
  // what draws every page; without RJSF, because some pages have no form, and without what only file fields need
  core: [
    /node_modules\/(react|react-dom|react-is|scheduler|zustand|fast-deep-equal|lucide)\/(?!.*\/upload)/,
    /\/src\/engine\/[\w-]+\.tsx?$/,
    /\/src\/engine\/(mount\/(?!embedded-root|altered-builtin)|validators\/)/,
    /\/src\/pages\.ts$/,
    /\/src\/engine\/form\/(?!SchemaForm|layout|FieldGroup|ObjectFields|form-files)[\w-]+\.tsx?$/,
    /\/src\/engine\/ui\/(?!Dialog|MessageDialog)/,
    /\/src\/engine\/widgets\/widget\.ts$/,
    /\/src\/ovhc\/(analytics\/events|author-mode|monitoring\/(record|start|tab-record)|pages\/define-page|backend\/(call|clock|cache-answer))/,
    /\/src\/ovhc\/store\/(has-application|quote-store|storage|stored-records)/,
  ],
  // what draws a form from its schema, in a journey or in a dialog
  'schema-form': [
    /node_modules\/@rjsf\//,
    /\/src\/engine\/form\/(SchemaForm|layout|FieldGroup)/,
    /\/src\/engine\/journey\/submit-handlers/,
  ],
  // the product pages and the application: the price
  price: [
    /\/src\/ovhc\/(actions\/choose-product|pages\/(use-price|QuoteRequired)|quote\/(prices|product\.|selection))/,
  ],
  // products with their prices, on their pages and as cards
  products: [/\/src\/ovhc\/(ui\/Price\.|backend\/products)/],
  dialog: [/\/src\/engine\/ui\/(Message)?Dialog/],
  // what shows a quote, and ends it, on all pages that have one
  quoted: [
    /\/src\/ovhc\/(pages\/(StartAgain\.tsx|outcome\/LazyOutcomeNotice|use-saved-quote)|store\/other-tabs)/,
    /\/src\/ovhc\/quote\/(facts|quote-parameter)/,
    /\/src\/engine\/journey\/(StepSummary|step-forms)/,
  ],
  // what draws pages with a journey
  journey: [/\/src\/engine\/journey\/(JourneyView|Step[BVL])/, /\/src\/ovhc\/pages\/define-journey-page/],
  // what applications there are, and their outcomes
  outcome: [
    /\/src\/ovhc\/(pages\/outcome\/use-outcomes|store\/(confirmation-store|random-id))/,
    /\/src\/ovhc\/submission\/(acceptance|begin|states|store)/,
  ],
  // what searches suggest
  search: [
    /node_modules\/@github\/combobox-nav\//,
    /\/src\/engine\/widgets\/typeahead\/(?!index|typeahead-choices)/,
  ],
  // what widgets share; each widget is a file of its own
  inputs: [/\/src\/engine\/widgets\/(select\/[A-Z]|text\/use)/],
};

/**
 * Groups of modules that are each built into one file. As many small files they would add 2.5 KB, compressed, to
 * each page.
 */
export const CHUNKS = Object.entries(GROUPS).map(([name, paths]) => ({
  name,
  test: (id: string) => paths.some((path) => path.test(id)),
}));

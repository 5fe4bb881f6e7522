/** Lists, by path, what every page is drawn with. RJSF is not in it, nor are retries: some pages do without. */
const CORE = [
  /node_modules\/(react|react-dom|scheduler|zustand|fast-deep-equal|lucide)\//,
  /\/src\/engine\/(?!retry)[\w-]+\.tsx?$/,
  /\/src\/engine\/(mount|rules)\//,
  /\/src\/engine\/form\/(?!SchemaForm)[\w-]+\.tsx?$/,
  /\/src\/engine\/ui\/(?!Dialog|MessageDialog|use-late-module)/,
  /\/src\/engine\/widgets\/widget\.ts$/,
  /\/src\/ovhc\/(analytics\/(?!pay|purchase)|author-mode|pages\/define-page|backend\/(call|keep-answer|match-text))/,
  /\/src\/ovhc\/store\/(quote-store|storage|drop-misfits)/,
];

/** One file for it: as twenty small ones it weighs 2.5 KB more, compressed, on each page. */
export const coreChunk = { name: 'core', test: (id: string) => CORE.some((path) => path.test(id)) };

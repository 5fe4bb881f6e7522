/** A page that is made for each product, as it is made for one. */
declare module '*.json?content&product=OVHC-EVERYDAY' {
  const content: (
    require: typeof import('../src/engine/validators/runtime.ts').requireRuntime,
  ) => import('../src/engine/mount/compiled-page.ts').CompiledPage;
  export default content;
}

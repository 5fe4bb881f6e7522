declare module '*.schema.json?validator' {
  const rule: import('./engine/validators/validators.ts').Validator;
  export default rule;
}
declare module '*.schema.json?validator=response' {
  const rule: import('./engine/validators/validators.ts').Validator;
  export default rule;
}
declare module '*.schema.json?validator=record' {
  const rule: import('./engine/validators/validators.ts').Validator;
  export default rule;
}
declare module '*.schema.json?validator=dependants' {
  const rule: import('./engine/validators/validators.ts').Validator;
  export default rule;
}
declare module '*.schema.json?validator=inbound' {
  const rule: import('./engine/validators/validators.ts').Validator;
  export default rule;
}
declare module '*.json?content' {
  const content: (
    require: typeof import('./engine/validators/runtime.ts').requireRuntime,
  ) => import('./engine/mount/compiled-page.ts').CompiledPage;
  export default content;
}

declare module '*.schema.json?rule' {
  const rule: import('./engine/rules/rules.ts').CompiledRule;
  export default rule;
}
declare module '*.schema.json?rule=response' {
  const rule: import('./engine/rules/rules.ts').CompiledRule;
  export default rule;
}
declare module '*.schema.json?rule=record' {
  const rule: import('./engine/rules/rules.ts').CompiledRule;
  export default rule;
}
declare module '*.schema.json?rule=dependants' {
  const rule: import('./engine/rules/rules.ts').CompiledRule;
  export default rule;
}
declare module '*.schema.json?rule=inbound' {
  const rule: import('./engine/rules/rules.ts').CompiledRule;
  export default rule;
}
declare module '*.json?content' {
  const content: (
    require: typeof import('./engine/rules/runtime/index.ts').requireRuntime,
  ) => import('./engine/mount/compiled-page.ts').CompiledPage;
  export default content;
}

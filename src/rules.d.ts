declare module '*.schema.json?rule' {
  const rule: import('./engine/rules/rules.ts').CompiledRule;
  export default rule;
}
declare module '*.schema.json?rule=response' {
  const rule: import('./engine/rules/rules.ts').CompiledRule;
  export default rule;
}

declare module 'lucide/dist/esm/icons/*.mjs' {
  const shape: import('../compiled.ts').IconShape;
  export default shape;
}

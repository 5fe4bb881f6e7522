import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from './scripts/vite/aliases.ts';
import { schemaRules } from './scripts/vite/schema-rules.ts';

export default defineConfig({
  appType: 'custom',
  plugins: [schemaRules(), react()],
  resolve: { alias: aliases },
  build: {
    target: 'es2022',
    manifest: true,
    // one stylesheet, linked from the page: nothing is drawn before it is there
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: 'src/main.ts',
      // a function that nobody calls goes although something is written on it: three of Downshift's four hooks do
      treeshake: { propertyWriteSideEffects: false },
    },
  },
});

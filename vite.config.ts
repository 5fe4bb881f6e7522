import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { aliases } from './scripts/vite/aliases.ts';
import { downshiftHooks } from './scripts/vite/downshift-hooks.ts';
import { schemaRules } from './scripts/vite/schema-rules.ts';

export default defineConfig({
  appType: 'custom',
  plugins: [schemaRules(), downshiftHooks(), react()],
  resolve: { alias: aliases },
  build: {
    target: 'es2022',
    manifest: true,
    // one stylesheet, linked from the page: nothing is drawn before it is there
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/main.ts' },
  },
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BUILD_TARGET } from './scripts/baseline/oldest-browsers.ts';
import { addressService, cardFrameOrigins } from './scripts/settings.ts';
import { aliases } from './scripts/vite/aliases.ts';
import { CHUNKS } from './scripts/vite/chunks.ts';
import { layersFirst } from './scripts/vite/layers-first.ts';
import { plainImports } from './scripts/vite/plain-imports.ts';
import { schemaValidators } from './scripts/vite/schema-validators.ts';

export default defineConfig({
  appType: 'custom',
  plugins: [schemaValidators(), layersFirst(), plainImports(), react()],
  resolve: { alias: aliases },
  // read here, so that both are checked once and no file can say otherwise than the server's policy
  define: {
    'import.meta.env.VITE_ADDRESS_SERVICE': JSON.stringify(addressService()),
    'import.meta.env.VITE_CARD_FRAME_ORIGINS': JSON.stringify(cardFrameOrigins().join(' ')),
  },
  build: {
    // of scripts and of styles
    target: BUILD_TARGET,
    manifest: true,
    // one stylesheet, linked from the page: nothing is drawn before it is there
    cssCodeSplit: false,
    // what a page needs first its HTML names, and what comes later is small: the helper would cost more than it brings
    modulePreload: false,
    rolldownOptions: {
      input: 'src/main.ts',
      // each page names many files, and a hash can't be compressed
      output: { codeSplitting: { groups: CHUNKS }, chunkFileNames: 'assets/[name]-[hash:6].js' },
    },
  },
});

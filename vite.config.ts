import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { BUILD_TARGET } from './scripts/baseline/oldest-browsers.ts';
import { addressService, cardFrameOrigins, monitoringAddress, monitoringSample } from './scripts/settings.ts';
import { aliases } from './scripts/vite/aliases.ts';
import { layersFirst, plainImports } from './scripts/vite/build-output.ts';
import { CHUNKS } from './scripts/vite/chunks.ts';
import { schemaValidators } from './scripts/vite/schema-validators.ts';
import { usedFormats } from './scripts/vite/used-formats.ts';
import { usedRjsf } from './scripts/vite/used-rjsf.ts';

export default defineConfig({
  appType: 'custom',
  plugins: [schemaValidators(), layersFirst(), plainImports(), usedFormats(), usedRjsf(), react()],
  resolve: { alias: aliases },
  // read here, so that all are validated once and all modules use the same values as the server
  define: {
    'import.meta.env.VITE_ADDRESS_SERVICE': JSON.stringify(addressService()),
    'import.meta.env.VITE_CARD_FRAME_ORIGINS': JSON.stringify(cardFrameOrigins().join(' ')),
    'import.meta.env.VITE_MONITORING_ADDRESS': JSON.stringify(monitoringAddress()),
    'import.meta.env.VITE_MONITORING_SAMPLE': JSON.stringify(String(monitoringSample())),
  },
  build: {
    // for scripts and styles
    target: BUILD_TARGET,
    manifest: true,
    // one stylesheet, linked from the page, so that nothing renders before it has loaded
    cssCodeSplit: false,
    // the HTML names the first modules, and later ones are small: the preload helper would cost more than it saves
    modulePreload: false,
    rolldownOptions: {
      input: ['src/main.ts', 'src/embed.ts'],
      // embed.js calls the function that src/embed.ts exports
      preserveEntrySignatures: 'exports-only',
      // short hashes, because each page names many files and hashes don't compress
      output: { codeSplitting: { groups: CHUNKS }, chunkFileNames: 'assets/[name]-[hash:7].js' },
    },
  },
});

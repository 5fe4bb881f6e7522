import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { CHROMIUM_FLAGS, findChromium } from './scripts/browsers.ts';
import { aliases } from './scripts/vite/aliases.ts';
import { contentModules } from './scripts/vite/content-modules.ts';
import { schemaValidators } from './scripts/vite/schema-validators.ts';

const plugins = () => [contentModules(), schemaValidators(), react()];

/** Unit tests that take ten seconds or more. `npm run test:exhaustive` runs them. */
const SLOW = 'tests/unit/**/*.slow.test.ts';

const unit = (name: string, files: { include: string[]; exclude?: string[] }) => ({
  plugins: plugins(),
  resolve: { alias: aliases },
  test: {
    name,
    ...files,
    environment: 'node',
    // tests clean up after themselves, and loading all modules again for each file would double the time
    isolate: false,
    testTimeout: 20_000,
  },
});

export default defineConfig({
  test: {
    // the default leaves a core idle, which is half of a small machine
    maxWorkers: '100%',
    projects: [
      unit('unit', { include: ['tests/unit/**/*.test.ts'], exclude: [SLOW] }),
      unit('slow', { include: [SLOW] }),
      {
        plugins: plugins(),
        resolve: { alias: aliases },
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          globalSetup: 'tests/engines/support/build.ts',
          environment: 'node',
          testTimeout: 240_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: plugins(),
        resolve: { alias: aliases },
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            '@rjsf/core/lib/components/fields/ObjectField.js',
            '@rjsf/utils/lib/mergeSchemas.js',
            '@rjsf/utils/lib/orderProperties.js',
            '@rjsf/utils/lib/schema/retrieveSchema.js',
            '@rjsf/utils/lib/toFieldPathId.js',
            '@rjsf/validator-ajv8/lib/createPrecompiledValidator.js',
            '@github/combobox-nav',
            'axe-core',
            'web-vitals',
            'fast-deep-equal',
            'mdast-util-from-markdown',
            'zustand',
            'zustand/vanilla',
            'date-fns',
            'date-fns/add',
            'date-fns/startOfMonth',
            'react-day-picker',
            'react-day-picker/locale/en-GB',
            'vitest-browser-react',
            'idb-keyval',
            'jsonc-parser',
            '@atlaskit/pragmatic-drag-and-drop/element/adapter',
            '@codemirror/commands',
            '@codemirror/lang-json',
            '@codemirror/language',
            '@codemirror/lint',
            '@codemirror/search',
            '@codemirror/state',
            '@codemirror/view',
            'diff',
            '@lezer/highlight',
          ],
        },
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.tsx'],
          // a browser project does not inherit this setting, and would leave a core idle
          maxWorkers: '100%',
          testTimeout: 20_000,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { executablePath: findChromium(), args: CHROMIUM_FLAGS },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
          },
        },
      },
    ],
  },
});

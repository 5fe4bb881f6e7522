import { writeFileSync } from 'node:fs';
import { install } from '@sinonjs/fake-timers';
import { FIXED_TIME } from './fixed-clock.ts';

// answers contain dates, so the clock is fixed before any module reads the day; see derivedStates in index.ts
install({ now: new Date(FIXED_TIME), toFake: ['Date'] });
const { readContent } = await import('../../content/read.ts');
const { deriveStates } = await import('./derive.ts');
writeFileSync(String(process.argv[2]), JSON.stringify(deriveStates(readContent())));

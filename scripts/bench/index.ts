import { benchCheck } from './check.ts';
import { benchForm } from './form/index.ts';

const withinLimits = await benchForm();
await benchCheck();
if (!withinLimits) process.exitCode = 1;

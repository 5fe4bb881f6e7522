import { benchCheck } from './check/index.ts';
import { benchForm } from './form/index.ts';

const formWithinLimits = await benchForm();
const checkWithinLimits = await benchCheck();
if (!formWithinLimits || !checkWithinLimits) process.exitCode = 1;

import { isTooOld, showTooOld } from './engine/mount/too-old.ts';

// runs before the modules, which a browser this old may not even be able to read
if (isTooOld()) showTooOld();

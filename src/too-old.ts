import { isTooOld, showTooOld } from './engine/mount/too-old.ts';

// runs before the modules, which very old browsers may not be able to parse
if (isTooOld()) showTooOld(document);

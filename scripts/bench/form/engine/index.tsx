import '../../../../src/styles/index.css';
import { mountRoots } from '../../../../src/engine/mount/mount-roots.tsx';
import { page } from './page.tsx';

mountRoots({ root: async () => ({ page }) });

import { drawInShadow } from '../shadow.ts';
import { Bar } from './Bar.tsx';
import styles from './bar.css?inline';

/** Draws the development toolbar at the foot of the window. */
export function showBar(): void {
  drawInShadow('dev-bar', styles, <Bar />);
}

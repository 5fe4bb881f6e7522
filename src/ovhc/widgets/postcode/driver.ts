export { typingDriver as driver } from '../../../engine/widgets/driver.ts';

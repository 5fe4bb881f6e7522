export { typingDriver as driver } from '../driver.ts';

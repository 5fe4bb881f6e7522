// in a thread of its own: a check never holds up what the server serves, and a new one reads the schemas anew
export { judgeContent as answer } from './judge.ts';

/*
 * Ends npm scripts with one line where Node is not a version that package.json names. It runs before them, in any Node,
 * so it is ES5.
 */
function numbers(version) {
  return version.replace('^', '').trim().split('.').map(Number);
}

function includes(required, actual) {
  if (required[0] !== actual[0]) return false;
  return actual[1] > required[1] || (actual[1] === required[1] && actual[2] >= required[2]);
}

function isWithin(range) {
  return includes(numbers(range), numbers(process.versions.node));
}

function shortened(version) {
  return numbers(version).slice(0, 2).join('.').replace(/\.0$/, '');
}

function formatRanges(ranges) {
  return ranges
    .map(shortened)
    .join(', ')
    .replace(/, ([^,]+)$/, ' or $1');
}

function advice(required, actual) {
  return 'This project needs Node REQUIRED; this is ACTUAL. Install Node from https://nodejs.org.'
    .replace('REQUIRED', required)
    .replace('ACTUAL', actual);
}

function check(ranges) {
  if (ranges.some(isWithin)) return;
  console.error(advice(formatRanges(ranges), shortened(process.versions.node)));
  process.exit(1);
}

check(require('../package.json').engines.node.split('||'));

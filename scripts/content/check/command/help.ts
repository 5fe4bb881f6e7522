/** What `npm run check -- --help` prints. */
export const HELP = `Checks content: what is wrong, where, and what to do about it.

  npm run check [-- PATH...] [OPTION...]

PATH is a content file or a folder of them; without any, all of content/ is checked. Files lean on each other, so
the whole content that a file belongs to is always read, but only what is wrong in the named ones is told. Files and
folders whose names begin with a dot are no content, nor is node_modules.

  --format pretty   for people: each finding with the lines around it (this is how it is told unless asked otherwise)
  --format json     { version, files, errors, warnings, findings, mended }; each finding has rule, severity, path,
                    line, column, endLine, endColumn, message, fix; edits where --fix can mend it, and
                    before where --against tells of a change
                    (lines and columns count from 1, the end is behind the last character)
  --format github   workflow commands, which GitHub shows at the lines of a pull request
  --format sarif    SARIF 2.1.0, for code scanning and editors
  --fix             mends what is safe to mend, then tells what is left
  --watch           checks again whenever content or schemas change, until Ctrl-C
  --against REF     also tells which changes since a git ref (main, HEAD~3 …) would cost people who have begun their
                    saved quote, or an answer
  --help            this page

Exit code: 0 when there is no error (warnings may be there), 1 when there is one, 2 when the command was not understood.`;

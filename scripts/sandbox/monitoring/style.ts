/** The style of the monitoring page, after that of all pages of the sandbox. */
export const MONITORING_STYLE = `
:root {
  --line: light-dark(#c8ced3, #49545c); --quiet: light-dark(#505a60, #b0b9bf); --bar: light-dark(#00665c, #3fb8a8);
  background: light-dark(#ffffff, #15191c); color: light-dark(#0b0c0c, #f3f4f5);
  --good: light-dark(#0a6b2d, #6fd08c); --middle: light-dark(#8a5300, #f0b458); --poor: light-dark(#b3140f, #ff9189);
}
body { max-width: 60rem; overflow-wrap: break-word; }
h1 { margin-block: 0 0.5rem; font-size: 2rem; }
main > h2 { margin-block: 3rem 0; font-size: 1.5rem; }
h3 { margin: 0; font-size: 1.125rem; }
small, main > h2 + p { color: var(--quiet); }
small { font-size: 0.875rem; font-weight: normal; }
pre { padding: 1rem; overflow-wrap: anywhere; white-space: pre-wrap; border: 1px solid var(--line); border-radius: 0.25rem; }
code { font-size: 0.875rem; overflow-wrap: anywhere; }
table { margin-block: 1rem 2rem; }
caption { padding-block: 0.5rem; font-size: 1.125rem; }
th, td { width: auto; padding: 0.5rem 1rem 0.5rem 0; border-color: var(--line); }
tbody th { overflow-wrap: anywhere; }
th:last-child, td:last-child { padding-inline-end: 0; }
thead th { color: var(--quiet); font-size: 0.875rem; vertical-align: bottom; }
td, .number { font-variant-numeric: tabular-nums; }
.number { text-align: end; white-space: nowrap; }
th:first-child:has(+ .number) { width: 60%; }
th:first-child:has(+ .number:last-child) { width: 100%; }
.bar { display: block; width: 100%; height: 0.5rem; margin-block-start: 0.25rem; background: light-dark(#e8ecee, #2b3439); border-radius: 0.25rem; }
.bar rect { fill: var(--bar); }
.pages { display: grid; gap: 1rem; }
section { padding: 1rem; border: 1px solid var(--line); border-radius: 0.5rem; }
.vitals { display: grid; grid-template-columns: repeat(auto-fit, minmax(6.25rem, 1fr)); gap: 1rem; margin: 0.75rem 0 0; }
.vitals > div { padding-inline-start: 0.75rem; border-inline-start: 0.25rem solid var(--rating, var(--line)); }
.vitals abbr { color: var(--quiet); font-size: 0.875rem; text-decoration: none; }
.vitals dd { margin: 0; }
.vitals strong { display: block; font-size: 1.375rem; line-height: 1.25; font-variant-numeric: tabular-nums; }
.rating { color: var(--rating, var(--quiet)); font-size: 0.875rem; }
[data-rating='good'] { --rating: var(--good); }
[data-rating='needs improvement'] { --rating: var(--middle); }
[data-rating='poor'] { --rating: var(--poor); }
@media (max-width: 40rem) {
  th, td { padding-inline-end: 0.5rem; }
  thead .number { white-space: normal; }
  tbody th small { display: block; }
}
`;

/** Tells the height of the document, in whole CSS pixels, at once and whenever it changes. @returns tells it once more */
export function reportHeight(report: (height: number) => void): () => void {
  const height = () => Math.ceil(document.documentElement.getBoundingClientRect().height);
  let last = 0;
  const tell = () => {
    last = height();
    report(last);
  };
  new ResizeObserver(() => height() !== last && tell()).observe(document.documentElement);
  return tell;
}

import { useLayoutEffect, useState } from 'react';
import { Text } from '../../ui/Text.tsx';
import { useTree } from '../../ui/tree.ts';

interface ChosenTextProps {
  /** The id of the input with the text. */
  inputId: string;
  text: string;
  /** A detail at the end of the input, as in the list. */
  detail: string | undefined;
}

/** Adds to the input's text: its detail at the end, and the whole text below if the input is too narrow. */
export function ChosenText({ inputId, text, detail }: ChosenTextProps) {
  const tree = useTree();
  const [isCut, setCut] = useState(false);
  // after every render, because the room for the text changes with the text and the detail
  useLayoutEffect(() => {
    const input = tree().getElementById(inputId);
    if (!input) return;
    const measure = () => setCut(input.scrollWidth > input.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(input);
    return () => observer.disconnect();
  });
  return (
    <>
      {detail && (
        <span className="typeahead-chosen-detail" id={`${inputId}-detail`}>
          <Text>{detail}</Text>
        </span>
      )}
      {isCut && (
        // assistive technology reads the text from the input
        <p className="typeahead-chosen" aria-hidden="true">
          <Text>{text}</Text>
        </p>
      )}
    </>
  );
}

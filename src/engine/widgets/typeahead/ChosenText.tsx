import { useLayoutEffect, useState } from 'react';
import { Text } from '../../ui/Text.tsx';

interface ChosenTextProps {
  /** The id of the input that shows the text. */
  inputId: string;
  text: string;
  /** Stands at the end of the input, as it does in the list. */
  detail: string | undefined;
}

/** Completes what the input shows of a choice: its detail, and the whole text below where the input cuts it. */
export function ChosenText({ inputId, text, detail }: ChosenTextProps) {
  const [isCut, setCut] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the room for the text changes with the text and the detail
  useLayoutEffect(() => {
    const input = document.getElementById(inputId);
    if (!input) return;
    const measure = () => setCut(input.scrollWidth > input.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(input);
    return () => observer.disconnect();
  }, [inputId, text, detail]);
  return (
    <>
      {detail && (
        <span className="typeahead-chosen-detail" id={`${inputId}-detail`}>
          <Text>{detail}</Text>
        </span>
      )}
      {isCut && (
        // assistive technology reads it in the input
        <p className="typeahead-chosen" aria-hidden="true">
          <Text>{text}</Text>
        </p>
      )}
    </>
  );
}

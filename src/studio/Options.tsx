interface OptionsProps {
  of: readonly { value: string; label: string }[];
}

/** Draws the options of a dropdown. */
export const Options = ({ of }: OptionsProps) =>
  of.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string; group?: string }[];
  onChange(value: string): void;
}

/** Draws a dropdown, with its options in groups. */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  const optionsOf = (group: string | undefined) =>
    options
      .filter((each) => each.group === group)
      .map((each) => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ));
  return (
    <select
      className="control"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {[...new Set(options.map(({ group }) => group))].map((group) =>
        group === undefined ? (
          optionsOf(group)
        ) : (
          <optgroup key={group} label={group}>
            {optionsOf(group)}
          </optgroup>
        ),
      )}
    </select>
  );
}

interface VisaButtonProps {
  code: string;
  name: string;
  /** True while this visa is being looked up. */
  isPending: boolean;
  onChoose(code: string): void;
}

/** Draws a button that chooses a visa and continues. */
export function VisaButton({ code, name, isPending, onChoose }: VisaButtonProps) {
  return (
    <button
      className="visa-button"
      type="button"
      aria-busy={isPending || undefined}
      onClick={() => onChoose(code)}
    >
      <span>{name} </span>
      <span className="visa-code" translate="no">
        {code}
      </span>
    </button>
  );
}
